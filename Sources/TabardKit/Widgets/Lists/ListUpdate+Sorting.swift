extension ListUpdate {
    /// The changes of a batch by their kind, without duplicates.
    struct Sorted {
        var insertedSections: Set<Int> = []
        var deletedSections: Set<Int> = []
        var reloadedSections: Set<Int> = []
        var movedSections: [Int: Int] = [:]
        var reloaded: Set<IndexPath> = []
        var moved: [IndexPath: IndexPath] = [:]
        /// The items that leave each section, by its number before.
        var leaving: [Int: Set<Int>] = [:]
        /// The items that come into each section, by its number now.
        var arriving: [Int: Set<Int>] = [:]

        init(_ changes: [ListChange]) {
            for change in changes {
                switch change {
                case .insertSection(let section): insertedSections.insert(section)
                case .deleteSection(let section): deletedSections.insert(section)
                case .reloadSection(let section): reloadedSections.insert(section)
                case .moveSection(let from, let to): movedSections[from] = to
                case .insert(let path): arriving[path.section, default: []].insert(path.item)
                case .delete(let path): leaving[path.section, default: []].insert(path.item)
                case .reload(let path): reloaded.insert(path)
                case .move(let from, let to):
                    moved[from] = to
                    leaving[from.section, default: []].insert(from.item)
                    arriving[to.section, default: []].insert(to.item)
                }
            }
        }

        func check(_ oldCounts: [Int], _ newCounts: [Int]) throws(ListUpdateError) {
            let before = deletedSections.union(reloadedSections).union(movedSections.keys)
            for section in before where !oldCounts.indices.contains(section) {
                throw ListUpdateError(
                    message:
                        "There was no section \(section) to delete, reload or move: before the update there were \(oldCounts.count)"
                )
            }
            let targets = Array(movedSections.values)
            for section in insertedSections.union(targets) where !newCounts.indices.contains(section) {
                throw ListUpdateError(
                    message:
                        "There is no section \(section) to insert or to move to: after the update there are \(newCounts.count)"
                )
            }
            if Set(targets).count < targets.count || !insertedSections.isDisjoint(with: targets)
                || !deletedSections.isDisjoint(with: movedSections.keys)
            {
                throw ListUpdateError(message: "A section is moved or inserted twice in one update")
            }
            try checkItems(oldCounts, leaving.mapValues { $0 }, "before", "delete, reload or move")
            try checkItems(newCounts, arriving, "after", "insert or to move to")
            try checkItems(
                oldCounts,
                Dictionary(grouping: reloaded, by: \.section).mapValues { Set($0.map(\.item)) },
                "before",
                "reload"
            )
            if Set(moved.values).count < moved.count {
                throw ListUpdateError(message: "Two rows or items are moved to the same place in one update")
            }
        }

        private func checkItems(
            _ counts: [Int],
            _ items: [Int: Set<Int>],
            _ time: String,
            _ purpose: String
        ) throws(ListUpdateError) {
            for (section, items) in items.sorted(by: { $0.key < $1.key }) {
                guard counts.indices.contains(section) else {
                    throw ListUpdateError(
                        message:
                            "There is no section \(section) with a row or item to \(purpose): \(time) the update there are \(counts.count) sections"
                    )
                }
                for item in items.sorted() where !(0..<counts[section]).contains(item) {
                    throw ListUpdateError(
                        message:
                            "There is no row or item \(item) of section \(section) to \(purpose): \(time) the update there are \(counts[section])"
                    )
                }
            }
        }
    }
}
