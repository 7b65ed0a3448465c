/// What is known of types: those that come with the system, those that the desktop knows by their file names, and those
/// that the app declares.
enum TypeTable {
    struct Entry: Sendable {
        let identifier: String
        let supertypes: [String]
        let extensions: [String]
        let mimeTypes: [String]
        let description: String
    }

    static let entries: [Entry] = DeclaredTypes.text.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard cells.count == 5 else { return nil }
        func words(_ index: Int) -> [String] { cells[index].split(separator: " ").map { String($0) } }
        return Entry(
            identifier: cells[0],
            supertypes: words(1),
            extensions: words(2),
            mimeTypes: words(3),
            description: cells[4]
        )
    }

    static let byIdentifier = Dictionary(entries.map { ($0.identifier, $0) }) { first, _ in first }

    /// The identifiers of a type's supertypes, nearest first, without itself.
    static func supertypes(of identifier: String, direct: [String]? = nil) -> [String] {
        var found: [String] = []
        var next = direct ?? byIdentifier[identifier]?.supertypes ?? []
        while !next.isEmpty {
            let new = next.filter { !found.contains($0) && $0 != identifier }
            found += new
            next = new.flatMap { byIdentifier[$0]?.supertypes ?? [] }
        }
        return found
    }
}
