/// Why an interface document could not be read.
public struct InterfaceDocumentError: Error, Hashable, Sendable {
    /// What happened; more codes may come, so a `switch` over them needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's name, which stays the same across versions.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What happened.
    public let code: Code
    /// The document's path, or the name that it was given.
    public let document: String
    /// The line at which it happened; nil if it is no matter of a line.
    public let line: Int?
    /// What was found, and what was expected instead.
    public let detail: String
}

extension InterfaceDocumentError.Code {
    /// The file could not be read.
    public static let unreadable = Self(rawValue: "unreadable")
    /// It is no XML, or ends too early.
    public static let malformed = Self(rawValue: "malformed")
    /// It is XML, but no document of Interface Builder.
    public static let notADocument = Self(rawValue: "notADocument")
    /// It is in another encoding than UTF-8, or in none.
    public static let encoding = Self(rawValue: "encoding")
    /// It is a document for another system than iOS, or in the format that Xcode wrote before 2013.
    public static let otherFormat = Self(rawValue: "otherFormat")
    /// It is larger, or nested more deeply, than a document may be.
    public static let tooLarge = Self(rawValue: "tooLarge")
    /// It declares a document type, by which entities grow without bound; Xcode writes none.
    public static let documentType = Self(rawValue: "documentType")
}

extension InterfaceDocumentError: CustomStringConvertible {
    /// The document, the line and what happened there.
    public var description: String {
        let place = line.map { "\(document):\($0)" } ?? document
        return "\(place): \(detail)"
    }
}
