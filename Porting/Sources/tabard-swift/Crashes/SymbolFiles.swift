import AppPackaging
import Foundation

/// Files with what only debuggers read, found by the build ids of the programs that they were taken out of.
struct SymbolFiles {
    private static let systemFolder = URL(fileURLWithPath: "/usr/lib/debug")
    /// The file of each id, of the files that were named.
    private var files: [String: URL] = [:]
    /// Where files lie below `.build-id`, by the ids themselves.
    private var folders: [URL]

    /// - Parameters:
    ///   - paths: Files with symbols, programs that have them, Debian packages of symbols, and folders with any of these.
    ///   - temporary: A folder into which packages are unpacked.
    init(_ paths: [URL], temporary: URL) throws {
        folders = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
                throw PackagingError(.unreadable, path: path.path, cause: "there is no such file or folder")
            }
            guard isFolder.boolValue else {
                guard try add(path, temporary) else {
                    throw PackagingError(
                        .invalid,
                        path: path.path,
                        cause: "it is no program, no file of symbols with a build id and no Debian package"
                    )
                }
                continue
            }
            folders.append(path)
            let content = try FileManager.default.contentsOfDirectory(atPath: path.path).sorted()
            for name in content { _ = try add(path.appendingPathComponent(name), temporary) }
        }
        folders.append(Self.systemFolder)
    }

    /// The file with the symbols of a build.
    subscript(buildID: String) -> URL? {
        if let file = files[buildID] { return file }
        let name = ".build-id/\(buildID.prefix(2))/\(buildID.dropFirst(2)).debug"
        return folders.map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Takes a file, or what is in a package.
    ///
    /// - Returns: Whether it is one of those.
    private mutating func add(_ file: URL, _ temporary: URL) throws -> Bool {
        if file.pathExtension == "deb" {
            let folder = temporary.appendingPathComponent(UUID().uuidString)
            try Tool.dpkgDeb.run(["--extract", file.path, folder.path])
            folders.append(folder.appendingPathComponent("usr/lib/debug"))
            return true
        }
        guard Self.isProgram(file) else { return false }
        let notes = try Tool.readelf.run(["--notes", "--wide", "--", file.path])
        let mark = "Build ID: "
        guard let line = notes.split(separator: "\n").first(where: { $0.contains(mark) }),
            let place = line.range(of: mark)
        else { return false }
        files[line[place.upperBound...].trimmingCharacters(in: .whitespaces)] = file
        return true
    }

    private static func isProgram(_ file: URL) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: file.path) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 4)) == Data([0x7F] + "ELF".utf8)
    }
}
