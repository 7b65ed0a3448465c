/// Why a test could not drive an app.
public struct TestingError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure. More kinds may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A program that is needed could not be started; the message names it.
        public static let cannotStart = Code(rawValue: "cannotStart")
        /// Something did not happen in time.
        public static let timeout = Code(rawValue: "timeout")
        /// What was looked for is not there.
        public static let notFound = Code(rawValue: "notFound")
        /// The app, or a tool, ended or refused.
        public static let failed = Code(rawValue: "failed")
    }

    public let code: Code
    public let message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { "\(code.rawValue): \(message)" }
}
