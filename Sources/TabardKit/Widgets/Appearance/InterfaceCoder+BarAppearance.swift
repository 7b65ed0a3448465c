internal import InterfaceDocument

extension InterfaceCoder {
    /// The look of a bar in a child with a key, whatever its element is called.
    @MainActor
    func barAppearance<Appearance: UIBarAppearance>(_ key: String, as type: Appearance.Type) -> Appearance? {
        guard let name = element.children.first(where: { $0["key"] == key && $0.name != "nil" })?.name,
            let element = child(key: key, name)
        else { return nil }
        let coder = InterfaceCoder(element, assembly)
        let appearance = Appearance(idiom: UIDevice.current.userInterfaceIdiom)
        switch coder.text("backgroundStyle") ?? coder.text("configuration") {
        case "transparent": appearance.configureWithTransparentBackground()
        case "opaque": appearance.configureWithOpaqueBackground()
        default: break
        }
        if let style = coder.choice("backgroundEffect", UIBlurEffect.Style.interfaceNames) {
            appearance.backgroundEffect = UIBlurEffect(style: style)
        }
        if let color = coder.color("backgroundColor") { appearance.backgroundColor = color }
        if let color = coder.color("shadowColor") { appearance.shadowColor = color }
        if let image = coder.picture("backgroundImage") { appearance.backgroundImage = image }
        if let image = coder.picture("shadowImage") { appearance.shadowImage = image }
        coder.skip(children: ["nil"])
        if let bar = appearance as? UINavigationBarAppearance {
            if let attributes = coder.titleTextAttributes("titleTextAttributes") {
                bar.titleTextAttributes = attributes
            }
            if let attributes = coder.titleTextAttributes("largeTitleTextAttributes") {
                bar.largeTitleTextAttributes = attributes
            }
        }
        coder.tellUnknown()
        return appearance
    }

    /// The font and the colour of titles in a `textAttributes` element.
    @MainActor
    func titleTextAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let element = child(key: key, "textAttributes") else { return nil }
        let coder = InterfaceCoder(element, assembly)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = coder.font("fontDescription") { attributes[.font] = font }
        if let color = coder.color("textColor") { attributes[.foregroundColor] = color }
        // Shadows of titles went with iOS 7.
        coder.skip(children: ["color", "offsetWrapper"])
        coder.tellUnknown()
        return attributes
    }
}
