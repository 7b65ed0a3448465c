/// One of the slots of a layout's file: what it holds, or what is wrong with it and where.
///
/// `TabStore.slots(at:)` gives all of them, for those who look after a damaged file. An app needs `TabStoreReading` alone.
public struct TabStoreSlot: Hashable, Sendable {
    /// The condition of a slot.
    @frozen
    public enum Condition: String, Hashable, Sendable {
        /// Nothing was ever saved here.
        case empty
        /// The save is whole.
        case whole
        /// The save cannot be read; the problem says why.
        case damaged
        /// A newer version of the library wrote it.
        case newer
    }

    /// What is wrong with a slot, and where in the file.
    public struct Problem: Hashable, Sendable {
        /// The byte of the file at which it was noticed, counted from 0.
        public let offset: Int
        /// What is wrong there.
        public let explanation: String
    }

    /// The byte of the file at which the slot begins, counted from 0.
    public let offset: Int
    /// The condition of the slot.
    public let condition: Condition
    /// Which save it is, 0 if that is unknown.
    public let generation: UInt64
    /// The bytes of the saved layout, 0 if that is unknown.
    public let payloadLength: Int
    /// What is wrong, nil unless the slot is damaged.
    public let problem: Problem?

    init(offset: Int, condition: Condition, header: SlotHeader? = nil, problem: Problem? = nil) {
        self.offset = offset
        self.condition = condition
        generation = header?.generation ?? 0
        payloadLength = header?.payloadLength ?? 0
        self.problem = problem
    }
}

extension TabStore {
    /// Looks at the slots of a layout's file, one by one, and changes nothing.
    ///
    /// There are four of them, two in a file of the first version, or fewer: none if there is no file or it is far too
    /// large, and one if the file does not tell where the others begin.
    public nonisolated static func slots(at location: TabStoreLocation) throws(TabStoreError)
        -> [TabStoreSlot]
    {
        try LayoutKeeper(location).slots()
    }
}
