internal import InterfaceDocument

/// The languages of interface documents: whole documents in a language's folder, or texts beside the base one (I6).
@MainActor
enum InterfaceLanguages {
    /// The folders `NAME.lproj` in which a document may lie, the user's language first, then the base.
    static func folders(in folder: URL) -> [URL] {
        let present = languages(in: folder)
        let wanted = [PreferredLanguages.current.best(of: present.filter { $0 != "Base" }), "Base", "en"]
        let first = wanted.compactMap(\.self).filter(present.contains)
        return (first + present.filter { !first.contains($0) })
            .map { folder.appendingPathComponent("\($0).lproj") }
    }

    /// The texts of the user's language for a document of the base language.
    static func strings(for document: URL) -> [String: String] {
        let base = document.deletingLastPathComponent()
        guard base.lastPathComponent == "Base.lproj" else { return [:] }
        let name = document.deletingPathExtension().lastPathComponent
        let folder = base.deletingLastPathComponent()
        // Xcode keeps the catalogue of all languages in a folder of its own.
        let catalog = folder.appendingPathComponent("mul.lproj/\(name).xcstrings")
        if FileManager.default.fileExists(atPath: catalog.path) { return texts(in: catalog) }
        // The base document is in the language that the app is written in.
        let written = Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let present = languages(in: folder).filter { $0 != "Base" }
        let all = present.contains(written) ? present : present + [written]
        guard let language = PreferredLanguages.current.best(of: all) else { return [:] }
        let table = folder.appendingPathComponent("\(language).lproj/\(name).strings")
        return FileManager.default.fileExists(atPath: table.path) ? texts(in: table) : [:]
    }

    private static func texts(in file: URL) -> [String: String] {
        do {
            return try InterfaceStrings(contentsOf: file.path, choosing: PreferredLanguages.current.best)
                .texts
        } catch {
            InterfaceReport.tell("\(error)")
            return [:]
        }
    }

    /// The names of the languages that have a folder.
    private static func languages(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
            .filter { $0 != "mul" }.sorted()
    }
}
