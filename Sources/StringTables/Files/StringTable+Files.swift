extension StringTable {
    /// The bytes that a file of texts may have; the greatest apps' have a few million.
    package static let longestFile = 32_000_000

    /// Reads a file of texts of one language.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - ending: How its name ends: `strings`, `stringsdict` or `mo`.
    ///   - language: The language whose rules choose the forms for numbers.
    package init(bytes: [UInt8], ending: String, language: String) throws(StringTableError) {
        guard bytes.count <= Self.longestFile else {
            throw StringTableError(
                .tooLarge,
                "The file has \(bytes.count) bytes, at most \(Self.longestFile) are read"
            )
        }
        switch ending {
        case "mo": self = try MessageCatalog.table(of: bytes)
        case "stringsdict":
            self = StringsDictionary.table(of: try PropertyListTree(bytes: bytes), language: language)
        default:
            if PropertyListTree.isPropertyList(bytes) {
                self.init(texts: try PropertyListTree(bytes: bytes).entries.compactMapValues(\.text))
            } else {
                var reader = try StringsReader(bytes)
                self.init(texts: try reader.texts())
            }
        }
    }
}
