internal import GtkInterop

/// How many items each section of a list has.
struct ListCounts: Equatable {
    private static let greatestSectionCount = 100_000
    private static let greatestItemCount = 10_000_000

    let sections: [Int]

    init(_ sections: [Int] = []) { self.sections = sections }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section]).contains(path.item)
    }

    /// An item's place in its section, as assistive technology says it.
    func position(of path: IndexPath) -> (index: Int, count: Int) {
        (path.item + 1, sections.indices.contains(path.section) ? sections[path.section] : 0)
    }

    /// The next item, or the first one.
    func path(after path: IndexPath?) -> IndexPath? {
        if let path, path.item + 1 < sections[path.section] {
            return IndexPath(item: path.item + 1, section: path.section)
        }
        return sections.indices.dropFirst(path.map { $0.section + 1 } ?? 0)
            .first { sections[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    /// The item before, or the last one.
    func path(before path: IndexPath?) -> IndexPath? {
        if let path, path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
        return sections.indices.prefix(path?.section ?? sections.count)
            .last { sections[$0] > 0 }.map { IndexPath(item: sections[$0] - 1, section: $0) }
    }

    /// The last place of a section to which an item can be moved.
    func lastTarget(of path: IndexPath, inSection section: Int) -> Int {
        section == path.section ? sections[section] - 1 : sections[section]
    }

    /// Whether an item can be moved to a place.
    func accept(_ path: IndexPath, at target: IndexPath) -> Bool {
        target.count == 2 && sections.indices.contains(target.section)
            && (0...lastTarget(of: path, inSection: target.section)).contains(target.item)
    }

    /// The number of sections that a data source says, within what can be shown.
    static func saneSectionCount(_ count: Int) -> Int {
        sane(count, upTo: greatestSectionCount, of: "sections")
    }

    /// The number of items that a data source says, within what can be shown.
    ///
    /// - Parameter noun: What one item is called.
    static func saneItemCount(_ count: Int, of noun: String, inSection section: Int) -> Int {
        sane(count, upTo: greatestItemCount, of: "\(noun)s in section \(section)")
    }

    private static func sane(_ count: Int, upTo greatest: Int, of what: String) -> Int {
        let sane = min(max(0, count), greatest)
        if sane != count {
            Log.warn(
                "The data source says \(count) \(what), where 0 to \(greatest) can be shown; it counts as \(sane)"
            )
        }
        return sane
    }
}
