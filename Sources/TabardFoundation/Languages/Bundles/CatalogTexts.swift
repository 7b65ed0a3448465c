internal import StringTables

/// What of a string catalogue is shown: its texts in the wanted languages, and in the one that the app is written in.
struct CatalogTexts: Sendable {
    /// The texts in the wanted languages that it has.
    let tables: [String: StringTable]
    /// The wanted language that it has, the most wanted one.
    let best: String?
    /// The language that the app is written in.
    let source: String?
    let sourceTable: StringTable

    init(_ catalog: StringCatalog, wanted: PreferredLanguages) {
        let matches = LanguageTag.matches(of: wanted.names, among: catalog.languages)
        tables = Dictionary(uniqueKeysWithValues: matches.map { ($0, catalog.table(of: $0)) })
        best = matches.first
        source = catalog.sourceLanguage
        sourceTable = source.map(catalog.table) ?? StringTable()
    }
}
