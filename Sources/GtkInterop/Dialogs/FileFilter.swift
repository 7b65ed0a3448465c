/// Which files can be chosen in a dialog.
public struct FileFilter: Hashable, Sendable {
    /// What people call such files.
    public var name: String
    /// Their MIME types; `image/*` stands for all images.
    public var mimeTypes: [String]
    /// The endings of their names in small letters, without the full stop.
    public var endings: [String]

    /// Describes files; those of one of the types or one of the endings.
    public init(name: String, mimeTypes: [String], endings: [String]) {
        self.name = name
        self.mimeTypes = mimeTypes
        self.endings = endings
    }
}
