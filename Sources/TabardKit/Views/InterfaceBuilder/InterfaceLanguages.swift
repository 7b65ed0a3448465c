/// The languages of interface documents: whole documents in a language's folder, or texts beside the base one (I6).
@MainActor
enum InterfaceLanguages {
    /// The folders `NAME.lproj` in which a document may lie, the user's language first, then the base.
    static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let wanted = [Language.current.rawValue, "Base", "en"].map { "\($0).lproj" }
        let present = names.filter { $0.hasSuffix(".lproj") }.sorted()
        let ordered = wanted.filter(present.contains) + present.filter { !wanted.contains($0) }
        return ordered.map { folder.appendingPathComponent($0) }
    }

    /// The texts of the user's language for a document of the base language.
    static func strings(for document: URL) -> [String: String] {
        let folder = document.deletingLastPathComponent()
        guard folder.lastPathComponent == "Base.lproj" else { return [:] }
        let name = document.deletingPathExtension().lastPathComponent
        let table = folder.deletingLastPathComponent()
            .appendingPathComponent("\(Language.current.rawValue).lproj/\(name).strings")
        guard let data = try? Data(contentsOf: table),
            let read = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return read as? [String: String] ?? [:]
    }
}
