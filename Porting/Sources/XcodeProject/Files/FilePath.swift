/// What is done with the text of paths. Nothing here looks at files.
public enum FilePath {
    /// The path with `.`, `..` and doubled slashes resolved as far as the text goes.
    public static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return isAbsolute ? "/" + joined : joined
    }

    /// A path below a folder, or the path itself if it's absolute.
    public static func join(_ folder: String, _ path: String) -> String {
        if path.utf8.first == UInt8(ascii: "/") { return normalized(path) }
        return normalized(path.isEmpty ? folder : folder + "/" + path)
    }

    /// The path without its last part.
    public static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    public static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// What follows the last dot of a path's name, in small letters; empty if there is none.
    public static func ending(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Whether a normalized path is a folder or lies in it.
    public static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || folder == "/" || path.utf8.starts(with: (folder + "/").utf8)
    }

    /// How to get from a folder to a path, both absolute and normalized; `.` from a folder to itself.
    public static func relative(_ path: String, to folder: String) -> String {
        let parts = path.split(separator: "/")
        let base = folder.split(separator: "/")
        var common = 0
        while common < min(parts.count, base.count), parts[common] == base[common] { common += 1 }
        let up = Array(repeating: Substring(".."), count: base.count - common)
        let result = (up + parts[common...]).joined(separator: "/")
        return result.isEmpty ? "." : result
    }

    /// The deepest folder that holds all of the paths, which are absolute and normalized.
    public static func common(_ paths: [String]) -> String? {
        guard let first = paths.first else { return nil }
        var common = first.split(separator: "/")
        for path in paths.dropFirst() {
            let parts = path.split(separator: "/")
            var count = 0
            while count < min(parts.count, common.count), parts[count] == common[count] { count += 1 }
            common.removeLast(common.count - count)
        }
        return "/" + common.joined(separator: "/")
    }
}
