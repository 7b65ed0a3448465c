// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key of a text: the type of an attachment whose name tells none.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// The key of a `Bool`: whether an attachment is not shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
    "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// A file that belongs to a notification.
///
/// It stays where it is, and is shown as long as it is there.
open class UNNotificationAttachment: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// The largest files that iOS takes, in bytes.
    static let most: [(type: UTType, bytes: Int)] = [
        (.image, 10 << 20), (.audio, 5 << 20), (.movie, 50 << 20),
    ]

    /// What the app calls it.
    public let identifier: String
    /// Where it is.
    public let url: URL
    /// The identifier of its type.
    public let type: String

    /// Whether it is shown.
    let isShown: Bool

    init(identifier: String, url: URL, type: String, isShown: Bool) {
        self.identifier = identifier
        self.url = url
        self.type = type
        self.isShown = isShown
        super.init()
    }

    /// Makes an attachment of an image, a sound or a film.
    ///
    /// - Parameters:
    ///   - identifier: What the app calls it; an empty one stands for one of its own.
    ///   - url: Its file.
    ///   - options: More about it, by the keys above.
    /// - Throws: A `UNError` if there is no such file, if it is of another type, or larger than iOS takes: 10 MiB for an image, 5 for a
    ///   sound, 50 for a film.
    public convenience init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, let bytes = Self.size(of: url) else { throw UNError(.attachmentInvalidURL) }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        let known = hint.flatMap { UTType($0) } ?? UTType(filenameExtension: url.pathExtension)
        guard let known, let limit = Self.most.first(where: { known.conforms(to: $0.type) }) else {
            throw UNError(.attachmentUnrecognizedType)
        }
        guard bytes <= limit.bytes else { throw UNError(.attachmentInvalidFileSize) }
        let isHidden = options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false
        self.init(
            identifier: identifier.isEmpty ? UUID().uuidString : identifier,
            url: url,
            type: known.identifier,
            isShown: !isHidden
        )
    }

    /// How many bytes a file has; nil if there is none.
    private static func size(of url: URL) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: url.resolvingSymlinksInPath().path
        )
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return (attributes?[.size] as? NSNumber)?.intValue
    }

    /// Whether a desktop can show it now.
    var isShowable: Bool {
        guard isShown, let type = UTType(type), type.conforms(to: .image), let bytes = Self.size(of: url)
        else { return false }
        return bytes <= Self.most[0].bytes
    }

    /// An attachment never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationAttachment.self) }
}
