internal import StringTables

/// Which languages a bundle has, where they lie, and which of them are shown.
struct LanguageFolders: Sendable {
    /// The bundle's folder of resources.
    let folder: URL
    /// The languages that it has, as they are written there, sorted.
    let languages: [String]
    /// Whether it has a folder of the base.
    let hasBase: Bool
    /// How else each of them is written there: the package manager writes its folders in small letters.
    private let spellings: [String: [String]]
    /// The one that the app is written in, which stands where no wanted one is there.
    let development: String
    /// Those that are shown, the first one first, with the app's own at the end.
    let shown: [String]
    /// Whether the folder is that of one language, `de.lproj`, which a program chose itself.
    let isOneLanguage: Bool
    /// The string catalogues by their names.
    let catalogs: [String: CatalogTexts]

    /// More are looked for in no folder.
    private static let most = 10_000

    init(_ folder: URL, wanted: PreferredLanguages) {
        self.folder = folder
        guard folder.pathExtension != "lproj" else {
            let name = folder.deletingPathExtension().lastPathComponent
            isOneLanguage = true
            languages = [name]
            hasBase = false
            spellings = [:]
            development = name
            shown = [name]
            catalogs = [:]
            return
        }
        isOneLanguage = false
        let names = Self.names(in: folder)
        var present = Set(names.compactMap(Self.language))
        let information = InfoPropertyList.read(in: folder, program: AppProgram.current.name)
        present.formUnion((information["CFBundleLocalizations"] as? [Any] ?? []).compactMap { $0 as? String })
        if names.contains("locale") {
            present.formUnion(Self.names(in: folder.appendingPathComponent("locale")))
        }
        let written = information["CFBundleDevelopmentRegion"] as? String
        var catalogs: [String: CatalogTexts] = [:]
        for name in names where name.hasSuffix(".xcstrings") {
            guard let catalog = CatalogFiles.catalog(at: folder.appendingPathComponent(name)) else {
                continue
            }
            present.formUnion(catalog.languages)
            catalogs[String(name.dropLast(".xcstrings".count))] = CatalogTexts(catalog, wanted: wanted)
        }
        self.catalogs = catalogs
        let source = catalogs.values.compactMap(\.source).min()
        hasBase = present.remove("Base") != nil
        // Names come from files, and folders are looked for by them.
        present = present.filter(Self.isName)
        let groups = Dictionary(grouping: present.sorted(), by: LanguageTag.init)
        spellings = Dictionary(uniqueKeysWithValues: groups.values.map { ($0[0], $0) })
        languages = spellings.keys.sorted()
        // Folders may have their names in another case, and with an older code.
        let own = [written, source].compactMap(\.self).first(where: Self.isName) ?? "en"
        development = LanguageTag.matches(of: [own], among: languages).first ?? own
        let matches = LanguageTag.matches(of: wanted.names, among: languages)
        var shown = matches.contains(development) ? matches : matches + [development]
        // Better any language than none.
        if matches.isEmpty, !languages.contains(development) { shown += languages.prefix(1) }
        self.shown = shown
    }

    /// The languages that are shown of those that the bundle has; the first counts.
    var preferred: [String] { Array(shown.filter(languages.contains).prefix(1)) }

    /// The names of what lies in a folder; none if there is no such folder.
    private static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.prefix(most).sorted()
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64
            && name.utf8.allSatisfy { $0 >= 0x80 || UInt8(ascii: "0") <= $0 || $0 == UInt8(ascii: "-") }
    }

    private static func language(ofFolder name: String) -> String? {
        guard name.hasSuffix(".lproj"), name != "mul.lproj" else { return nil }
        return String(name.dropLast(".lproj".count))
    }

    /// The folder of a bundle's resources. Foundation's own main bundle is the program's folder, which has none.
    static func resources(of bundle: Bundle) -> URL {
        let app = AppBundle.current.bundle
        if bundle === app { return app.resourceURL ?? app.bundleURL }
        let url = bundle.resourceURL ?? bundle.bundleURL
        return url.path == AppProgram.current.folder.path ? app.resourceURL ?? app.bundleURL : url
    }

    /// The folders of languages in which a resource may lie: of those that are shown, then the base.
    var resourceFolders: [URL] {
        guard !isOneLanguage else { return [] }
        return (shown + ["Base"]).flatMap(folders)
    }

    /// The names under which a language may lie there.
    func names(of language: String) -> [String] { spellings[language] ?? [language] }

    /// The folders of a language.
    func folders(of language: String) -> [URL] {
        names(of: language).map { folder.appendingPathComponent("\($0).lproj", isDirectory: true) }
    }
}
