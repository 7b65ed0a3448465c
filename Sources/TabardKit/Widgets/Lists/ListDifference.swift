/// What leads from one content of a list to another: a value, computed once.
///
/// Both contents are walked along at once, and items that the walk does not meet are found by a table of identifiers, so the time
/// grows with the number of items, but for the order of those that stay: there the longest part that keeps its order stays,
/// and only the rest is moved.
struct ListDifference: Equatable {
    /// The changes of one batch, as a list takes them.
    private(set) var changes: [ListChange] = []

    /// Compares two contents.
    init<Section: Hashable, Item: Hashable>(
        from old: ListContents<Section, Item>,
        to new: ListContents<Section, Item>
    ) {
        let destinations = compareSections(old.sections, new.sections)
        compareItems(old, new, destinations)
    }

    /// - Returns: For each old section that is still there, its place now.
    private mutating func compareSections<Section: Hashable>(_ old: [Section], _ new: [Section]) -> [Int?] {
        if old == new { return Array(old.indices) }
        let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
        var destinations: [Int?] = []
        var isKept = [Bool](repeating: false, count: new.count)
        for (index, section) in old.enumerated() {
            let place = places[section]
            destinations.append(place)
            if let place { isKept[place] = true } else { changes.append(.deleteSection(index)) }
        }
        for index in new.indices where !isKept[index] { changes.append(.insertSection(index)) }
        let staying = destinations.compactMap(\.self)
        let isStill = Self.longestIncreasingPart(of: staying)
        var rank = 0
        for (index, place) in destinations.enumerated() {
            guard let place else { continue }
            if !isStill[rank] { changes.append(.moveSection(from: index, to: place)) }
            rank += 1
        }
        return destinations
    }

    private mutating func compareItems<Section: Hashable, Item: Hashable>(
        _ old: ListContents<Section, Item>,
        _ new: ListContents<Section, Item>,
        _ destinations: [Int?]
    ) {
        // For the sections in which something differs.
        var alignments: [Int: ListAlignment] = [:]
        var rest: [Int: [Int]] = [:]
        var isOld: [Int: [Bool]] = [:]
        var origins = [Int?](repeating: nil, count: new.sections.count)
        for (number, target) in destinations.enumerated() {
            guard let target else { continue }
            origins[target] = number
            let before = old.items[old.sections[number]] ?? []
            let now = new.items[new.sections[target]] ?? []
            guard before != now else { continue }
            let alignment = ListAlignment(before, now) {
                new.sectionOfItem[$0] == nil
            } isNew: {
                old.sectionOfItem[$0] == nil
            }
            alignments[number] = alignment
            rest[target] = alignment.newRest
            var flags = [Bool](repeating: false, count: now.count)
            for pair in alignment.pairs { flags[pair.new] = true }
            isOld[target] = flags
        }
        for number in new.sections.indices where origins[number] == nil {
            let count = new.items[new.sections[number]]?.count ?? 0
            rest[number] = Array(0..<count)
            isOld[number] = [Bool](repeating: false, count: count)
        }
        let places = Self.places(of: rest, in: new)
        for (number, section) in old.sections.enumerated() {
            let items = old.items[section] ?? []
            let alignment = alignments[number]
            // A section that is just the same needs nothing.
            guard alignment != nil || destinations[number] == nil else { continue }
            var found: [(old: Int, new: Int)] = []
            for index in alignment?.oldRest ?? Array(items.indices) {
                let path = IndexPath(item: index, section: number)
                guard let place = places[items[index]] else {
                    // Whatever stands in a section that is gone goes with it.
                    if destinations[number] != nil { changes.append(.delete(path)) }
                    continue
                }
                isOld[place.section]?[place.index] = true
                if place.section == destinations[number] {
                    found.append((index, place.index))
                } else {
                    let target = IndexPath(item: place.index, section: place.section)
                    changes.append(.move(from: path, to: target))
                }
            }
            // What the walk found is in its order.
            if !found.isEmpty, let alignment {
                let staying = (alignment.pairs + found).sorted { $0.old < $1.old }
                addMoves(staying, from: number, to: destinations[number])
            }
        }
        addInsertions(isOld, new.sections.count, isNew: origins.map { $0 == nil })
    }

    private mutating func addMoves(_ staying: [(old: Int, new: Int)], from old: Int, to new: Int?) {
        guard let new else { return }
        let isStill = Self.longestIncreasingPart(of: staying.map(\.new))
        for (item, isStill) in zip(staying, isStill) where !isStill {
            changes.append(
                .move(
                    from: IndexPath(item: item.old, section: old),
                    to: IndexPath(item: item.new, section: new)
                )
            )
        }
    }

    private mutating func addInsertions(_ origins: [Int: [Bool]], _ count: Int, isNew: [Bool]) {
        // A new section comes with its items.
        for section in 0..<count where !isNew[section] {
            for (index, isOld) in (origins[section] ?? []).enumerated() where !isOld {
                changes.append(.insert(IndexPath(item: index, section: section)))
            }
        }
    }

    /// Where some items are, by section and place.
    private static func places<Section: Hashable, Item: Hashable>(
        of some: [Int: [Int]],
        in contents: ListContents<Section, Item>
    ) -> [Item: (section: Int, index: Int)] {
        var places: [Item: (section: Int, index: Int)] = [:]
        places.reserveCapacity(some.values.reduce(0) { $0 + $1.count })
        for (number, indices) in some {
            let items = contents.items[contents.sections[number]] ?? []
            for index in indices { places[items[index]] = (number, index) }
        }
        return places
    }

    /// Which of some different numbers belong to the longest part of them that increases.
    static func longestIncreasingPart(of numbers: [Int]) -> [Bool] {
        if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) {
            return [Bool](repeating: true, count: numbers.count)
        }
        // The places of the smallest numbers at which parts of each length end, and who comes before each.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let length = ends.indices.partitioningIndex { numbers[ends[$0]] > number }
            if length > 0 { before[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var isIn = [Bool](repeating: false, count: numbers.count)
        var index = ends.last ?? -1
        while index >= 0 {
            isIn[index] = true
            index = before[index]
        }
        return isIn
    }
}
