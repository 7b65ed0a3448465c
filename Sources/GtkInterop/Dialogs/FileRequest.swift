/// What a dialog of files is to choose.
public struct FileRequest: Hashable, Sendable {
    /// What becomes of what is chosen.
    public enum Purpose: Sendable {
        /// Files are opened.
        case open
        /// Folders are opened, or something is put into one.
        case folder
        /// A file is saved under a name that the user gives.
        case save
    }

    /// What becomes of what is chosen.
    public var purpose: Purpose
    /// What the dialog is called; nil for what the desktop calls it.
    public var title: String?
    /// Whether several can be chosen.
    public var allowsSeveral = false
    /// The path of the folder that is shown first; nil for the desktop's own choice.
    public var folder: String?
    /// The name that is proposed to save under.
    public var name = ""
    /// Which files can be opened; nil for all.
    public var filter: FileFilter?

    /// Describes a choice.
    public init(_ purpose: Purpose) { self.purpose = purpose }
}
