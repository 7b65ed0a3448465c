/// Why a test could not drive an app.
public struct TestingError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure. More kinds may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's own word, which stays the same.
        public let rawValue: String

        /// Makes a code of its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A program that is needed could not be started; the message names it.
        public static let cannotStart = Code(rawValue: "cannotStart")
        /// Something did not happen in time.
        public static let timeout = Code(rawValue: "timeout")
        /// What was looked for is not there.
        public static let notFound = Code(rawValue: "notFound")
        /// The app, or a program that is needed, has ended; no waiting helps.
        public static let ended = Code(rawValue: "ended")
        /// The app, or a tool, refused.
        public static let failed = Code(rawValue: "failed")
    }

    /// The kind of failure.
    public let code: Code
    /// What happened, in English.
    public let message: String

    /// Makes an error of a kind, with a message in English.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { "\(code.rawValue): \(message)" }
}
