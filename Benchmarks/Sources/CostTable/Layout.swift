/// What every store saves: the ids of the tabs in the user's order, and which one is selected.
struct Layout {
    let ids: [String]
    private(set) var order: [String]
    private(set) var selected: String
    private var random = RandomNumbers()

    init(count: Int) {
        ids = (0..<count).map { "org.example.tab.\($0)" }
        order = ids.reversed()
        selected = order[0]
    }

    /// The user moves a tab to the front and selects another one.
    mutating func change() {
        let moved = Int.random(in: 1..<order.count, using: &random)
        order.insert(order.remove(at: moved), at: 0)
        selected = order[order[1] == selected ? 2 : 1]
    }
}

/// The same numbers in each run (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }
}
