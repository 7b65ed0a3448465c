internal import InterfaceDocument

/// Views from interface documents (I1).
extension UIViewController {
    /// Names of `.xib` files by classes; empty where there is none.
    private static var _nibNames: [ObjectIdentifier: String] = [:]

    /// Makes the view from the storyboard or the `.xib` that the controller has; false if it has none.
    func _loadDocument() -> Bool { _loadScene() || _loadNib() }

    private func _loadScene() -> Bool {
        guard let scene = _storyboardScene, let element = scene.view, let controller = scene.element else {
            return false
        }
        let assembly = StoryboardAssembly(scene, owner: self)
        assembly.adopt(self, for: controller, isAwake: true, hasAttributes: true)
        for (element, object) in scene.takeParts() {
            assembly.adopt(object, for: element, isAwake: true, hasAttributes: true)
        }
        guard let view = assembly.make(element, as: UIView.self) else { return false }
        if _view !== view { self.view = view }
        // Containers give it its place by its frame, whatever the document says of the view.
        if !view.translatesAutoresizingMaskIntoConstraints {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        scene.objects = scene.others.compactMap { assembly.make($0) }
        assembly.finish(segues: self)
        let embedded = scene.embedded
        scene.embedded = []
        for template in embedded { template.perform(from: self, sender: nil, asks: false) }
        return true
    }

    private func _loadNib() -> Bool {
        guard let name = _nibName ?? Self._usualNibName(in: _nibBundle) else { return false }
        // A nib that a storyboard names is one that Xcode compiles.
        if _storyboardScene != nil, InterfaceDocuments.url(of: name, "xib", in: _nibBundle) == nil {
            return false
        }
        let made = UINib(nibName: name, bundle: _nibBundle).instantiate(withOwner: self)
        _nibObjects = made.compactMap { $0 as? NSObject }
        guard _view == nil else { return true }
        InterfaceReport.tell(
            "The nib '\(name)' was loaded for \(type(of: self)), but its outlet 'view' was not set; an empty view stands there"
        )
        return false
    }

    /// The file of the class's name, with or without `Controller` at its end.
    private static func _usualNibName(in bundle: Bundle?) -> String? {
        if let known = _nibNames[ObjectIdentifier(self)] { return known.isEmpty ? nil : known }
        let found = _findUsualNibName(in: bundle)
        _nibNames[ObjectIdentifier(self)] = found ?? ""
        return found
    }

    private static func _findUsualNibName(in bundle: Bundle?) -> String? {
        guard !String(reflecting: self).hasPrefix("TabardKit.") else { return nil }
        let name = "\(self)"
        let names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
        return names.first { InterfaceDocuments.url(of: $0, "xib", in: bundle) != nil }
    }
}
