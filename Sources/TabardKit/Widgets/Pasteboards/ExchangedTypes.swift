/// What desktops call the types of data that programs exchange, and back.
enum ExchangedTypes {
    static let text = "text/plain;charset=utf-8"
    static let addresses = "text/uri-list"
    /// By this file managers know that files were copied.
    static let copiedFiles = "x-special/gnome-copied-files"
    static let color = "application/x-color"
    /// Stands before the name of a type for which desktops have none. Desktops exchange only names with a slash.
    private static let ownName = "application/x-tabard-type;identifier="
    private static let dynamicName = "dyn.mime-type."

    /// The MIME types under which other programs look for data of a type, the best first.
    ///
    /// What a MIME type says less exactly is offered under the type's own name as well.
    static func mimeTypes(of identifier: String) -> [String] {
        let known = knownMIMETypes(of: identifier)
        let isExact = known.contains { self.identifier(of: $0)?.lowercased() == identifier.lowercased() }
        return isExact ? known : known + [ownMIMEType(of: identifier)].compactMap(\.self)
    }

    private static func knownMIMETypes(of identifier: String) -> [String] {
        if identifier.hasPrefix(dynamicName) { return [String(identifier.dropFirst(dynamicName.count))] }
        if UIColor.writableTypeIdentifiersForItemProvider.contains(identifier) { return [color] }
        let type = UTType(importedAs: identifier)
        if type.conforms(to: .fileURL) { return [addresses, copiedFiles] }
        if type.conforms(to: .url) { return [addresses] }
        if type.conforms(to: .utf16ExternalPlainText) || type.conforms(to: .utf16PlainText) {
            return [type.preferredMIMEType].compactMap(\.self)
        }
        if type == .text || type.conforms(to: .plainText) { return [text, "text/plain"] }
        return [type.preferredMIMEType].compactMap(\.self)
    }

    /// A type's own name as a MIME type: GTK knows these in lower case only, so that a capital letter is written by its number.
    private static func ownMIMEType(of identifier: String) -> String? {
        let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789.-_".utf8)
        let name = identifier.utf8.map { byte in
            if plain.contains(byte) { return String(UnicodeScalar(byte)) }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
        }
        .joined()
        return identifier.isEmpty || name.utf8.count > 255 ? nil : ownName + name
    }

    /// The type that a MIME type stands for; nil for what is none.
    static func identifier(of mimeType: String) -> String? {
        if mimeType.hasPrefix(ownName) {
            let name = String(mimeType.dropFirst(ownName.count)).removingPercentEncoding
            return name.flatMap { $0.isEmpty ? nil : $0 }
        }
        let parts = mimeType.lowercased().split(separator: ";", omittingEmptySubsequences: false)
        let plain = parts[0].trimmingCharacters(in: .whitespaces)
        switch plain {
        case "text/plain": return textIdentifier(Array(parts.dropFirst()))
        case "utf8_string": return UTType.utf8PlainText.identifier
        case addresses: return UTType.url.identifier
        case copiedFiles: return UTType.fileURL.identifier
        case color: return UIColor.writableTypeIdentifiersForItemProvider.first
        default: return plain.contains("/") ? UTType(mimeType: plain)?.identifier : nil
        }
    }

    /// The type of a text by what is said about its characters.
    private static func textIdentifier(_ parameters: [Substring]) -> String? {
        let charset = parameters.map { $0.trimmingCharacters(in: .whitespaces) }
            .first { $0.hasPrefix("charset=") }?.dropFirst("charset=".count)
        return switch charset {
        case nil, "utf-8", "us-ascii": UTType.utf8PlainText.identifier
        case "utf-16": UTType.utf16ExternalPlainText.identifier
        default: nil
        }
    }
}
