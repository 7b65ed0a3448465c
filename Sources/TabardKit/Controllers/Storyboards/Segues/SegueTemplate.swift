internal import InterfaceDocument

/// What a storyboard says of a segue; each time that it is performed there is a new `UIStoryboardSegue`.
@MainActor
final class SegueTemplate {
    enum Kind {
        case relationship, embed, show, push, showDetail, present, popover, custom, unwind
    }

    let element: InterfaceElement
    /// Nil for a kind that Tabard doesn't know.
    let kind: Kind?
    /// Where a popover points to.
    private weak var anchor: NSObject?
    private weak var delegate: NSObject?
    /// The view that an embedded controller fills.
    weak var container: UIView?

    init(_ element: InterfaceElement) {
        self.element = element
        kind =
            switch element["kind"] {
            case "relationship": .relationship
            case "embed": .embed
            case "show": .show
            case "push": .push
            case "showDetail", "replace": .showDetail
            case "presentation", "modal": .present
            case "popoverPresentation", "popover": .popover
            case "custom": .custom
            case "unwind": .unwind
            default: nil
            }
    }

    var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Finds the objects that the segue names, while they are known by their ids.
    func resolve(in assembly: InterfaceAssembly) {
        let place = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] ?? element["anchor"]
        if let object = assembly.object(id: place) { anchor = object }
        let outlets = element.first("connections")?.children ?? []
        if let outlet = outlets.first(where: { $0["property"] == "delegate" }),
            let object = assembly.object(id: outlet["destination"])
        {
            delegate = object
        }
        tellUnknown(in: assembly)
    }

    /// Tells what nobody reads when the segue is performed.
    private func tellUnknown(in assembly: InterfaceAssembly) {
        let coder = InterfaceCoder(element, assembly)
        coder.skip(attributes: Self.attributes)
        if let directions = coder.child(key: "popoverArrowDirection", "popoverArrowDirection") {
            _ = UIPopoverArrowDirection(InterfaceCoder(directions, assembly))
        }
        // What a firm press showed on devices that felt it.
        coder.skip(children: ["segue"])
        coder.tellUnknown()
        guard let connections = element.first("connections") else { return }
        assembly.source.coverage?.note(connections)
        for connection in connections.children { assembly.tellUnknown(of: connection) }
    }

    private static let attributes: Set<String> = [
        "destination", "kind", "identifier", "relationship", "trigger", "eventType", "animates",
        "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorView", "popoverAnchorBarButtonItem",
        "anchor", "unwindAction", "destinationCreationSelector",
    ]

    /// Leads on.
    ///
    /// - Parameter asks: Whether the source may keep it from happening.
    func perform(from source: UIViewController, sender: Any?, asks: Bool) {
        guard let scene = source._storyboardScene, let kind else { return }
        if asks, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
        if kind == .unwind { return unwind(from: source, scene, sender) }
        // The app may have taken the view away that the controller would fill.
        if kind == .embed, container == nil { return }
        let lineage = kind == .embed ? scene.lineage : StoryboardLineage()
        guard let id = element["destination"] else {
            return tell("It leads nowhere", scene)
        }
        guard let destination = scene.storyboard._make(id: id, lineage, creator(source, sender, scene)) else {
            return tell("The controller '\(id)' that it leads to can't be made", scene)
        }
        let type = type(in: scene)
        guard kind != .custom || type != UIStoryboardSegue.self else {
            return tell("It is of a custom kind and has no class that says how, so it does nothing", scene)
        }
        let segue = UIStoryboardSegue._make(type, identifier, source, destination)
        segue._animates = element["animates"] != "NO"
        segue._style = style(of: kind, sender)
        prepare(destination, kind, sender, scene)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func style(of kind: Kind, _ sender: Any?) -> SegueStyle? {
        switch kind {
        case .show: .show(sender: sender)
        case .push: .push
        case .showDetail: .showDetail(sender: sender)
        case .present, .popover: .present
        case .embed: container.map { .embed($0) }
        case .unwind: .unwind
        case .custom, .relationship: nil
        }
    }

    private func prepare(
        _ destination: UIViewController,
        _ kind: Kind,
        _ sender: Any?,
        _ scene: StoryboardScene
    ) {
        let coder = InterfaceCoder(element, InterfaceAssembly(scene.storyboard._source))
        if let style = coder.choice("modalPresentationStyle", UIModalPresentationStyle.interfaceNames) {
            destination.modalPresentationStyle = style
        }
        if let name = coder.text("modalTransitionStyle") {
            if let style = UIModalTransitionStyle.interfaceNames[name] {
                destination.modalTransitionStyle = style
            } else {
                tell("Tabard knows no transition '\(name)', so the controller comes as by default", scene)
            }
        }
        guard kind == .popover else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        switch anchor ?? sender as? NSObject {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView: popover._point(to: view)
        case let recognizer as UIGestureRecognizer: popover._point(to: recognizer.view)
        default: break
        }
        if let directions = coder.child(key: "popoverArrowDirection", "popoverArrowDirection") {
            popover.permittedArrowDirections = UIPopoverArrowDirection(
                InterfaceCoder(directions, coder.assembly)
            )
        }
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            popover.delegate = delegate
        }
    }

    /// What makes the destination where the source has a method for it.
    private func creator(_ source: UIViewController, _ sender: Any?, _ scene: StoryboardScene)
        -> UIStoryboard.Creator?
    {
        guard let name = element["destinationCreationSelector"], !name.isEmpty else { return nil }
        let selector = Selector(name)
        guard source.responds(to: selector) else {
            tell("\(Swift.type(of: source)) has no method '\(name)' that @IBSegueAction makes known", scene)
            return nil
        }
        let identifier = identifier
        return { coder in
            let arguments: [Any?] = [coder, sender, identifier]
            return selector.send(to: source, Array(arguments.prefix(selector.argumentCount)))
                as? UIViewController
        }
    }

    private func type(in scene: StoryboardScene) -> UIStoryboardSegue.Type {
        guard let name = element["customClass"] else { return UIStoryboardSegue.self }
        let found: AnyClass? = scene.storyboard._source.classes.custom(name, element["customModule"])
        if let type = found as? UIStoryboardSegue.Type { return type }
        tell("There is no class '\(name)' of segues", scene)
        return UIStoryboardSegue.self
    }

    private func unwind(from source: UIViewController, _ scene: StoryboardScene, _ sender: Any?) {
        guard let name = element["unwindAction"], !name.isEmpty else {
            return tell("It names no action", scene)
        }
        let action = Selector(name)
        guard let destination = source._unwindDestination(action, sender) else {
            return tell("No controller on the way back has the method '\(name)'", scene)
        }
        let segue = UIStoryboardSegue._make(type(in: scene), identifier, source, destination)
        segue._animates = element["animates"] != "NO"
        segue._style = .unwind
        source.prepare(for: segue, sender: sender)
        _ = action.send(to: destination, Array([segue, sender].prefix(action.argumentCount)))
        segue.perform()
    }

    func tell(_ problem: String, _ scene: StoryboardScene) {
        InterfaceAssembly(scene.storyboard._source).tell(problem, of: element)
    }
}

extension UIPopoverPresentationController {
    /// Points to the whole of a view.
    fileprivate func _point(to view: UIView?) {
        sourceView = view
        if let view { sourceRect = view.bounds }
    }
}

extension UIPopoverArrowDirection {
    /// What a `popoverArrowDirection` element says.
    @MainActor
    init(_ coder: InterfaceCoder) {
        let parts: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        self = UIPopoverArrowDirection(parts.filter { coder.bool($0.0) == true }.map(\.1))
        coder.tellUnknown()
    }
}

extension UIModalPresentationStyle {
    static let interfaceNames: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    ]
}

extension UIModalTransitionStyle {
    static let interfaceNames: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    ]
}
