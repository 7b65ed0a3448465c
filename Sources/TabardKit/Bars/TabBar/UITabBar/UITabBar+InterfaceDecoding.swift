internal import InterfaceDocument

extension UITabBar {
    /// Reads what Interface Builder stores for a tab bar (B5, I4).
    func _decodeBar(from coder: InterfaceCoder) {
        if let style = coder.choice("barStyle", UIBarStyle.interfaceNames) { barStyle = style }
        if let color = coder.color("barTintColor") { barTintColor = color }
        if let color = coder.color("selectedImageTintColor") { tintColor = color }
        if let color = coder.color("unselectedItemTintColor") { unselectedItemTintColor = color }
        if let image = coder.picture("backgroundImage") { backgroundImage = image }
        if let image = coder.picture("shadowImage") { shadowImage = image }
        if let image = coder.picture("selectionIndicatorImage") { selectionIndicatorImage = image }
        if let translucent = coder.bool("translucent") { isTranslucent = translucent }
        if let positioning = coder.choice(
            "itemPositioning",
            ["automatic": .automatic, "fill": .fill, "centered": .centered] as [String: ItemPositioning]
        ) {
            itemPositioning = positioning
        }
        if let width = coder.length("itemWidth") { itemWidth = width }
        if let spacing = coder.length("itemSpacing") { itemSpacing = spacing }
        let appearances = UITabBarAppearance.self
        if let look = coder.barAppearance("standardAppearance", as: appearances) { standardAppearance = look }
        if let look = coder.barAppearance("scrollEdgeAppearance", as: appearances) {
            scrollEdgeAppearance = look
        }
        let items = coder.list("items").compactMap { coder.assembly.make($0, as: UITabBarItem.self) }
        if !items.isEmpty { self.items = items }
    }
}

extension UIBarStyle {
    static let interfaceNames: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}
