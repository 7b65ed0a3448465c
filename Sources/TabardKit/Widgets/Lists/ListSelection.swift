/// The selected items of a list, in the order in which they were selected.
struct ListSelection: Equatable {
    private(set) var paths: [IndexPath] = []

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    /// The items that lose the selection when one is selected, or none.
    func others(than path: IndexPath?, allowsMultiple: Bool) -> [IndexPath] {
        allowsMultiple && path != nil ? [] : paths.filter { $0 != path }
    }

    /// Selects an item that is not selected, or none, and takes the selection off those that lose it.
    mutating func select(_ path: IndexPath?, allowsMultiple: Bool) {
        if path == nil || !allowsMultiple { paths = [] }
        if let path { paths.append(path) }
    }

    /// Takes the selection off an item.
    ///
    /// - Returns: Whether it was selected.
    mutating func deselect(_ path: IndexPath) -> Bool {
        guard let index = paths.firstIndex(of: path) else { return false }
        paths.remove(at: index)
        return true
    }

    /// Forgets the items that are gone.
    mutating func keep(within counts: ListCounts) { paths.removeAll { !counts.contains($0) } }

    /// Follows the items to where they are after changes; those that are gone or shown anew are not selected.
    mutating func follow(_ update: ListUpdate) {
        paths = paths.compactMap { update.unchangedDestination(of: $0) }
    }
}
