/// Values on a pasteboard, as objects and as data.
enum PasteboardValue {
    /// The text that a value is, or that its data are; nil if it is none.
    static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: text as String
        case let text as NSAttributedString: text.string
        case let url as URL: url.absoluteString
        case let url as NSURL: (url as URL).absoluteString
        default: bytes(value).flatMap { String(validating: $0, as: UTF8.self) }
        }
    }

    /// The address that a value is, or that its data are; nil if it is none.
    static func address(_ value: Any) -> URL? {
        switch value {
        case let url as URL: url
        case let url as NSURL: url as URL
        default: text(value).flatMap { URL(string: $0) }
        }
    }

    /// The image that a value is, or that its data are, which are decoded as those from elsewhere; nil if it is none.
    static func image(_ value: Any) -> UIImage? {
        value as? UIImage ?? bytes(value).flatMap { UIImage(data: $0) }
    }

    /// The colour that a value is, or that its data are; nil if it is none.
    static func color(_ value: Any) -> UIColor? {
        value as? UIColor ?? bytes(value).flatMap { UIColor(exchangedData: $0) }
    }

    private static func bytes(_ value: Any) -> Data? {
        value as? Data ?? (value as? NSData).map { $0 as Data }
    }

    /// The data of a value in a type; nil if it cannot be written in it.
    static func data(of value: Any, as identifier: String) -> Data? {
        if let data = bytes(value) { return data }
        switch value {
        case let image as UIImage:
            let type = UTType(importedAs: identifier)
            return type.conforms(to: .jpeg) ? image.jpegData(compressionQuality: 1) : image.pngData()
        case let color as UIColor: return color.exchangedData
        default: break
        }
        if let text = text(value) {
            let type = UTType(importedAs: identifier)
            let isWide = type.conforms(to: .utf16PlainText) || type.conforms(to: .utf16ExternalPlainText)
            return isWide ? text.data(using: .utf16) : Data(text.utf8)
        }
        guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }

    /// A value of a type as apps expect it: texts, addresses and colours as such, even where only their data are known.
    static func object(of value: Any, as identifier: String) -> Any {
        guard let data = bytes(value) else { return value }
        let type = UTType(importedAs: identifier)
        if UIColor.readableTypeIdentifiersForItemProvider.contains(identifier) { return color(data) ?? data }
        if type.conforms(to: .url) { return address(data) ?? data }
        if type == .plainText || type.conforms(to: .utf8PlainText) { return text(data) ?? data }
        return data
    }

    /// The types of a value for which the app names none.
    static func automaticTypes(of value: Any) -> [String] {
        switch value {
        case is String, is NSString, is NSAttributedString: NSString.writableTypeIdentifiersForItemProvider
        case let url as URL: [url.isFileURL ? UTType.fileURL.identifier : UTType.url.identifier]
        case let url as NSURL: automaticTypes(of: url as URL)
        case is UIImage: UIImage.writableTypeIdentifiersForItemProvider
        case is UIColor: UIColor.writableTypeIdentifiersForItemProvider
        default: []
        }
    }
}
