internal import InterfaceDocument

/// Texts with attributes, which documents have in fragments. Their attributes are called as Apple's keys are.
@MainActor
extension InterfaceCoder {
    func attributedString(_ key: String) -> NSAttributedString? {
        guard let element = child(key: key, "attributedString") else { return nil }
        let whole = NSMutableAttributedString(string: "")
        let reader = InterfaceCoder(element, assembly)
        for fragment in reader.children("fragment") {
            let coder = InterfaceCoder(fragment, assembly)
            let attributes = coder.child("attributes").map(textAttributes) ?? [:]
            whole.append(NSAttributedString(string: coder.plain("content") ?? "", attributes: attributes))
            coder.tellUnknown()
        }
        reader.tellUnknown()
        return whole
    }

    private func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            guard let key = child["key"] else { continue }
            attributes[NSAttributedString.Key(key)] = attribute(child)
        }
        // The font that another one stood for where that has no such letters.
        attributes[NSAttributedString.Key("NSOriginalFont")] = nil
        return attributes
    }

    private func attribute(_ element: InterfaceElement) -> Any? {
        let coder = InterfaceCoder(element, assembly)
        defer { if Self.partsOfTexts.contains(element.name) { coder.tellUnknown() } }
        switch element.name {
        case "color": return coder.color(element)
        case "font", "fontDescription": return coder.font(element)
        case "real": return coder.number("value").map { CGFloat($0) }
        case "integer": return coder.integer("value")
        case "paragraphStyle": return coder.paragraphStyle
        case "url": return coder.text("string").flatMap { URL(string: $0) }
        case "string": return words(of: element)
        case "shadow": return coder.shadow
        case "nil": return nil
        default:
            assembly.tell("Tabard knows no such attribute of texts", of: element)
            return nil
        }
    }

    /// What is read here, and not by what colours, fonts and texts are read by.
    private static let partsOfTexts: Set<String> = [
        "real", "integer", "paragraphStyle", "url", "shadow", "nil",
    ]

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = choice("alignment", NSTextAlignment.interfaceNames) ?? .left
        if let mode = choice("lineBreakMode", NSLineBreakMode.interfaceNames) { style.lineBreakMode = mode }
        if let direction = choice("baseWritingDirection", NSWritingDirection.interfaceNames) {
            style.baseWritingDirection = direction
        }
        if let spacing = length("lineSpacing") { style.lineSpacing = spacing }
        if let spacing = length("paragraphSpacing") { style.paragraphSpacing = spacing }
        if let spacing = length("paragraphSpacingBefore") { style.paragraphSpacingBefore = spacing }
        if let indent = number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
        if let indent = number("headIndent") { style.headIndent = indent }
        if let indent = number("tailIndent") { style.tailIndent = indent }
        if let multiple = length("lineHeightMultiple") { style.lineHeightMultiple = multiple }
        if let height = length("minimumLineHeight") { style.minimumLineHeight = height }
        if let height = length("maximumLineHeight") { style.maximumLineHeight = height }
        if let interval = length("defaultTabInterval") { style.defaultTabInterval = interval }
        if let factor = number("hyphenationFactor") {
            style.hyphenationFactor = Float(min(max(factor, 0), 1))
        }
        if let tightens = bool("allowsDefaultTighteningForTruncation") {
            style.allowsDefaultTighteningForTruncation = tightens
        }
        // The archive's own, which is no property of a style.
        skip(attributes: ["tighteningFactorForTruncation"])
        return style
    }

    private var shadow: NSShadow {
        let shadow = NSShadow()
        if let offset = size("offset") ?? size("shadowOffset") { shadow.shadowOffset = offset }
        if let radius = length("blurRadius") { shadow.shadowBlurRadius = radius }
        if let color = color("color") { shadow.shadowColor = color }
        return shadow
    }
}

extension NSWritingDirection {
    static let interfaceNames: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
}
