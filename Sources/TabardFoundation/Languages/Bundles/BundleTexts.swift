internal import StringTables
import Synchronization

/// The texts of a bundle in the user's languages (N3), each table read when it is first asked for.
package final class BundleTexts: Sendable {
    private static let known = Mutex<[String: BundleTexts]>([:])

    /// The texts of a bundle.
    static func of(_ bundle: Bundle) -> BundleTexts { at(LanguageFolders.resources(of: bundle)) }

    /// The texts of the bundle whose resources lie in a folder.
    static func at(_ folder: URL) -> BundleTexts {
        known.withLock { known in
            if let texts = known[folder.path] { return texts }
            // Programs may look into folders without end.
            if known.count >= mostBundles { known = [:] }
            let texts = BundleTexts(folder: folder, wanted: .current)
            known[folder.path] = texts
            return texts
        }
    }

    /// The folders of the user's language, and of the base, in a folder of resources.
    package static func languageFolders(in folder: URL) -> [URL] { at(folder).folders.resourceFolders }

    /// Forgets what was read, since other languages are wanted.
    static func forget() { known.withLock { $0 = [:] } }

    private static let mostBundles = 1_000
    private static let mostTables = 1_000

    private struct Table {
        var texts: StringTable
        /// The formats of texts that follow numbers, with the numbers by which formatting finds them.
        var formats: [String: String] = [:]
    }

    private struct State {
        var folders: LanguageFolders?
        var tables: [String: Table] = [:]
    }

    private let folder: URL
    private let wanted: PreferredLanguages
    private let state = Mutex(State())

    init(folder: URL, wanted: PreferredLanguages) {
        self.folder = folder
        self.wanted = wanted
    }

    /// The languages of the bundle, and those of them that are looked into.
    var folders: LanguageFolders { state.withLock { folders(&$0) } }

    private func folders(_ state: inout State) -> LanguageFolders {
        if let folders = state.folders { return folders }
        let folders = DesktopLocale.reading { LanguageFolders(folder, wanted: wanted) }
        state.folders = folders
        return folders
    }

    /// The text of a key in a table; nil if there is none.
    func text(_ key: String, table name: String) -> String? {
        state.withLock { state in
            load(name, &state)
            switch state.tables[name]?.texts[key] {
            case nil: return nil
            case .plain(let text): return text
            case .varying(let text):
                if let format = state.tables[name]?.formats[key] { return format }
                let format = LocalizedFormats.format(of: text)
                state.tables[name]?.formats[key] = format
                return format
            }
        }
    }

    /// The texts of a table that stay as they are; nil if there are none.
    func all(ofTable name: String) -> [String: String]? {
        state.withLock { state in
            load(name, &state)
            return state.tables[name].flatMap { $0.texts.texts.isEmpty ? nil : $0.texts.texts }
        }
    }

    private func load(_ name: String, _ state: inout State) {
        guard state.tables[name] == nil else { return }
        // Names that programs make up are not remembered without end.
        if state.tables.count >= Self.mostTables { state.tables = [:] }
        let folders = folders(&state)
        state.tables[name] = Table(texts: DesktopLocale.reading { BundleTables(folders).table(name) })
    }
}
