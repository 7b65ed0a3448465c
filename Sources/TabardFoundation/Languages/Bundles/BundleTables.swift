internal import StringTables

/// Reads the tables of a bundle, whichever files they lie in.
struct BundleTables {
    private let folders: LanguageFolders

    init(_ folders: LanguageFolders) { self.folders = folders }

    /// The texts of a table: those of the first language that has it. In a string catalogue, which has all of them, those of
    /// the app's own language stand for missing ones.
    func table(_ name: String) -> StringTable {
        guard Self.isName(name) else { return StringTable() }
        let catalog = folders.catalogs[name]
        var table = StringTable()
        for language in folders.shown + (folders.isOneLanguage ? [] : ["Base"]) {
            table = ownTable(name, language, catalog)
            if !table.isEmpty { break }
        }
        if table.isEmpty { table = files(in: folders.folder, name, folders.development) }
        if let catalog {
            if let best = catalog.best.flatMap({ catalog.tables[$0] }) { table.fill(from: best) }
            table.fill(from: catalog.sourceTable)
        }
        return table
    }

    /// A name leads to no other folder.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 200 && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
    }

    /// All that one language has: a file with forms for numbers counts more than one without.
    private func ownTable(_ name: String, _ language: String, _ catalog: CatalogTexts?) -> StringTable {
        if folders.isOneLanguage { return files(in: folders.folder, name, language) }
        var table = StringTable()
        for spelling in folders.names(of: language) {
            if let messages = messages(name, spelling) { table.add(messages) }
            if let texts = catalog?.tables[spelling] { table.add(texts) }
        }
        for folder in folders.folders(of: language) { table.add(files(in: folder, name, language)) }
        return table
    }

    private func files(in folder: URL, _ name: String, _ language: String) -> StringTable {
        var table = StringTable()
        for ending in ["strings", "stringsdict"] {
            let file = folder.appendingPathComponent("\(name).\(ending)")
            if let texts = CatalogFiles.table(at: file, language: language) { table.add(texts) }
        }
        return table
    }

    /// The catalogue of gettext, `locale/de/LC_MESSAGES/NAME.mo`. The standard table may have the app's name there.
    private func messages(_ name: String, _ language: String) -> StringTable? {
        let place = folders.folder.appendingPathComponent("locale/\(language)/LC_MESSAGES")
        let names =
            name == "Localizable" ? [name, AppProgram.current.name, AppBundle.current.identifier] : [name]
        return names.lazy.compactMap {
            CatalogFiles.table(at: place.appendingPathComponent("\($0).mo"), language: language)
        }.first
    }
}
