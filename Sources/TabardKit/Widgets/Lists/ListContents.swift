/// Sections and their items by identifiers, each of which stands there once: a value.
struct ListContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    var sections: [Section] = []
    private(set) var items: [Section: [Item]] = [:]
    private(set) var sectionOfItem: [Item: Section] = [:]

    /// How many items each section has.
    var counts: [Int] { sections.map { items[$0]?.count ?? 0 } }

    /// The items of all sections, in their order.
    var allItems: [Item] { sections.flatMap { items[$0] ?? [] } }

    func items(in section: Section) -> [Item] {
        requireSection(section)
        return items[section] ?? []
    }

    /// The section of an item, which must be there, and its place in it.
    func place(of item: Item) -> (section: Section, index: Int) {
        guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
            fatalError("There is no item \(item) in the snapshot, which has \(sectionOfItem.count) items")
        }
        return (section, index)
    }

    /// The place of a section, which must be there.
    func index(ofSection section: Section) -> Int {
        requireSection(section)
        return sections.firstIndex(of: section) ?? 0
    }

    func requireItem(_ item: Item) {
        require(
            sectionOfItem[item] != nil,
            "There is no item \(item) in the snapshot, which has \(sectionOfItem.count) items"
        )
    }

    func requireSection(_ section: Section) {
        require(
            items[section] != nil,
            "There is no section \(section) in the snapshot; there are \(sections.map { "\($0)" }.joined(separator: ", "))"
        )
    }

    /// Puts items into a section, at its end if no place is given.
    mutating func insert(_ new: [Item], in section: Section, at index: Int?) {
        for item in new {
            let old = sectionOfItem.updateValue(section, forKey: item)
            require(
                old == nil,
                "The item \(item) is in the snapshot already, in section \(old.map { "\($0)" } ?? ""): each identifier can be there once"
            )
        }
        if let index {
            items[section, default: []].insert(contentsOf: new, at: index)
        } else {
            items[section, default: []].append(contentsOf: new)
        }
    }

    mutating func delete(_ gone: [Item]) {
        var bySection: [Section: Set<Item>] = [:]
        for item in gone {
            if let section = sectionOfItem.removeValue(forKey: item) {
                bySection[section, default: []].insert(item)
            }
        }
        for (section, gone) in bySection {
            if gone.count == 1, let index = items[section]?.firstIndex(where: gone.contains) {
                items[section]?.remove(at: index)
            } else {
                items[section]?.removeAll(where: gone.contains)
            }
        }
    }

    mutating func insertSections(_ new: [Section], at index: Int) {
        for section in new {
            require(
                items.updateValue([], forKey: section) == nil,
                "The section \(section) is in the snapshot already: each identifier can be there once"
            )
        }
        sections.insert(contentsOf: new, at: index)
    }

    mutating func deleteSections(_ gone: [Section]) {
        for section in gone {
            guard let items = items.removeValue(forKey: section) else { continue }
            for item in items { sectionOfItem[item] = nil }
        }
        sections.removeAll { items[$0] == nil }
    }

    /// Puts other items in place of those of a section.
    mutating func replaceItems(in section: Section, with new: [Item]) {
        requireSection(section)
        for item in items[section] ?? [] { sectionOfItem[item] = nil }
        items[section] = []
        insert(new, in: section, at: nil)
    }
}
