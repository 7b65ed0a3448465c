internal import InterfaceDocument

extension UINavigationItem: InterfaceDecodable {
    func _decodeNavigationItem(from coder: InterfaceCoder) {
        coder.assembly.register(self, for: coder.element)
        if let title = coder.string("title") { self.title = title }
        if let prompt = coder.string("prompt") { self.prompt = prompt }
        if let mode = coder.choice(
            "largeTitleDisplayMode",
            ["automatic": .automatic, "always": .always, "never": .never] as [String: LargeTitleDisplayMode]
        ) {
            largeTitleDisplayMode = mode
        }
        if let title = coder.string("backButtonTitle") { backButtonTitle = title }
        if let hides = coder.bool("hidesBackButton") { hidesBackButton = hides }
        if let supplements = coder.bool("leftItemsSupplementBackButton") {
            leftItemsSupplementBackButton = supplements
        }
        if let hides = coder.bool("hidesSearchBarWhenScrolling") { hidesSearchBarWhenScrolling = hides }
        if let view = coder.view("titleView", as: UIView.self) { titleView = view }
        if let item = item("backBarButtonItem", coder) { backBarButtonItem = item }
        let left = items("leftBarButtonItem", coder)
        if !left.isEmpty { leftBarButtonItems = left }
        let right = items("rightBarButtonItem", coder)
        if !right.isEmpty { rightBarButtonItems = right }
        coder.skip(children: ["nil"])
        coder.skip(attributes: ["style", "catalog", "backButtonDisplayMode"])
    }

    private func item(_ key: String, _ coder: InterfaceCoder) -> UIBarButtonItem? {
        coder.child(key: key, "barButtonItem").flatMap { coder.assembly.make($0, as: UIBarButtonItem.self) }
    }

    /// One item, or a list of several.
    private func items(_ key: String, _ coder: InterfaceCoder) -> [UIBarButtonItem] {
        if let item = item(key, coder) { return [item] }
        let list = coder.child(key: "\(key)s", "array", "mutableArray")?.children ?? coder.list("\(key)s")
        return list.compactMap { coder.assembly.make($0, as: UIBarButtonItem.self) }
    }
}
