/// A project that can't be read, or a manifest that can't be written for it.
public struct XcodeProjectError: Error, Hashable, Sendable {
    /// What kind of failure it is; more may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's name, as in messages.
        public let rawValue: String

        /// A code by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The file or folder isn't there.
        public static let notFound = Code(rawValue: "notFound")
        /// The system did not let the file be read.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The file, or what it describes, is larger than the reader allows.
        public static let tooLarge = Code(rawValue: "tooLarge")
        /// Values lie in one another more deeply than the reader allows.
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// The text doesn't follow its format.
        public static let malformed = Code(rawValue: "malformed")
        /// An object names another one that isn't in the project.
        public static let missingObject = Code(rawValue: "missingObject")
        /// An object, or one of its fields, is of another kind than its place asks for.
        public static let wrongKind = Code(rawValue: "wrongKind")
        /// Groups, files or settings lead back to themselves.
        public static let cycle = Code(rawValue: "cycle")
        /// A file lies outside of the folder that the manifest is written to.
        public static let outsideRoot = Code(rawValue: "outsideRoot")
        /// What was asked for is named several times, or not at all.
        public static let ambiguous = Code(rawValue: "ambiguous")
        /// There is a manifest already.
        public static let alreadyExists = Code(rawValue: "alreadyExists")
        /// The system did not let the manifest be written.
        public static let unwritable = Code(rawValue: "unwritable")
        /// A form of project that isn't read.
        public static let unsupported = Code(rawValue: "unsupported")
    }

    /// What kind of failure it is.
    public var code: Code
    /// The file or folder where it was found.
    public var path: String
    /// The line and column where it was found, in files of text.
    public var position: TextPosition?
    /// The identifier of the project's object where it was found.
    public var object: String?
    /// What is wrong, in words.
    public var cause: String

    /// An error with all that is known of its place.
    public init(
        _ code: Code,
        path: String,
        position: TextPosition? = nil,
        object: String? = nil,
        cause: String
    ) {
        self.code = code
        self.path = path
        self.position = position
        self.object = object
        self.cause = cause
    }
}

extension XcodeProjectError: CustomStringConvertible {
    /// The error in the form of the compiler's messages: `path:line:column: error: cause`.
    public var description: String {
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        let of = object.map { " (object \($0))" } ?? ""
        return "\(path)\(place): error: \(cause)\(of)"
    }
}
