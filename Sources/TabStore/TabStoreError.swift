internal import SystemPackage

/// Why a layout or an interface's state could not be read or saved, or what was wrong with its file.
///
/// What is in memory is never affected by an error: the app goes on with it, and the store tries to save it again
/// at the next change.
public struct TabStoreError: Error, Sendable {
    /// What happened; more codes may come, so a `switch` over them needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's name, which stays the same across versions.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What happened.
    public let code: Code
    /// The file or directory that it happened to.
    public let path: String
    /// The error below this one: an `Errno`, a `TabEditRefusal`, or nil.
    public let cause: (any Error)?
    /// What exactly, such as the place of a malformed entry; empty if the code says it all.
    public let detail: String

    /// Makes an error from its parts, for a carrier of one's own.
    ///
    /// - Parameters:
    ///   - code: What happened.
    ///   - path: The file, directory or address that it happened to.
    ///   - cause: The error below this one.
    ///   - detail: What exactly.
    public init(_ code: Code, path: String, cause: (any Error)? = nil, detail: String = "") {
        self.code = code
        self.path = path
        self.cause = cause
        self.detail = detail
    }
}

extension TabStoreError.Code {
    /// The disk or the user's share of it is full.
    public static let noSpace = Self(rawValue: "noSpace")
    /// The file system is mounted for reading only.
    public static let readOnly = Self(rawValue: "readOnly")
    /// The user may not read or write here.
    public static let permissionDenied = Self(rawValue: "permissionDenied")
    /// The disk failed, or the system said something else than the other codes; see the cause.
    public static let inputOutput = Self(rawValue: "inputOutput")
    /// Something else than a file is in the file's place, or than a directory in the directory's.
    public static let notAFile = Self(rawValue: "notAFile")
    /// A symbolic link is in the place of the file or of its directory; it is not followed.
    public static let symbolicLink = Self(rawValue: "symbolicLink")
    /// The file or its directory belongs to another user.
    public static let foreignOwner = Self(rawValue: "foreignOwner")
    /// The path is empty or is no path of a file.
    public static let invalidPath = Self(rawValue: "invalidPath")
    /// The directory of the file does not exist.
    public static let missingDirectory = Self(rawValue: "missingDirectory")
    /// Another process did not release the lock in time.
    public static let locked = Self(rawValue: "locked")
    /// Nothing of the file could be read; it is kept aside.
    public static let damaged = Self(rawValue: "damaged")
    /// The latest save is damaged or was interrupted; the one before it was read.
    public static let recovered = Self(rawValue: "recovered")
    /// The damaged file could not be kept aside, and is therefore not overwritten.
    public static let damagedNotKept = Self(rawValue: "damagedNotKept")
    /// Other bytes follow what was saved, which is whole; the next save leaves them out.
    public static let trailingBytes = Self(rawValue: "trailingBytes")
    /// One entry was malformed and was left out; all else was read.
    public static let malformedEntry = Self(rawValue: "malformedEntry")
    /// A newer version of the library wrote the file, which is therefore not overwritten.
    public static let newerVersion = Self(rawValue: "newerVersion")
    /// The file, the layout or the state is larger than the format allows.
    public static let tooLarge = Self(rawValue: "tooLarge")
    /// The change itself threw the error that is the cause; nothing was changed.
    public static let refused = Self(rawValue: "refused")
    /// Another device's record is of another layout, and is left alone.
    public static let otherLayout = Self(rawValue: "otherLayout")
    /// Another device's record has changes of a time to which no clock comes; they are left out.
    public static let unbelievableTime = Self(rawValue: "unbelievableTime")
    /// Another device's record is sealed with a key that is not this device's, or this one has none; it is left alone.
    public static let otherKey = Self(rawValue: "otherKey")
    /// Another device's record is not sealed, as this one's are; it is left alone.
    public static let notSealed = Self(rawValue: "notSealed")
    /// Another device has the name of this one; both roam all the same.
    public static let sameDeviceName = Self(rawValue: "sameDeviceName")
    /// The server's address is none, or asks for less than is needed; the detail says what.
    public static let invalidAddress = Self(rawValue: "invalidAddress")
    /// What speaks to the server is not installed.
    public static let missingLibrary = Self(rawValue: "missingLibrary")
    /// The server cannot be reached, or the connection broke.
    public static let unreachable = Self(rawValue: "unreachable")
    /// The server did not answer in time.
    public static let notInTime = Self(rawValue: "notInTime")
    /// The server did not prove that it is the one that was named.
    public static let untrusted = Self(rawValue: "untrusted")
    /// The server refused it; the detail has its words.
    public static let rejected = Self(rawValue: "rejected")
    /// The file to import is no property list, or says nothing of tabs.
    public static let notImportable = Self(rawValue: "notImportable")
}

extension TabStoreError: CustomStringConvertible {
    /// What happened, where, and why.
    public var description: String {
        var text = "\(path): \(explanation)"
        if !detail.isEmpty {
            text += " (\(detail))"
        }
        if let cause {
            text += ": \(cause)"
        }
        return text
    }

    private var explanation: String {
        switch code {
        case .noSpace: "there is no space left"
        case .readOnly: "the file system is read-only"
        case .permissionDenied: "permission denied"
        case .inputOutput: "input or output failed"
        case .notAFile: "this is not a file of the expected kind"
        case .symbolicLink: "this is a symbolic link, which is not followed"
        case .foreignOwner: "this belongs to another user"
        case .invalidPath: "this is not a file's path"
        case .missingDirectory: "there is no such directory"
        case .locked: "another process keeps it locked"
        case .damaged: "what was saved is damaged"
        case .recovered: "the latest save is damaged; the one before it was read"
        case .damagedNotKept: "the damaged file could not be kept aside and is not overwritten"
        case .trailingBytes: "other bytes follow what was saved, and are left out"
        case .malformedEntry: "an entry is malformed and was left out"
        case .newerVersion: "a newer version wrote this; it is not overwritten"
        case .tooLarge: "this is too large"
        case .refused: "the change was refused"
        case .otherLayout: "this is of another layout and is left alone"
        case .unbelievableTime: "changes of a time in more than a hundred years are left out"
        case .otherKey: "this is sealed with a key that this device has not, and is left alone"
        case .notSealed: "this is not sealed with the user's key, and is left alone"
        case .sameDeviceName: "another device has this one's name, too"
        case .invalidAddress: "this is no address that can be used"
        case .missingLibrary: "what speaks to the server is not installed"
        case .unreachable: "the server cannot be reached"
        case .notInTime: "the server does not answer in time"
        case .untrusted: "the server does not prove who it is"
        case .rejected: "the server refuses this"
        case .notImportable: "there is no tab order to import"
        default: code.rawValue
        }
    }
}

extension TabStoreError {
    /// The error for what the system said about a path.
    init(_ errno: Errno, path: String) {
        self.init(Self.code(for: errno), path: path, cause: errno)
    }

    private static func code(for errno: Errno) -> Code {
        switch errno {
        case .noSpace, .diskQuotaExceeded, .fileTooLarge: .noSpace
        case .readOnlyFileSystem: .readOnly
        case .permissionDenied, .notPermitted: .permissionDenied
        case .tooManySymbolicLinkLevels: .symbolicLink
        case .isDirectory, .notDirectory, .noSuchAddressOrDevice: .notAFile
        case .fileNameTooLong, .invalidArgument: .invalidPath
        default: .inputOutput
        }
    }
}
