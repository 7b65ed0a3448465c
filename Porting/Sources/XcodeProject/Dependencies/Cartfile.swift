/// The frameworks that an app names for Carthage.
public struct Cartfile: Sendable {
    static let largestSize = 1 << 20

    /// The file.
    public var path: String
    /// What it names: repositories and binary frameworks.
    public var names: [String]

    /// Reads a Cartfile.
    public init(_ text: String, path: String) {
        self.path = path
        names = text.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "\"")
            let kind = parts.first.map { $0.filter { !$0.isWhitespace } }
            guard parts.count > 1, ["github", "git", "binary"].contains(kind) else { return nil }
            return String(parts[1])
        }
    }
}
