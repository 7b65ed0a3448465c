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

    private func plain(_ key: String) -> String? {
        text(key) ?? child(key: key, "string", "mutableString").map { $0.interfaceText }
    }

    func point(_ key: String) -> CGPoint? { part(key, "point").map { CGPoint(x: $0("x"), y: $0("y")) } }

    func size(_ key: String) -> CGSize? {
        part(key, "size").map { CGSize(width: $0("width"), height: $0("height")) }
    }

    func rect(_ key: String) -> CGRect? {
        part(key, "rect").map { CGRect(x: $0("x"), y: $0("y"), width: $0("width"), height: $0("height")) }
    }

    func offset(_ key: String) -> UIOffset? {
        part(key, "offsetWrapper").map { UIOffset(horizontal: $0("horizontal"), vertical: $0("vertical")) }
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        if let part = part(key, "edgeInsets") {
            return UIEdgeInsets(
                top: part("top"),
                left: part("left"),
                bottom: part("bottom"),
                right: part("right")
            )
        }
        return part(key, "inset").map {
            UIEdgeInsets(top: $0("minY"), left: $0("minX"), bottom: $0("maxY"), right: $0("maxX"))
        }
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        part(key, "directionalEdgeInsets").map {
            NSDirectionalEdgeInsets(
                top: $0("top"),
                leading: $0("leading"),
                bottom: $0("bottom"),
                trailing: $0("trailing")
            )
        }
    }

    /// The numbers of a child with a key; what is missing is 0.
    private func part(_ key: String, _ name: String) -> ((String) -> Double)? {
        child(key: key, name).map { child in
            let coder = InterfaceCoder(child, assembly)
            return { coder.number($0) ?? 0 }
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
