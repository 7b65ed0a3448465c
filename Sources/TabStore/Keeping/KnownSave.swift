/// A save whose record a process has in memory.
struct KnownSave: Hashable, Sendable {
    let version: SaveVersion
    /// When its file had last been written as the save was whole in it; nil if that is not known.
    ///
    /// A file that says the same was touched by nobody since, so that the save need not be read to be known as whole.
    let written: UInt64?

    /// Whether the save, which is in a file of this status, is surely as it was.
    func isUntouched(in status: FileStatus) -> Bool {
        written != nil && written == status.written
    }
}
