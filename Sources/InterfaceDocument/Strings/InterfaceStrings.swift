internal import StringTables

/// The texts of one language for a document: "object's id.property" and what stands there instead (I6).
///
/// ```swift
/// let table = try InterfaceStrings(contentsOf: path) { languages in languages.first { $0 == "de" } }
/// table["abc-de-fgh.text"]
/// ```
public struct InterfaceStrings: Hashable, Sendable {
    /// The texts by object's id and property, such as `abc-de-fgh.normalTitle`.
    public let texts: [String: String]

    /// The text for a key such as `abc-de-fgh.text`.
    public subscript(key: String) -> String? { texts[key] }

    /// The text for a property of an object.
    public func text(id: String, property: String) -> String? { texts["\(id).\(property)"] }

    /// Reads a file, as its name's end says.
    ///
    /// - Parameters:
    ///   - path: The path of a `.strings` or `.xcstrings` file.
    ///   - limits: How large it may be.
    ///   - choose: Says which of the languages of an `.xcstrings` file counts; with nil its own texts stand. It is not
    ///     asked for other files.
    public init(
        contentsOf path: String,
        limits: InterfaceLimits = InterfaceLimits(),
        choosing choose: ([String]) -> String?
    ) throws(InterfaceDocumentError) {
        let bytes = try InterfaceFile.bytes(of: path, limits: limits)
        let name = String(path.split(separator: "/").last ?? "")
        try self.init(bytes: bytes, name: name, limits: limits, choosing: choose)
    }

    /// Reads the bytes of a `.strings` file, or of an `.xcstrings` file, as the name's end says.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - name: The file's name, which messages name as well.
    ///   - limits: How large it may be.
    ///   - choose: Says which of the languages of an `.xcstrings` file counts; with nil its own texts stand. It is not
    ///     asked for other files.
    public init(
        bytes: [UInt8],
        name: String,
        limits: InterfaceLimits = InterfaceLimits(),
        choosing choose: ([String]) -> String?
    ) throws(InterfaceDocumentError) {
        guard bytes.count <= limits.bytes else {
            throw InterfaceDocumentError(
                code: .tooLarge,
                document: name,
                line: nil,
                detail: "The file has \(bytes.count) bytes, at most \(limits.bytes) are read"
            )
        }
        do {
            texts = try Self.texts(of: bytes, isCatalog: name.hasSuffix(".xcstrings"), choosing: choose)
        } catch {
            throw InterfaceDocumentError(
                code: InterfaceDocumentError.Code(rawValue: error.problem.rawValue),
                document: name,
                line: error.line,
                detail: error.detail
            )
        }
    }

    private static func texts(
        of bytes: [UInt8],
        isCatalog: Bool,
        choosing choose: ([String]) -> String?
    ) throws(StringTableError) -> [String: String] {
        guard isCatalog else { return try StringTable(bytes: bytes, ending: "strings", language: "").texts }
        let catalog = try StringCatalog(bytes: bytes)
        guard let language = choose(catalog.languages) else { return [:] }
        // A document has no number to choose a form by: the one for most stands.
        let table = catalog.table(of: language)
        return table.texts.merging(table.varying.compactMapValues(\.textWithoutNumber)) { $1 }
    }
}
