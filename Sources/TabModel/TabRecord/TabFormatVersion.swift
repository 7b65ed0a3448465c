/// The version of what a record can express.
public struct TabFormatVersion: Hashable, Comparable, Sendable {
    /// Versions with another major number cannot be understood wholly, and are never overwritten (rule 9).
    public var major: UInt32
    /// A newer minor number means fields that are kept unread.
    public var minor: UInt32

    /// Makes a version from its numbers.
    public init(major: UInt32, minor: UInt32) {
        self.major = major
        self.minor = minor
    }

    /// The version that this library writes.
    public static let current = TabFormatVersion(major: 1, minor: 0)

    /// Whether the left version is the older one.
    public static func < (left: TabFormatVersion, right: TabFormatVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension TabRecord {
    /// Whether a newer major version of the library wrote the record, so that it must not be overwritten (rule 9).
    public var mayBeOverwritten: Bool { version.major <= TabFormatVersion.current.major }
}

/// A field that this version does not know and carries through (rule 9).
public struct TabUnknownField: Hashable, Sendable {
    /// The field's name.
    public var name: String
    /// The field's value, in whatever notation its reader uses.
    public var value: String

    /// Makes a field from its parts.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
