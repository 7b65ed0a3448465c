internal import InterfaceDocument

/// Texts, geometry, colours, fonts and images, as attributes or as children with a key.
@MainActor
extension InterfaceCoder {
    /// A text in the user's language: an attribute, or what an element `string` holds.
    func string(_ key: String) -> String? { localized(key, plain(key)) }

    /// The user's language's text for a property of the element, where the document has one.
    func localized(_ property: String, _ text: String?) -> String? {
        guard let text, let id = element.id else { return text }
        return assembly.source.strings["\(id).\(property)"] ?? text
    }

    /// A text as the document has it, for no other than its own language.
    func plain(_ key: String) -> String? {
        text(key) ?? child(key: key, "string", "mutableString").map { words(of: $0) }
    }

    /// What a `string` element holds.
    func words(of element: InterfaceElement) -> String {
        let coder = InterfaceCoder(element, assembly)
        coder.skip(attributes: ["base64-UTF8"])
        coder.tellUnknown()
        return element.interfaceText
    }

    func point(_ key: String) -> CGPoint? {
        part(key, "point", "x", "y").map { CGPoint(x: $0[0], y: $0[1]) }
    }

    func size(_ key: String) -> CGSize? {
        part(key, "size", "width", "height").map { CGSize(width: $0[0], height: $0[1]) }
    }

    func rect(_ key: String) -> CGRect? {
        part(key, "rect", "x", "y", "width", "height").map {
            CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
    }

    func offset(_ key: String) -> UIOffset? {
        part(key, "offsetWrapper", "horizontal", "vertical").map {
            UIOffset(horizontal: $0[0], vertical: $0[1])
        }
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        let sides =
            part(key, "edgeInsets", "top", "left", "bottom", "right")
            ?? part(key, "inset", "minY", "minX", "maxY", "maxX")
        return sides.map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        part(key, "directionalEdgeInsets", "top", "leading", "bottom", "trailing").map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        }
    }

    /// The numbers of a child with a key, in an order; what is missing is 0.
    private func part(_ key: String, _ name: String, _ attributes: String...) -> [Double]? {
        child(key: key, name).map { child in
            let coder = InterfaceCoder(child, assembly)
            defer { coder.tellUnknown() }
            return attributes.map { coder.number($0) ?? 0 }
        }
    }

    func image(_ attribute: String) -> UIImage? {
        guard let name = text(attribute) else { return nil }
        return image(named: name, isSystem: text("catalog") == "system")
    }

    /// The image of a name, of the system's symbols or the bundle's.
    func image(named name: String, isSystem: Bool) -> UIImage? {
        let found =
            isSystem ? UIImage(systemName: name) : UIImage(named: name, in: assembly.source.bundle, with: nil)
        if found == nil {
            assembly.tell("There is no image '\(name)'", of: element, subject: .missingImage(name))
        }
        return found
    }
}

extension InterfaceElement {
    /// The text of a `string` element, which may be kept as base 64.
    var interfaceText: String {
        guard self["base64-UTF8"] == "YES" else { return text }
        // Xcode leaves the padding out.
        let packed = text.filter { !$0.isWhitespace }
        let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
        return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) } ?? text
    }
}
