import FoundationEssentials

/// A string catalogue, `.xcstrings`: texts of all languages in JSON.
struct StringCatalog: Decodable {
    private struct Entry: Decodable { let localizations: [String: Localization]? }

    /// Texts that vary with a number or a device have no unit, and then the document's own text stands.
    private struct Localization: Decodable { let stringUnit: Unit? }

    private struct Unit: Decodable { let value: String }

    private let sourceLanguage: String?
    private let strings: [String: Entry]

    static func texts(
        of bytes: [UInt8],
        name: String,
        choosing choose: ([String]) -> String?
    ) throws(InterfaceDocumentError) -> [String: String] {
        let catalog: StringCatalog
        do {
            catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(bytes))
        } catch {
            throw InterfaceDocumentError(
                code: .malformed,
                document: name,
                line: nil,
                detail: "The file must be a string catalogue in JSON, but is not"
            )
        }
        let localizations = catalog.strings.compactMapValues(\.localizations)
        var languages = Set(localizations.values.flatMap(\.keys))
        if let source = catalog.sourceLanguage { languages.insert(source) }
        guard let language = choose(languages.sorted()) else { return [:] }
        return localizations.compactMapValues { $0[language]?.stringUnit?.value }
    }
}
