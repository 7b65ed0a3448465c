import XcodeProject

/// Folders and files that only a test knows.
final class FilesInMemory: ProjectFiles {
    private enum Node {
        case file([UInt8])
        case folder
        case link(String)
    }

    private var nodes: [String: Node] = ["/": .folder]
    /// The paths whose bytes were asked for, in order.
    private(set) var read: [String] = []

    init(_ files: [String: String] = [:]) {
        for (path, text) in files { self[path] = text }
    }

    subscript(path: String) -> String {
        get { "" }
        set { add(.file(Array(newValue.utf8)), at: path) }
    }

    func link(_ path: String, to target: String) {
        add(.link(target), at: path)
    }

    func folder(_ path: String) {
        add(.folder, at: path)
    }

    private func add(_ node: Node, at path: String) {
        nodes[path] = node
        var parent = FilePath.folder(of: path)
        while nodes[parent] == nil {
            nodes[parent] = .folder
            parent = FilePath.folder(of: parent)
        }
    }

    func item(at path: String) -> FileItem? {
        guard let parent = resolved(FilePath.folder(of: path), 0) else { return nil }
        switch nodes[path == "/" ? "/" : FilePath.join(parent, FilePath.name(of: path))] {
        case .file(let bytes)?: return .file(size: bytes.count)
        case .folder?: return .folder
        case .link?: return .link
        case nil: return nil
        }
    }

    func resolved(_ path: String) -> String? {
        resolved(path, 0)
    }

    private func resolved(_ path: String, _ depth: Int) -> String? {
        guard depth < 40 else { return nil }
        if path == "/" || path.isEmpty { return "/" }
        guard let parent = resolved(FilePath.folder(of: path), depth) else { return nil }
        let full = FilePath.join(parent, FilePath.name(of: path))
        switch nodes[full] {
        case .link(let target)?: return resolved(FilePath.join(parent, target), depth + 1)
        case nil: return nil
        default: return full
        }
    }

    func names(in folder: String, limit: Int) throws(XcodeProjectError) -> [String] {
        guard let real = resolved(folder) else {
            throw XcodeProjectError(.notFound, path: folder, cause: "no such folder")
        }
        let names = nodes.keys.filter { $0 != "/" && FilePath.folder(of: $0) == real }.map(FilePath.name)
        guard names.count <= limit else {
            throw XcodeProjectError(.tooLarge, path: folder, cause: "too many")
        }
        return names.sorted()
    }

    func bytes(of path: String, limit: Int) throws(XcodeProjectError) -> [UInt8] {
        read.append(path)
        guard let real = resolved(path), case .file(let bytes)? = nodes[real] else {
            throw XcodeProjectError(.notFound, path: path, cause: "no such file")
        }
        guard bytes.count <= limit else { throw XcodeProjectError(.tooLarge, path: path, cause: "too large") }
        return bytes
    }
}
