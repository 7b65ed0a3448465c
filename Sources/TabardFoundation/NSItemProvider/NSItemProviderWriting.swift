/// An object that can be written into data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The types, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes the object.
    ///
    /// - Parameters:
    ///   - typeIdentifier: One of the types.
    ///   - completionHandler: Gets the data, or why there are none.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of data of some types.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may have the data of a provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// The apps of one developer.
    case team = 1
    /// The apps of a group.
    case group = 2
    /// The app itself.
    case ownProcess = 3
}

/// How a file may be used.
@frozen
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It may be opened where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Any kind of plain text, and addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.url"]
    }

    /// Writes the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// Reads a text in UTF-8; what is none is replaced.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderInvalidValue)
        }
        return text
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// Addresses.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Addresses of files and others.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    /// Writes the address in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as URL).absoluteString.utf8), nil)
        return nil
    }

    /// Reads an address; other text is an error.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderInvalidValue)
        }
        return url
    }
}
