/// What lies at a path.
public enum FileItem: Hashable, Sendable {
    /// A file with its size in bytes.
    case file(size: Int)
    /// A folder.
    case folder
    /// A symbolic link, to whatever it leads.
    case link
    /// A pipe, a device or the like, which is never opened.
    case other
}

/// The one way in which projects are read from files, so that tests can use folders in memory.
///
/// Paths are absolute, with `/` between their parts, and hold neither `.` nor `..`.
public protocol ProjectFiles {
    /// What lies at the path itself, without following a link there; nil if nothing does.
    func item(at path: String) -> FileItem?
    /// The path with all links followed; nil if one leads nowhere or back to itself.
    func resolved(_ path: String) -> String?
    /// The names in a folder, sorted, at most `limit` of them.
    func names(in folder: String, limit: Int) throws(XcodeProjectError) -> [String]
    /// The bytes of a file that has at most `limit` of them.
    func bytes(of path: String, limit: Int) throws(XcodeProjectError) -> [UInt8]
}

extension ProjectFiles {
    /// What lies at the path once links are followed.
    public func target(at path: String) -> FileItem? {
        guard let item = item(at: path) else { return nil }
        guard item == .link else { return item }
        guard let resolved = resolved(path) else { return nil }
        let target = self.item(at: resolved)
        return target == .link ? nil : target
    }

    /// Whether the path is a folder, or a link to one.
    public func isFolder(_ path: String) -> Bool {
        target(at: path) == .folder
    }

    /// Whether the path is a file, or a link to one.
    public func isFile(_ path: String) -> Bool {
        if case .file = target(at: path) { true } else { false }
    }

    /// The text of a file that lies inside a folder, links followed.
    public func text(
        of path: String,
        limit: Int,
        inside root: String
    ) throws(XcodeProjectError) -> String {
        try check(path, inside: root)
        return try text(of: path, limit: limit)
    }

    /// The text of a file; bytes that are not UTF-8 become U+FFFD.
    func text(of path: String, limit: Int) throws(XcodeProjectError) -> String {
        String(decoding: try bytes(of: path, limit: limit), as: UTF8.self)
    }

    /// Ends in an error if the path leads out of the folder, by `..` or by links.
    public func check(_ path: String, inside root: String) throws(XcodeProjectError) {
        guard item(at: path) != nil else {
            throw XcodeProjectError(.notFound, path: path, cause: "the file isn't there")
        }
        guard let real = resolved(path), let folder = resolved(root) else {
            throw XcodeProjectError(.notFound, path: path, cause: "a link leads nowhere or back to itself")
        }
        guard FilePath.isInside(real, folder) else {
            throw XcodeProjectError(
                .outsideRoot,
                path: path,
                cause: "the file lies outside of \(root), at \(real), and is not read"
            )
        }
    }
}
