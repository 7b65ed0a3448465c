internal import InterfaceDocument

/// Makes the objects of one scene: at first its controller, and later what that shows.
final class StoryboardAssembly: InterfaceAssembly {
    let storyboard: UIStoryboard
    let scene: InterfaceScene
    var lineage: StoryboardLineage
    private let creator: UIStoryboard.Creator?
    /// Whose view is made.
    private weak var owner: UIViewController?

    init(
        _ storyboard: UIStoryboard,
        _ scene: InterfaceScene,
        _ lineage: StoryboardLineage,
        _ creator: UIStoryboard.Creator?
    ) {
        self.storyboard = storyboard
        self.scene = scene
        self.lineage = lineage
        self.creator = creator
        super.init(storyboard._source)
    }

    /// Makes what the view of a controller holds.
    convenience init(_ origin: StoryboardScene, owner: UIViewController) {
        self.init(origin.storyboard, origin.scene, origin.lineage, nil)
        self.owner = owner
    }

    override func decode(_ type: AnyClass, _ coder: InterfaceCoder) -> NSObject? {
        if let creator, coder.element.id == scene.controller?.id, let made = creator(coder) { return made }
        return super.decode(type, coder)
    }

    /// The guides of bars belong to the controller, and constraints in its view name them before the view is complete.
    override func register(_ object: NSObject, for element: InterfaceElement) {
        super.register(object, for: element)
        guard let owner, let view = object as? UIView, element["key"] == "view",
            element.line == scene.controller?.child(key: "view")?.line,
            let guides = scene.controller?.first("layoutGuides")
        else { return }
        if owner.viewIfLoaded !== view { owner.view = view }
        source.coverage?.note(guides)
        for guide in guides.children {
            let coder = InterfaceCoder(guide, self)
            coder.skip(attributes: ["type"])
            coder.tellUnknown()
            let support = guide["type"] == "top" ? owner.topLayoutGuide : owner.bottomLayoutGuide
            if let support = support as? NSObject { super.register(support, for: guide) }
        }
    }
}
