/// Where everything in a list came from, after a batch of changes: a value, computed once from the changes and the
/// counts before and after.
struct ListUpdate: Equatable {
    /// For each section now, the one that it was; nil for a new one.
    private(set) var sectionOrigins: [Int?] = []
    /// For each section before, the one that it is; nil if it is gone.
    private(set) var sectionDestinations: [Int?] = []
    /// The sections, by their number now, that are to be shown anew.
    private(set) var reloadedSections: Set<Int> = []
    /// The items, by their place now, that are to be shown anew.
    private(set) var reloadedItems: Set<IndexPath> = []

    /// For each section now in which items changed, which were which.
    private var itemsOfNewSections: [Int: ListItemMap] = [:]
    /// The same, by the sections before.
    private var itemsOfOldSections: [Int: ListItemMap] = [:]
    private var movesFrom: [IndexPath: IndexPath] = [:]
    private var movesTo: [IndexPath: IndexPath] = [:]
    private let oldCounts: [Int]
    private let newCounts: [Int]

    /// Computes a batch.
    ///
    /// - Parameters:
    ///   - changes: All changes of the batch, in any order.
    ///   - oldCounts: How many items each section had.
    ///   - newCounts: How many each section has now, as the data source says.
    init(_ changes: [ListChange], from oldCounts: [Int], to newCounts: [Int]) throws(ListUpdateError) {
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        let sorted = Sorted(changes)
        try sorted.check(oldCounts, newCounts)
        try mapSections(sorted)
        try mapItems(sorted)
    }

    /// What an item was; nil for a new one, and for one of a section that is shown anew.
    func origin(of path: IndexPath) -> IndexPath? {
        if let from = movesFrom[path] { return from }
        guard let section = sectionOrigins[path.section], !reloadedSections.contains(path.section) else {
            return nil
        }
        let items = itemsOfNewSections[path.section]
        return (items.map { $0.origin(of: path.item) } ?? path.item).map {
            IndexPath(item: $0, section: section)
        }
    }

    /// What an item is now; nil if it is gone, or its section is shown anew.
    func destination(of path: IndexPath) -> IndexPath? {
        if let to = movesTo[path] { return to }
        guard let section = sectionDestinations[path.section], !reloadedSections.contains(section) else {
            return nil
        }
        let items = itemsOfOldSections[path.section]
        return (items.map { $0.destination(of: path.item) } ?? path.item).map {
            IndexPath(item: $0, section: section)
        }
    }

    /// What an item is now that neither went nor was moved by itself.
    func stayingDestination(of path: IndexPath) -> IndexPath? {
        movesTo[path] == nil ? destination(of: path) : nil
    }

    /// What an item was that is not shown anew.
    func unchangedOrigin(of path: IndexPath) -> IndexPath? {
        reloadedItems.contains(path) ? nil : origin(of: path)
    }

    /// What an item is now that is not shown anew.
    func unchangedDestination(of path: IndexPath) -> IndexPath? {
        destination(of: path).flatMap { reloadedItems.contains($0) ? nil : $0 }
    }

    /// Whether the items of a section, by its number now, are the same as before and in the same order.
    func keepsItems(inSection section: Int) -> Bool {
        sectionOrigins[section] != nil && itemsOfNewSections[section] == nil
            && !reloadedSections.contains(section)
    }

    /// The number that an item was in the same section; nil if it was none of its items.
    ///
    /// - Parameters:
    ///   - item: The item, by its number now.
    ///   - section: Its section, by its number now, which was there before and is not shown anew.
    func origin(of item: Int, withinSection section: Int) -> Int? {
        if let from = movesFrom[IndexPath(item: item, section: section)] {
            return from.section == sectionOrigins[section] ? from.item : nil
        }
        guard let items = itemsOfNewSections[section] else { return item }
        return items.origin(of: item)
    }

    private mutating func mapSections(_ changes: Sorted) throws(ListUpdateError) {
        var origins = [Int?](repeating: nil, count: newCounts.count)
        var taken = changes.insertedSections
        for (from, to) in changes.movedSections {
            origins[to] = from
            taken.insert(to)
        }
        let leaving = changes.deletedSections.union(changes.movedSections.keys)
        let staying = oldCounts.indices.filter { !leaving.contains($0) }
        let free = newCounts.indices.filter { !taken.contains($0) }
        guard staying.count == free.count else {
            throw ListUpdateError(
                message:
                    "The number of sections after the update is \(newCounts.count), but it must be the number before, \(oldCounts.count), plus those inserted, \(changes.insertedSections.count), minus those deleted, \(changes.deletedSections.count)"
            )
        }
        for (old, new) in zip(staying, free) { origins[new] = old }
        sectionOrigins = origins
        sectionDestinations = [Int?](repeating: nil, count: oldCounts.count)
        for (new, old) in origins.enumerated() {
            if let old { sectionDestinations[old] = new }
        }
        reloadedSections = Set(changes.reloadedSections.compactMap { sectionDestinations[$0] })
    }

    private mutating func mapItems(_ changes: Sorted) throws(ListUpdateError) {
        for (from, to) in changes.moved {
            movesFrom[to] = from
            movesTo[from] = to
        }
        for (new, origin) in sectionOrigins.enumerated() {
            guard let old = origin, !reloadedSections.contains(new) else { continue }
            let leaving = changes.leaving[old] ?? []
            let arriving = changes.arriving[new] ?? []
            let expected = oldCounts[old] - leaving.count + arriving.count
            guard expected == newCounts[new] else {
                throw ListUpdateError(
                    message:
                        "The number of rows or items in section \(new) after the update is \(newCounts[new]), but it must be the number before, \(oldCounts[old]), plus those inserted or moved in, \(arriving.count), minus those deleted or moved out, \(leaving.count)"
                )
            }
            guard !leaving.isEmpty || !arriving.isEmpty else { continue }
            let items = ListItemMap(leaving: leaving, arriving: arriving)
            (itemsOfNewSections[new], itemsOfOldSections[old]) = (items, items)
        }
        for path in changes.reloaded {
            if let now = destination(of: path) { reloadedItems.insert(now) }
        }
    }
}
