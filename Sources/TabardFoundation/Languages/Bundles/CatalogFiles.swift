internal import StringTables
import Synchronization

/// The files of texts of bundles.
enum CatalogFiles {
    private static let told = Mutex<Set<String>>([])

    /// A string catalogue; nil if there is none, or it is damaged.
    static func catalog(at file: URL) -> StringCatalog? {
        bytes(of: file).flatMap { bytes in
            reading(file) { () throws(StringTableError) in try StringCatalog(bytes: bytes) }
        }
    }

    /// The texts of a file; none if there is none, or it is damaged.
    static func table(at file: URL, language: String) -> StringTable? {
        bytes(of: file).flatMap { bytes in
            reading(file) { () throws(StringTableError) in
                try StringTable(bytes: bytes, ending: file.pathExtension, language: language)
            }
        }
    }

    private static func reading<Result>(_ file: URL, _ read: () throws(StringTableError) -> Result) -> Result?
    {
        do {
            return try read()
        } catch {
            tell(file, "\(error.line.map { ":\($0)" } ?? ""): \(error.detail)")
            return nil
        }
    }

    /// What a regular file holds; nil if there is none.
    private static func bytes(of file: URL) -> [UInt8]? {
        let target = file.resolvingSymlinksInPath()
        // What is no file may never end.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target.path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        guard let size = attributes[.size] as? Int, size <= StringTable.longestFile else {
            tell(file, ": The file is too long, at most \(StringTable.longestFile) bytes are read")
            return nil
        }
        return (try? Data(contentsOf: target)).map { [UInt8]($0) }
    }

    /// Says once what is wrong with a file, since its texts are missing.
    private static func tell(_ file: URL, _ problem: String) {
        guard told.withLock({ $0.insert(file.path).inserted }) else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\(file.path)\(problem)\n".utf8))
    }
}
