/// A Swift package that a project names.
public struct PackageReference: Hashable, Sendable {
    /// Which versions of a package will do.
    public enum Requirement: Hashable, Sendable {
        /// From a version up to the next major one.
        case upToNextMajor(from: String)
        /// From a version up to the next minor one.
        case upToNextMinor(from: String)
        /// From one version up to another, which no longer does.
        case range(from: String, to: String)
        /// One version.
        case exact(String)
        /// A branch.
        case branch(String)
        /// A commit.
        case revision(String)
        /// Any version, where nothing says which.
        case any
    }

    /// Where a package comes from.
    public enum Source: Hashable, Sendable {
        /// A repository.
        case remote(url: String, Requirement)
        /// A folder, by its absolute path.
        case local(path: String)
    }

    /// The identifier in the project's file.
    public var id: String
    /// Where it comes from.
    public var source: Source

    /// SwiftPM's name of the package: the last part of where it comes from.
    public var identity: String {
        switch source {
        case .local(let path): return FilePath.name(of: path)
        case .remote(let url, _):
            var name = url
            while name.hasSuffix("/") { name.removeLast() }
            name = FilePath.name(of: name)
            if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }
}
