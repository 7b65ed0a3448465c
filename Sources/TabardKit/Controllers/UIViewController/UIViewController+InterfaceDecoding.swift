internal import InterfaceDocument

extension UIViewController: InterfaceDecodable {
    static func _decodedNibName(_ coder: NSCoder) -> String? { (coder as? InterfaceCoder)?.text("nibName") }

    /// Reads what all controllers have in common; the view comes later.
    func _decodeController(from coder: InterfaceCoder) {
        coder.assembly.register(self, for: coder.element)
        if let assembly = coder.assembly as? StoryboardAssembly,
            coder.element.id == assembly.scene.controller?.id
        {
            _storyboardScene = StoryboardScene(assembly)
        }
        _decodeIdentity(from: coder)
        _decodePresentation(from: coder)
        _decodeItems(from: coder)
        if _storyboardScene == nil, let view = coder.view("view", as: UIView.self) { self.view = view }
        // What the view's assembly reads when there is a view.
        coder.leave(child: "view")
        coder.leave(children: ["layoutGuides"])
        coder.skip(children: [
            "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "nil", "value",
            "size", "simulatedStatusBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
            "keyCommands", "simulatedNavigationBarMetrics",
            "simulatedTabBarMetrics", "simulatedToolbarMetrics", "modalPageSheetSimulatedSizeMetrics",
            "modalFormSheetSimulatedSizeMetrics", "simulatedFreeformSizeMetrics",
        ])
        // What UIKit has given up, and what has no meaning before there is a view.
        coder.skip(attributes: [
            "storyboardIdentifier", "wantsFullScreenLayout", "autoresizesArchivedViewToFullSize",
            "automaticallyAdjustsScrollViewInsets", "storyboardName", "interfaceStyle", "catalog",
        ])
    }

    private func _decodeIdentity(from coder: InterfaceCoder) {
        _title = coder.string("title")
        if let identifier = coder.text("restorationIdentifier") { restorationIdentifier = identifier }
        if coder.bool("useStoryboardIdentifierAsRestorationIdentifier") == true,
            let identifier = coder.text("storyboardIdentifier")
        {
            restorationIdentifier = identifier
        }
        if let edges = coder.child(key: "edgesForExtendedLayout", "extendedEdge") {
            edgesForExtendedLayout = UIRectEdge(InterfaceCoder(edges, coder.assembly))
        }
        if let extends = coder.bool("extendedLayoutIncludesOpaqueBars") {
            extendedLayoutIncludesOpaqueBars = extends
        }
        if let hides = coder.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
        if let size = coder.area("preferredContentSize") ?? coder.area("contentSizeForViewInPopover") {
            preferredContentSize = size
        }
    }

    private func _decodePresentation(from coder: InterfaceCoder) {
        if let style = coder.choice("modalPresentationStyle", UIModalPresentationStyle.interfaceNames) {
            modalPresentationStyle = style
        }
        if let style = coder.choice("modalTransitionStyle", UIModalTransitionStyle.interfaceNames) {
            modalTransitionStyle = style
        }
        if let defines = coder.bool("definesPresentationContext") { definesPresentationContext = defines }
        if let provides = coder.bool("providesPresentationContextTransitionStyle") {
            providesPresentationContextTransitionStyle = provides
        }
        if let stays = coder.bool("modalInPresentation") { isModalInPresentation = stays }
    }

    private func _decodeItems(from coder: InterfaceCoder) {
        if let element = coder.child(key: "navigationItem", "navigationItem"),
            let item = coder.assembly.make(element, as: UINavigationItem.self)
        {
            if item.title == nil { item.title = _title }
            item._owner = self
            _navigationItem = item
        }
        if let element = coder.child(key: "tabBarItem", "tabBarItem"),
            let item = coder.assembly.make(element, as: UITabBarItem.self)
        {
            if item.title == nil { item.title = _title }
            tabBarItem = item
        }
        let items =
            coder.child(key: "toolbarItems", "array", "mutableArray")?.children ?? coder.list("toolbarItems")
        if !items.isEmpty {
            toolbarItems = items.compactMap { coder.assembly.make($0, as: UIBarButtonItem.self) }
        }
    }
}

extension UIRectEdge {
    /// What an `extendedEdge` element says.
    @MainActor
    init(_ coder: InterfaceCoder) {
        let parts: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        self = UIRectEdge(parts.filter { coder.bool($0.0) == true }.map(\.1))
        coder.tellUnknown()
    }
}
