/// The places of a list that stand for what was dropped: a value.
///
/// The list shows them among the items, but the data source neither counts nor hears of them. So an item has two paths: that
/// at which it shows, and that which the app is told.
@MainActor
struct ListPlaceholders {
    /// In the order in which they show, with the paths at which they do.
    private(set) var entries: [(path: IndexPath, placeholder: ListPlaceholder)] = []

    nonisolated init() {}

    var isEmpty: Bool { entries.isEmpty }

    subscript(path: IndexPath) -> ListPlaceholder? { entries.first { $0.path == path }?.placeholder }

    func path(of placeholder: ListPlaceholder) -> IndexPath? {
        entries.first { $0.placeholder === placeholder }?.path
    }

    func count(inSection section: Int) -> Int { entries.count { $0.path.section == section } }

    /// The path that the app is told; of a placeholder, that of the item before which it stands.
    func told(_ shown: IndexPath) -> IndexPath {
        guard !isEmpty, shown.count == 2 else { return shown }
        let before = entries.count { $0.path.section == shown.section && $0.path.item < shown.item }
        return IndexPath(item: shown.item - before, section: shown.section)
    }

    /// The path at which an item shows.
    func shown(_ told: IndexPath) -> IndexPath {
        guard !isEmpty, told.count == 2, told.item != NSNotFound else { return told }
        var item = told.item
        for entry in entries where entry.path.section == told.section && entry.path.item <= item { item += 1 }
        return IndexPath(item: item, section: told.section)
    }

    /// How many items of the data source there are, where so many show.
    func told(_ counts: [Int]) -> [Int] {
        counts.enumerated().map { $1 - count(inSection: $0) }
    }

    /// How many items show, where the data source has so many.
    func shown(_ counts: [Int]) -> [Int] {
        counts.enumerated().map { $1 + count(inSection: $0) }
    }

    /// Adds one, behind those that were inserted at the same path before it.
    ///
    /// - Returns: Where it shows.
    mutating func insert(
        _ placeholder: ListPlaceholder,
        at wanted: IndexPath,
        among counts: [Int]
    ) -> IndexPath {
        var item = min(max(0, wanted.item), counts[wanted.section])
        while self[IndexPath(item: item, section: wanted.section)] != nil { item += 1 }
        let path = IndexPath(item: item, section: wanted.section)
        for index in entries.indices
        where entries[index].path.section == path.section && entries[index].path.item >= item {
            entries[index].path.item += 1
        }
        let place = entries.firstIndex { $0.path > path } ?? entries.count
        entries.insert((path, placeholder), at: place)
        return path
    }

    /// Takes one away, whose place closes.
    mutating func remove(_ placeholder: ListPlaceholder) {
        guard let path = path(of: placeholder) else { return }
        entries.removeAll { $0.placeholder === placeholder }
        for index in entries.indices where entries[index].path.section == path.section {
            if entries[index].path.item > path.item { entries[index].path.item -= 1 }
        }
    }

    /// Lets an item of the data source take the place of one.
    mutating func giveUp(_ placeholder: ListPlaceholder) {
        entries.removeAll { $0.placeholder === placeholder }
    }

    /// Where they are after changes: each before the item that it stood before, or the next one that has stayed.
    ///
    /// - Parameters:
    ///   - update: The changes of the data source.
    ///   - old: How many items it had.
    ///   - new: How many it has.
    func following(_ update: ListUpdate, from old: [Int], to new: [Int]) -> ListPlaceholders {
        var result = ListPlaceholders()
        for (path, placeholder) in entries {
            let place = told(path)
            guard let section = update.sectionDestinations[place.section] else { continue }
            let next = (place.item..<max(place.item, old[place.section])).lazy
                .compactMap { update.stayingDestination(of: IndexPath(item: $0, section: place.section)) }
                .first { $0.section == section }
            let item = next?.item ?? new[section]
            let before = result.count(inSection: section)
            result.entries.append((IndexPath(item: item + before, section: section), placeholder))
        }
        result.entries.sort { $0.path < $1.path }
        return result
    }
}
