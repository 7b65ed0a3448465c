/// What an app says of itself, as packages tell it.
public struct AppDescription: Hashable, Sendable {
    /// Something that the app does at once from a menu, by its `UIApplicationShortcutItemType`.
    public struct Shortcut: Hashable, Sendable {
        /// The type.
        public var type: String
        /// Its title.
        public var title: String
    }

    /// A version of the app.
    public struct Release: Hashable, Sendable {
        /// The version.
        public var version: String
        /// The day, as `2026-01-31`.
        public var date: String
    }

    /// The name in reverse domain form, as `org.example.Notes`.
    public var identifier: String
    /// The name for people.
    public var name: String
    /// The name in other languages, by their identifiers.
    public var localizedNames: [String: String] = [:]
    /// The version for people, as `1.2.3`.
    public var version: String
    /// The number of the build.
    public var build: String
    /// The program's file.
    public var executable: String
    /// The kinds of files that it opens or brings.
    public var documentTypes: [DocumentType] = []
    /// The schemes of addresses that it opens.
    public var schemes: [String] = []
    /// What it does at once.
    public var shortcuts: [Shortcut] = []
    /// Its versions, the newest first.
    public var releases: [Release] = []
    /// What it is, in paragraphs, by language; that without a name is for all others.
    public var descriptions: [String: [String]] = [:]
    /// What only its packer says.
    public var packaging: PackagingFile

    /// The name that Debian has for it: small letters, digits and signs.
    public var debianName: String {
        let plain = name.lowercased().map { character -> Character in
            character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
        }
        let words = String(plain).split(separator: "-").joined(separator: "-")
        guard words.count >= 2, words.first?.isLetter == true || words.first?.isNumber == true else {
            return identifier.lowercased().replacing("_", with: "-")
        }
        return String(words.prefix(60))
    }

    /// The version that Debian compares: that for people, and the build behind it.
    public var debianVersion: String {
        func allowed(_ text: String) -> String {
            String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0)) })
        }
        let upstream = allowed(version)
        let revision = allowed(build)
        return (upstream.first?.isNumber == true ? upstream : "0" + upstream)
            + (revision.isEmpty ? "" : "-" + revision)
    }

    /// What it is in a few words.
    public var summary: String { packaging.summary ?? name }

    /// The MIME types of what it opens: documents, and addresses of its schemes.
    public var openedTypes: [String] {
        var seen: Set<String> = []
        let types =
            documentTypes.filter(\.isOpened).map(\.mimeType) + schemes.map { "x-scheme-handler/\($0)" }
        return types.filter { seen.insert($0).inserted }
    }

    /// The types that are the app's own, whose endings a system has to be told.
    public var ownTypes: [DocumentType] { documentTypes.filter { !$0.endings.isEmpty } }
}
