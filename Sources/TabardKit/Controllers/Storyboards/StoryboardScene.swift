internal import InterfaceDocument

/// What a controller keeps of the scene that it was made from.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    let scene: InterfaceScene
    let lineage: StoryboardLineage
    /// What stands beside the controller at the top of the scene, and lives as long as it.
    var objects: [NSObject] = []
    /// What calls the segues when the user does something.
    var triggers: [SegueTrigger] = []
    /// Segues that are performed when the view is there.
    var embedded: [SegueTemplate] = []
    private var parts: [(element: InterfaceElement, object: NSObject)] = []
    private lazy var templates = segues().map { SegueTemplate($0) }
    private lazy var templatesByID = Dictionary(grouping: templates) { $0.element.id }

    init(_ assembly: StoryboardAssembly) {
        storyboard = assembly.storyboard
        scene = assembly.scene
        lineage = assembly.lineage
    }

    var element: InterfaceElement? { scene.controller }

    /// The controller's view; nil where the controller makes it itself.
    var view: InterfaceElement? { element?.children.first { $0["key"] == "view" && $0.name != "nil" } }

    /// What stands beside the controller.
    var others: [InterfaceElement] {
        scene.objects.filter { $0.name != "placeholder" && $0.name != "exit" && $0.id != element?.id }
    }

    /// Holds what was made with the controller until it is connected.
    func keep(_ parts: [(element: InterfaceElement, object: NSObject)]) { self.parts = parts }

    func takeParts() -> [(element: InterfaceElement, object: NSObject)] {
        defer { parts = [] }
        return parts
    }

    func template(of segue: InterfaceElement) -> SegueTemplate {
        if let known = templatesByID[segue.id]?.first(where: { $0.element.line == segue.line }) {
            return known
        }
        let template = SegueTemplate(segue)
        templates.append(template)
        templatesByID[segue.id, default: []].append(template)
        return template
    }

    func template(identifier: String) -> SegueTemplate? {
        templates.first { $0.identifier == identifier && $0.kind != .relationship && $0.kind != .embed }
    }

    /// The identifiers by which code can perform segues.
    var identifiers: [String] {
        templates.filter { $0.kind != .relationship && $0.kind != .embed }.compactMap(\.identifier).sorted()
    }

    private func segues() -> [InterfaceElement] {
        var found: [InterfaceElement] = []
        func look(in element: InterfaceElement) {
            if element.name == "segue" { found.append(element) }
            for child in element.children { look(in: child) }
        }
        for object in scene.objects { look(in: object) }
        return found
    }
}
