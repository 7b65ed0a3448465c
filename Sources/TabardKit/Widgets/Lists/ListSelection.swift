/// The selected items of a list, in the order in which they were selected.
struct ListSelection: Equatable {
    /// The items, and nil where one was that is not selected any more.
    private var slots: [IndexPath?] = []
    /// Where each stands there.
    private var places: [IndexPath: Int] = [:]

    var paths: [IndexPath] { slots.compactMap { $0 } }

    /// The item that was selected first of them.
    var first: IndexPath? { slots.lazy.compactMap { $0 }.first }

    static func == (selection: Self, other: Self) -> Bool {
        selection.places.count == other.places.count && selection.paths == other.paths
    }

    func contains(_ path: IndexPath) -> Bool { places[path] != nil }

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
        guard let place = places.removeValue(forKey: path) else { return false }
        slots[place] = nil
        // To close each gap would be to move all behind it.
        if slots.count > 2 * places.count + 16 { setPaths(paths) }
        return true
    }

    /// Forgets the items that are gone.
    mutating func keep(within counts: ListCounts) { setPaths(paths.filter(counts.contains)) }

    /// Follows the items to where they are after changes; those that are gone or shown anew are not selected.
    mutating func follow(_ update: ListUpdate) {
        setPaths(paths.compactMap { update.unchangedDestination(of: $0) })
    }

    private mutating func setPaths(_ new: [IndexPath]) {
        slots = []
        places = [:]
        for path in new { append(path) }
    }

    private mutating func append(_ path: IndexPath) {
        places[path] = slots.count
        slots.append(path)
    }
}
