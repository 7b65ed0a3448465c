/// Where a file that a project names lies.
public enum FileLocation: Hashable, Sendable {
    /// At an absolute path.
    case file(String)
    /// In Apple's SDK or in Xcode itself, by the path there.
    case system(String)
    /// Among what the build makes, by its name.
    case product(String)
    /// In a place that the settings of someone's Xcode name.
    case custom(tree: String, path: String)

    /// The absolute path, of a file alone.
    public var path: String? {
        if case .file(let path) = self { path } else { nil }
    }
}
