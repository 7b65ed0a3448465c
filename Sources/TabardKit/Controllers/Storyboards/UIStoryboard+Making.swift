internal import InterfaceDocument

extension UIStoryboard {
    typealias Creator = (NSCoder) -> UIViewController?

    /// Why there is no storyboard of a name.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// The document of a storyboard; what is wrong with it is thrown.
    static func _source(_ name: String, _ bundle: Bundle?) throws -> InterfaceSource {
        guard let url = InterfaceDocuments.url(of: name, "storyboard", in: bundle) else {
            let names = InterfaceDocuments.names("storyboard", in: bundle).joined(separator: ", ")
            throw Missing(
                description:
                    "Could not find a storyboard named '\(name)': the bundle has \(names.isEmpty ? "none" : names)"
            )
        }
        let source = try InterfaceDocuments.source(at: url, bundle)
        try InterfaceDocuments.expect(.storyboard, source.document)
        return source
    }

    func _makeInitial(_ creator: Creator?) -> UIViewController? {
        guard let id = _source.document.initialViewController else { return nil }
        return _make(id: id, StoryboardLineage(), creator)
    }

    func _make(_ identifier: String, _ creator: Creator?) -> UIViewController {
        guard let element = _source.document.scene(storyboardIdentifier: identifier)?.controller else {
            let known = _source.document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }
            fatalError(
                "\(_source.document.name) has no controller with the identifier '\(identifier)'; it has \(known.isEmpty ? "none" : known.sorted().joined(separator: ", "))"
            )
        }
        guard let controller = _make(id: element.id ?? "", StoryboardLineage(), creator) else {
            fatalError(
                "\(_source.document.name):\(element.line): The controller '\(identifier)' can't be made; the log says why"
            )
        }
        return controller
    }

    /// Makes the controller of a scene; nil where nothing can stand for it, which is told in the log.
    func _make(id: String, _ lineage: StoryboardLineage, _ creator: Creator?) -> UIViewController? {
        guard let scene = _source.document.scene(of: id), let element = scene.controller, element.id == id
        else {
            InterfaceReport.tell("\(_source.document.name): There is no controller '\(id)'")
            return nil
        }
        let assembly = StoryboardAssembly(self, scene, lineage, creator)
        do {
            assembly.lineage = try lineage.entering("\(_source.document.name) \(id)")
        } catch {
            assembly.tell("\(error)", of: element)
            return nil
        }
        guard element.name != "viewControllerPlaceholder" else { return _follow(element, assembly, creator) }
        guard let controller = assembly.make(element, as: UIViewController.self) else { return nil }
        let origin = controller._storyboardScene ?? StoryboardScene(assembly)
        controller._storyboardScene = origin
        guard origin.view == nil || controller.isViewLoaded else {
            assembly.wake { parts in origin.keep(parts.filter { $0.object !== controller }) }
            return controller
        }
        // The app asked for the view before what belongs to the controller was there to be connected with it.
        guard origin.view == nil else {
            assembly.finish(segues: controller)
            return controller
        }
        // Nothing comes later by which it could be connected.
        origin.objects = origin.others.compactMap { assembly.make($0) }
        assembly.finish(segues: controller)
        return controller
    }

    /// Makes the controller of another storyboard that a placeholder stands for.
    private func _follow(_ element: InterfaceElement, _ assembly: StoryboardAssembly, _ creator: Creator?)
        -> UIViewController?
    {
        Self._tellUnknown(ofPlaceholder: element, in: assembly)
        guard let name = element["storyboardName"], !name.isEmpty else {
            assembly.tell("It names no storyboard", of: element)
            return nil
        }
        do {
            let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? _source.bundle
            let other = UIStoryboard(try Self._source(name, bundle))
            guard let identifier = element["referencedIdentifier"] else {
                guard let id = other._source.document.initialViewController else {
                    assembly.tell("The storyboard '\(name)' starts with no controller", of: element)
                    return nil
                }
                return other._make(id: id, assembly.lineage, creator)
            }
            guard let id = other._source.document.scene(storyboardIdentifier: identifier)?.controller?.id
            else {
                assembly.tell("The storyboard '\(name)' has no controller '\(identifier)'", of: element)
                return nil
            }
            return other._make(id: id, assembly.lineage, creator)
        } catch {
            assembly.tell("\(error)", of: element)
            return nil
        }
    }

    /// Tells what nobody reads of what stands for a controller of another storyboard.
    static func _tellUnknown(ofPlaceholder element: InterfaceElement, in assembly: InterfaceAssembly) {
        let coder = InterfaceCoder(element, assembly)
        coder.skip(attributes: [
            "storyboardName", "referencedIdentifier", "bundleIdentifier", "storyboardIdentifier",
        ])
        // The items that Interface Builder shows; the other storyboard's controller has its own.
        for key in ["navigationItem", "tabBarItem", "toolbarItems"] { coder.skip(child: key) }
        coder.tellUnknown()
    }
}
