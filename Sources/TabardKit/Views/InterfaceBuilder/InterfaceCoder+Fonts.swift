internal import InterfaceDocument

@MainActor
extension InterfaceCoder {
    /// The font of a child with a key.
    func font(_ key: String) -> UIFont? { child(key: key, "fontDescription", "font").flatMap { font($0) } }

    /// The font that a `fontDescription` element stands for; nil for the one that its object has by itself.
    func font(_ element: InterfaceElement) -> UIFont? {
        let coder = InterfaceCoder(element, assembly)
        defer {
            // What a style or a name says already.
            coder.skip(attributes: ["family", "size", "pointSize", "type", "metaFont", "weight"])
            coder.tellUnknown()
        }
        if let style = coder.text("style") {
            let known = UIFont.TextStyle.allInterfaceStyles[style]
            if known == nil { coder.assembly.tell("There is no text style '\(style)'", of: element) }
            return UIFont.preferredFont(forTextStyle: known ?? .body)
        }
        // In texts with attributes it is called otherwise; the size may also be that of the system.
        let given = coder.number("pointSize") ?? (element["size"] == "system" ? nil : coder.number("size"))
        // So in cells of the usual styles.
        if given == 0 { return nil }
        let size = min(max(given ?? UIFont.systemFontSize, 1), 1000)
        if let name = coder.text("name") {
            if let font = UIFont(name: name, size: size) { return font }
            coder.assembly.tell("There is no font '\(name)', so the system's stands for it", of: element)
            return UIFont.systemFont(ofSize: size)
        }
        switch coder.text("type") ?? coder.text("metaFont") {
        case "boldSystem", "systemBold": return UIFont.boldSystemFont(ofSize: size)
        case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
        default:
            let weight = coder.choice("weight", UIFont.Weight.interfaceNames)
            return weight.map { UIFont.systemFont(ofSize: size, weight: $0) }
                ?? UIFont.systemFont(ofSize: size)
        }
    }
}

extension UIFont.Weight {
    static let interfaceNames: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIFont.TextStyle {
    /// The styles by the names that documents have for them, old ones too.
    static let allInterfaceStyles: [String: UIFont.TextStyle] = {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
            .caption1,
            .caption2,
        ]
        return Dictionary(styles.map { ($0.rawValue, $0) }) { first, _ in first }
    }()
}
