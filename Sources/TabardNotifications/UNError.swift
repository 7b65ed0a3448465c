// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of `UNError`.
public let UNErrorDomain = "UNErrorDomain"

/// Why something about notifications failed.
public struct UNError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The app did not ask for notifications, or the desktop has no service for them.
        case notificationsNotAllowed = 1
        /// The address of an attachment is that of no file.
        case attachmentInvalidURL = 100
        /// An attachment is no image, sound or film.
        case attachmentUnrecognizedType = 101
        /// An attachment is too large.
        case attachmentInvalidFileSize = 102
        /// An attachment is gone.
        case attachmentNotInDataStore = 103
        /// An attachment could not be moved.
        case attachmentMoveIntoDataStoreFailed = 104
        /// An attachment is damaged.
        case attachmentCorrupt = 105
        /// The trigger never comes.
        case notificationInvalidNoDate = 1400
        /// There is nothing to show.
        case notificationInvalidNoContent = 1401
        /// The content is of an object that may not give any.
        case contentProvidingObjectNotAllowed = 1500
        /// The content is of an object that has none.
        case contentProvidingInvalid = 1501
        /// The number at the app's icon would be less than 0.
        case badgeInputInvalid = 1600
    }

    /// The reason.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The app did not ask for notifications, or the desktop has no service for them.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }

    /// The address of an attachment is that of no file.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }

    /// An attachment is no image, sound or film.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }

    /// An attachment is too large.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }

    /// An attachment is gone.
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }

    /// An attachment could not be moved.
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }

    /// An attachment is damaged.
    public static var attachmentCorrupt: Code { .attachmentCorrupt }

    /// The trigger never comes.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }

    /// There is nothing to show.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }

    /// The content is of an object that may not give any.
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }

    /// The content is of an object that has none.
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }

    /// The number at the app's icon would be less than 0.
    public static var badgeInputInvalid: Code { .badgeInputInvalid }

    /// The domain of all of them.
    public static var errorDomain: String { UNErrorDomain }

    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// The reason in words.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: code.words] }
}

extension UNError.Code {
    fileprivate var words: String {
        switch self {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "Invalid attachment file URL"
        case .attachmentUnrecognizedType: "Unrecognized attachment file type"
        case .attachmentInvalidFileSize: "Invalid attachment file size"
        case .attachmentNotInDataStore: "Attachment is not in the data store"
        case .attachmentMoveIntoDataStoreFailed: "Attachment could not be moved into the data store"
        case .attachmentCorrupt: "The attachment is damaged"
        case .notificationInvalidNoDate: "The notification's trigger never comes"
        case .notificationInvalidNoContent: "The notification has nothing to show"
        case .contentProvidingObjectNotAllowed: "The object may not give content"
        case .contentProvidingInvalid: "The object has no content"
        case .badgeInputInvalid: "The number at the app's icon can't be less than 0"
        }
    }
}
