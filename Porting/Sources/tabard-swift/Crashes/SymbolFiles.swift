import AppPackaging
import Foundation

/// Files with what only debuggers read, found by the build ids of the programs that they were taken out of.
struct SymbolFiles {
    private struct Symbols {
        let file: URL
        /// Whether it names functions: the program that is shipped has the same id and names none.
        let hasNames: Bool
    }

    /// What is known of a file.
    private struct Program {
        /// Nil if the linker gave it none, as in debug builds.
        let buildID: String?
        let hasNames: Bool
    }

    /// Where files lie below `.build-id`, by the ids themselves.
    private struct Folder {
        let url: URL
        /// Whether it came out of a package, whose links may lead anywhere.
        let isUnpacked: Bool
    }

    private static let systemFolder = URL(fileURLWithPath: "/usr/lib/debug")
    /// What of the files that were named could not be used.
    private(set) var notes: [String] = []
    private var byID: [String: Symbols] = [:]
    private var byName: [String: Symbols] = [:]
    private var folders: [Folder] = []
    private let temporary: URL

    /// - Parameters:
    ///   - paths: Files with symbols, programs that have them, Debian packages of symbols, and folders with any of these.
    ///   - temporary: A folder into which packages are unpacked.
    init(_ paths: [URL], temporary: URL) throws {
        self.temporary = temporary
        for path in paths {
            guard FileManager.default.fileExists(atPath: path.path) else {
                throw PackagingError(
                    .unreadable,
                    path: path.path,
                    cause: "there is no such file or folder"
                )
            }
            if Self.isRegular(path.resolvingSymlinksInPath()) {
                guard try add(path) else {
                    throw PackagingError(
                        .invalid,
                        path: path.path,
                        cause: "it is no program, no file of symbols and no Debian package"
                    )
                }
                continue
            }
            folders.append(Folder(url: path, isUnpacked: false))
            for name in try FileManager.default.contentsOfDirectory(atPath: path.path).sorted() {
                let file = path.appendingPathComponent(name)
                guard Self.isRegular(file.resolvingSymlinksInPath()) else { continue }
                do {
                    _ = try add(file)
                } catch let error as PackagingError {
                    // The others may be what is looked for.
                    notes.append("\(file.path) is left out: \(error.cause)")
                }
            }
        }
        folders.append(Folder(url: Self.systemFolder, isUnpacked: false))
    }

    /// The file with the symbols of a program or library.
    subscript(program: CrashReport.File) -> URL? {
        guard let buildID = program.buildID else { return program.name.flatMap { byName[$0]?.file } }
        if let symbols = byID[buildID], symbols.hasNames { return symbols.file }
        let name = ".build-id/\(buildID.prefix(2))/\(buildID.dropFirst(2)).debug"
        for folder in folders {
            let file = folder.url.appendingPathComponent(name)
            if Self.isRegular(folder.isUnpacked ? file : file.resolvingSymlinksInPath()) { return file }
        }
        return byID[buildID]?.file
    }

    /// Takes a file, or what is in a package.
    ///
    /// - Returns: Whether it is one of those.
    private mutating func add(_ file: URL) throws -> Bool {
        if file.pathExtension == "deb" {
            let folder = temporary.appendingPathComponent(UUID().uuidString)
            try Tool.dpkgDeb.run(["--extract", file.path, folder.path])
            folders.append(Folder(url: folder.appendingPathComponent("usr/lib/debug"), isUnpacked: true))
            return true
        }
        guard let program = try Self.program(file) else { return false }
        let symbols = Symbols(file: file, hasNames: program.hasNames)
        if let buildID = program.buildID {
            if byID[buildID]?.hasNames != true { byID[buildID] = symbols }
        } else {
            byName[file.lastPathComponent] = symbols
        }
        return true
    }

    /// - Returns: What a file is; nil if it is no program.
    private static func program(_ file: URL) throws -> Program? {
        guard let handle = FileHandle(forReadingAtPath: file.path) else { return nil }
        defer { try? handle.close() }
        guard (try? handle.read(upToCount: 4)) == Data([0x7F] + "ELF".utf8) else { return nil }
        let text = try Tool.readelf.run(["--notes", "--section-headers", "--wide", "--", file.path])
        let mark = "Build ID: "
        let line = text.split(separator: "\n").first { $0.contains(mark) }
        let buildID = line.flatMap { line in line.range(of: mark).map { line[$0.upperBound...] } }
        return Program(
            buildID: buildID?.trimmingCharacters(in: .whitespaces),
            hasNames: [".symtab", ".debug_info"].contains { text.contains(" \($0) ") }
        )
    }

    /// Whether there is a file, and nothing that could be read for ever.
    private static func isRegular(_ file: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }
}
