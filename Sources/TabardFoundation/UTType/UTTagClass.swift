/// What kind of name another system has for a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the kind.
    public let rawValue: String

    /// Makes a kind of its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ending of file names.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The MIME type.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
