import AppPackaging
import Foundation

/// The files of a package, in a folder that goes when it is packed.
struct AppFolder {
    let root: URL
    /// The time that all files have, so that packing again gives the same.
    let time: Date

    /// - Parameter root: A folder that is not there yet.
    init(_ root: URL, time: Date) throws {
        self.root = root
        self.time = time
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    private func place(_ path: String) throws -> URL {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        return file
    }

    /// Writes a text.
    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: place(path))
    }

    /// Copies a file or a folder, wherever a link leads to it, without what macOS keeps of how it shows a folder.
    func copy(_ source: URL, to path: String) throws {
        let copied = try place(path)
        let files = FileManager.default
        try files.copyItem(at: source.resolvingSymlinksInPath(), to: copied)
        for name in files.enumerator(atPath: copied.path)?.compactMap({ $0 as? String }) ?? []
        where name == ".DS_Store" || name.hasSuffix("/.DS_Store") {
            try files.removeItem(at: copied.appendingPathComponent(name))
        }
    }

    /// Makes a link.
    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: place(path).path, withDestinationPath: target)
    }

    /// Gives all files the rights and the time that they have in a package.
    ///
    /// - Returns: How many bytes they have.
    func settle(executables: Set<String>) throws -> Int {
        let files = FileManager.default
        var size = 0
        var folders = [root.path]
        let names = files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        for name in names {
            let path = root.appendingPathComponent(name).path
            let attributes = try files.attributesOfItem(atPath: path)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory: folders.append(path)
            case .typeRegular:
                size += attributes[.size] as? Int ?? 0
                let rights = executables.contains(name) ? 0o755 : 0o644
                try files.setAttributes(
                    [.posixPermissions: rights, .modificationDate: time],
                    ofItemAtPath: path
                )
            default: break
            }
        }
        for folder in folders.sorted(by: >) {
            try files.setAttributes(
                [.posixPermissions: 0o755, .modificationDate: time],
                ofItemAtPath: folder
            )
        }
        return size
    }
}
