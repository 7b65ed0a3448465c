internal import InterfaceDocument

@MainActor
extension InterfaceCoder {
    /// The colour of a child with a key.
    func color(_ key: String) -> UIColor? { child(key: key, "color").flatMap { color($0) } }

    /// The colour that a `color` element stands for.
    func color(_ element: InterfaceElement) -> UIColor? {
        let coder = InterfaceCoder(element, assembly)
        defer {
            // Beside a name stands what it was when the document was saved.
            coder.skip(attributes: [
                "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor", "catalog", "colorSpace",
                "customColorSpace", "white", "red", "green", "blue", "alpha",
            ])
            coder.tellUnknown()
        }
        // Xcode 11 wrote beside the name of its time one for those before it.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        if let name = names.lazy.compactMap({ coder.text($0) }).first {
            return UIColor.ofInterface(named: name) ?? coder.components ?? coder.unknownColor(name)
        }
        if let name = coder.text("name"), coder.text("colorSpace") == nil || coder.text("catalog") != nil {
            return namedColor(name) ?? coder.unknownColor(name)
        }
        return coder.components ?? coder.unknownColor(coder.text("colorSpace") ?? "")
    }

    /// The colour by its parts.
    private var components: UIColor? {
        let space = text("customColorSpace") ?? text("colorSpace")
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            return nil
        }
        return space == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of the bundle's catalogues; where they have lost it, what the document remembers of it.
    private func namedColor(_ name: String) -> UIColor? {
        if let color = UIColor(named: name, in: assembly.source.bundle, compatibleWith: nil) { return color }
        let resources = assembly.document.root.first("resources")?.children ?? []
        let remembered = resources.first { $0.name == "namedColor" && $0["name"] == name }?.first("color")
        return remembered.flatMap { InterfaceCoder($0, assembly).components }
    }

    private func unknownColor(_ name: String) -> UIColor? {
        assembly.tell("There is no colour '\(name)'", of: element, subject: .missingColor(name))
        return nil
    }
}

extension UIColor {
    /// A system colour by the name that documents have for it.
    static func ofInterface(named name: String) -> UIColor? {
        // Names of documents before 2019.
        switch name {
        case "darkTextColor": .darkText
        case "lightTextColor": .lightText
        case "whiteColor": .white
        case "groupTableViewBackgroundColor": .systemGroupedBackground
        case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
        case "viewFlipsideBackgroundColor": UIColor(white: 0.12, alpha: 1)
        case "scrollViewTexturedBackgroundColor", "underPageBackgroundColor": UIColor(white: 0.43, alpha: 1)
        default: ofCatalogue(named: name)
        }
    }
}
