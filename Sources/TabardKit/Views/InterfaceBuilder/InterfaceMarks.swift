/// A set of small numbers: which of an element's attributes or children were asked for.
struct InterfaceMarks {
    private var low: UInt64 = 0
    private var high: Set<Int> = []

    func contains(_ index: Int) -> Bool {
        index < 64 ? low & (1 << UInt64(index)) != 0 : high.contains(index)
    }

    mutating func insert(_ index: Int) {
        if index < 64 { low |= 1 << UInt64(index) } else { high.insert(index) }
    }
}
