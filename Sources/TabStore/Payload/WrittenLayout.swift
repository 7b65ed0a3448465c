import TabModel

/// A layout's payload as it was last written, of which the next one takes over what has not changed.
///
/// A change concerns one tab or few, and all others' texts are the same but for when they were last seen.
struct WrittenLayout: WrittenPayload {
    private let entries: [TabEntry]
    /// Where in the bytes each entry's text is, up to the number that says when it was last seen.
    private let heads: [Range<Int>]
    let bytes: [UInt8]

    /// How many entries may have left in one place before those behind it are no longer found.
    private static let lookahead = 8

    init() {
        self.init(entries: [], heads: [], bytes: [])
    }

    init(entries: [TabEntry], heads: [Range<Int>], bytes: [UInt8]) {
        self.entries = entries
        self.heads = heads
        self.bytes = bytes
    }

    /// Where the text of an entry is, nil if it has to be written anew.
    ///
    /// - Parameter next: The first entry that may be it; afterwards the one behind that which was found.
    func head(like entry: TabEntry, from next: inout Int) -> Range<Int>? {
        for index in next..<min(next + Self.lookahead, entries.count) where entries[index].id == entry.id {
            next = index + 1
            return entries[index].equalsButForLastSeen(entry) ? heads[index] : nil
        }
        return nil
    }
}
