/// Why bytes are not read as an archive.
public enum KeyedArchiveError: Error, Hashable, Sendable {
    /// There are more bytes than `KeyedArchive.maximumLength`, or more values than memory should be spent on.
    case tooLarge
    /// It is no binary property list, or a damaged one; with the offset of the byte at which that was seen.
    case damaged(offset: Int)
    /// Values lie in values more than 128 times, perhaps in a circle.
    case tooDeep
    /// It is a property list, but none that a keyed archiver writes.
    case notAnArchive
}
