internal import InterfaceDocument

extension UINavigationBar {
    func _decodeBar(from coder: InterfaceCoder) {
        if let style = coder.choice("barStyle", UIBarStyle.interfaceNames) { barStyle = style }
        if let color = coder.color("barTintColor") { barTintColor = color }
        if let large = coder.bool("largeTitles") { prefersLargeTitles = large }
        if let translucent = coder.bool("translucent") { isTranslucent = translucent }
        if let image = coder.picture("shadowImage") { shadowImage = image }
        if let image = coder.picture("backgroundImage") { setBackgroundImage(image, for: .default) }
        if let attributes = coder.titleTextAttributes("titleTextAttributes") {
            titleTextAttributes = attributes
        }
        if let attributes = coder.titleTextAttributes("largeTitleTextAttributes") {
            largeTitleTextAttributes = attributes
        }
        let type = UINavigationBarAppearance.self
        if let look = coder.barAppearance("standardAppearance", as: type) { standardAppearance = look }
        if let look = coder.barAppearance("scrollEdgeAppearance", as: type) { scrollEdgeAppearance = look }
        if let look = coder.barAppearance("compactAppearance", as: type) { compactAppearance = look }
        if let look = coder.barAppearance("compactScrollEdgeAppearance", as: type) {
            compactScrollEdgeAppearance = look
        }
        _decodeItems(from: coder)
        // The bar draws the arrow of its back button itself.
        coder.skip(attributes: ["backIndicatorImage", "backIndicatorTransitionMaskImage"])
        coder.skip(children: ["nil"])
    }

    private func _decodeItems(from coder: InterfaceCoder) {
        let items = coder.list("items").compactMap { coder.assembly.make($0, as: UINavigationItem.self) }
        guard !items.isEmpty else { return }
        // A bar that stands alone has nothing to go back to, and follows its items itself.
        for item in items {
            item._changed = { [weak self] in self?._show(self?._items ?? [], outerBack: nil) {} }
        }
        _show(items, outerBack: nil) {}
    }
}
