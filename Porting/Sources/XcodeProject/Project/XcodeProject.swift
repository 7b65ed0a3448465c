/// An Xcode project as read from its file: values alone.
public struct XcodeProject: Sendable {
    /// The project's folder, `…/Name.xcodeproj`.
    public var path: String
    /// The folder that paths of the project begin at, mostly the one that holds it.
    public var sourceRoot: String
    /// The name without its ending.
    public var name: String
    /// The format's version, which Xcode counts: 46 of Xcode 3.2 to 77 of Xcode 16.
    public var objectVersion: Int
    /// The language that the app is written in, such as `en`.
    public var developmentLanguage: String?
    /// The names of the build configurations, such as `Debug` and `Release`.
    public var configurations: [String]
    /// The configuration that commands use if none is named.
    public var defaultConfiguration: String?
    /// The targets in the project's order.
    public var targets: [XcodeTarget]
    /// The Swift packages that the project names.
    public var packages: [PackageReference]
    /// The other projects that this one builds parts of, by their paths.
    public var projectReferences: [String]
    /// What was read past, and what can't be taken over.
    public var problems: [Problem]

    /// The target with an identifier.
    public func target(id: String) -> XcodeTarget? {
        targets.first { $0.id == id }
    }
}

/// Something that a reader went past, or that a package can't have.
public struct Problem: Hashable, Sendable {
    /// The file that it concerns.
    public var path: String
    /// What it is, in words.
    public var text: String

    /// A problem of a file.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
