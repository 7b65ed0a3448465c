import FoundationEssentials

/// A string catalogue, `.xcstrings`: texts of all languages in JSON.
struct StringCatalog: Decodable {
    private struct Entry: Decodable { let localizations: [String: Localization]? }

    /// A text, or several of which a device or a number chooses.
    private final class Localization: Decodable {
        let stringUnit: Unit?
        let variations: [String: [String: Localization]]?

        /// The text for a desktop, in the form that fits most numbers: a document has none to choose by.
        var text: String? {
            if let stringUnit { return stringUnit.value }
            let choices = [("device", ["mac", "other", "ipad", "iphone"]), ("plural", ["other"])]
            for (kind, names) in choices {
                for name in names {
                    if let text = variations?[kind]?[name]?.text { return text }
                }
            }
            return nil
        }
    }

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
        return localizations.compactMapValues { $0[language]?.text }
    }
}
