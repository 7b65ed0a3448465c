internal import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// By what name devices know that they have the same layout, so that two of different apps are not joined by mistake.
package enum LayoutName {
    /// The app's id and the layout's name, empty if the path does not tell them.
    package static func name(of location: TabStoreLocation) -> String {
        let suffix = ".layout"
        guard location.fileName.hasSuffix(suffix), location.fileName.count > suffix.count,
            let application = absolute(location.directory).components.last?.string,
            isApplicationIdentifier(application)
        else { return "" }
        let name = "\(application)/\(location.fileName.dropLast(suffix.count))"
        return name.utf8.count <= maximumLength && PlainLine.isPlain(name) ? name : ""
    }

    package static let maximumLength = 1000

    /// A directory's path from the root on: `tabs.layout` is the app's whose directory the process is in.
    private static func absolute(_ directory: String) -> FilePath {
        let path = FilePath(directory)
        guard path.isRelative, let current = getcwd(nil, 0) else { return path }
        defer { free(current) }
        return FilePath(platformString: current).pushing(path).lexicallyNormalized()
    }

    /// Whether it is an id such as `org.example.Notes`.
    private static func isApplicationIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && !parts.contains("")
    }
}
