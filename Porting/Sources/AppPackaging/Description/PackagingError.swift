/// Why an app can't be packed.
public struct PackagingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of an error. More kinds may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's own word, which stays the same.
        public let rawValue: String

        /// Makes a code of its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Something that a package needs is not said anywhere.
        public static let missing = Code(rawValue: "missing")
        /// Something is said that can't be so.
        public static let invalid = Code(rawValue: "invalid")
        /// A file can't be read or written.
        public static let unreadable = Code(rawValue: "unreadable")
        /// A program that is needed is not installed, or failed.
        public static let tool = Code(rawValue: "tool")
    }

    /// The kind.
    public let code: Code
    /// The file that it is about.
    public let path: String
    /// What is wrong, and what would be right.
    public let cause: String

    /// Makes an error.
    public init(_ code: Code, path: String, cause: String) {
        self.code = code
        self.path = path
        self.cause = cause
    }

    public var description: String { "\(path): \(cause)" }
}
