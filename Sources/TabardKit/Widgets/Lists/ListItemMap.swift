/// Which item of a section is which, before and after some left it and others arrived; those that stay keep their order.
///
/// Each question costs by the number of those, and not of all items, so that a row more is not the dearer the more there are.
struct ListItemMap: Equatable {
    /// The numbers before of those that left, in order.
    private let leaving: [Int]
    /// The numbers now of those that arrived, in order.
    private let arriving: [Int]

    init(leaving: Set<Int>, arriving: Set<Int>) {
        self.leaving = leaving.sorted()
        self.arriving = arriving.sorted()
    }

    /// The number now of an item; nil if it left.
    func destination(of item: Int) -> Int? { Self.number(item, leaving, arriving) }

    /// The number before of an item; nil if it arrived.
    func origin(of item: Int) -> Int? { Self.number(item, arriving, leaving) }

    /// The number on the other side of an item, nil if it is among those of this side alone.
    private static func number(_ item: Int, _ these: [Int], _ others: [Int]) -> Int? {
        let before = these.indices.partitioningIndex { these[$0] >= item }
        if before < these.count, these[before] == item { return nil }
        // Of those that stay it is the one with this number; the others that come before it leave fewer places.
        let place = item - before
        return place + others.indices.partitioningIndex { others[$0] - $0 > place }
    }
}
