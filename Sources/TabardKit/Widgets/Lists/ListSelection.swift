/// The selected items of a list, in the order in which they were selected.
struct ListSelection: Equatable {
    private(set) var paths: [IndexPath] = []
    /// When each was selected; later ones have larger numbers.
    private var turns: [IndexPath: Int] = [:]
    private var nextTurn = 0

    static func == (selection: Self, other: Self) -> Bool { selection.paths == other.paths }

    func contains(_ path: IndexPath) -> Bool { turns[path] != nil }

    /// The items that lose the selection when one is selected, or none.
    func others(than path: IndexPath?, allowsMultiple: Bool) -> [IndexPath] {
        allowsMultiple && path != nil ? [] : paths.filter { $0 != path }
    }

    /// Selects an item that is not selected, or none, and takes the selection off those that lose it.
    mutating func select(_ path: IndexPath?, allowsMultiple: Bool) {
        if path == nil || !allowsMultiple { setPaths([]) }
        if let path { append(path) }
    }

    /// Takes the selection off an item.
    ///
    /// - Returns: Whether it was selected.
    mutating func deselect(_ path: IndexPath) -> Bool {
        guard let turn = turns[path] else { return false }
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if turns[paths[middle]] ?? 0 < turn { low = middle + 1 } else { high = middle }
        }
        paths.remove(at: low)
        turns[path] = nil
        return true
    }

    /// Forgets the items that are gone.
    mutating func keep(within counts: ListCounts) { setPaths(paths.filter(counts.contains)) }

    /// Follows the items to where they are after changes; those that are gone or shown anew are not selected.
    mutating func follow(_ update: ListUpdate) {
        setPaths(paths.compactMap { update.unchangedDestination(of: $0) })
    }

    private mutating func setPaths(_ new: [IndexPath]) {
        paths = []
        turns = [:]
        for path in new { append(path) }
    }

    private mutating func append(_ path: IndexPath) {
        nextTurn += 1
        paths.append(path)
        turns[path] = nextTurn
    }
}
