/// What stands in a sidebar, in order: the root tabs that are no groups, and then a section for each group (T6).
///
/// It is made anew at each change of the tabs, so it does little for each of them, and keeps no table of all.
@MainActor
struct SidebarContents {
    /// What it depends on.
    struct Source {
        /// The root tabs in the user's order, hidden ones included.
        var roots: [UITab] = []
        var isFolded: (UITabGroup) -> Bool = { _ in false }
        /// Whether hidden tabs are listed that the user may show.
        var isEditing = false
        var hasHeader = false
        var hasFooter = false
    }

    private(set) var sections: [(id: SidebarSection, rows: [SidebarRow])] = []
    /// How far in rows are that stand below others; those that are missing are at the edge.
    private(set) var levels: [SidebarRow: Int] = [:]
    /// The groups of actions.
    private(set) var groups: [UIAction: UITabGroup] = [:]
    /// The sections of the groups whose rows are headers.
    private var numbers: [ObjectIdentifier: Int] = [:]
    private let isEditing: Bool

    init(_ source: Source = Source()) {
        isEditing = source.isEditing
        if source.hasHeader { sections.append((.header, [.header])) }
        var roots: [SidebarRow] = []
        var lifted: [UITabGroup] = []
        for tab in source.roots where isListed(tab) {
            if let group = tab._asGroup, group.sidebarAppearance != .inline {
                lifted.append(group)
            } else {
                add(tab, level: 0, to: &roots, lifting: &lifted, source)
            }
        }
        if !roots.isEmpty { sections.append((.roots, roots)) }
        // A section may lift others out of itself, which follow it.
        var waiting: [UITabGroup] = lifted.reversed()
        while let group = waiting.popLast() {
            var rows: [SidebarRow] = []
            var inner: [UITabGroup] = []
            numbers[ObjectIdentifier(group)] = sections.count
            let isFolded = source.isFolded(group)
            rows.reserveCapacity(isFolded ? 1 : 1 + group.children.count)
            rows.append(.tab(group))
            if !isFolded { addChildren(of: group, level: 0, to: &rows, lifting: &inner, source) }
            sections.append((.group(group), rows))
            waiting += inner.reversed()
        }
        if source.hasFooter { sections.append((.footer, [.footer])) }
    }

    /// Whether a tab has a row: hidden ones do only while the user, who may show them, arranges the tabs.
    private func isListed(_ tab: UITab) -> Bool { !tab.isHidden || isEditing && tab._userMayHide }

    /// Whether a group's row is the header of a section.
    func isHeader(_ tab: UITab) -> Bool { numbers[ObjectIdentifier(tab)] != nil }

    private mutating func add(
        _ tab: UITab,
        level: Int,
        to rows: inout [SidebarRow],
        lifting lifted: inout [UITabGroup],
        _ source: borrowing Source
    ) {
        guard let group = tab._asGroup else {
            put(.tab(tab), level, to: &rows)
            return
        }
        switch group.sidebarAppearance {
        case .inline: addChildren(of: group, level: level, to: &rows, lifting: &lifted, source)
        case .rootSection: lifted.append(group)
        case .automatic:
            put(.tab(group), level, to: &rows)
            guard !source.isFolded(group) else { return }
            addChildren(of: group, level: level + 1, to: &rows, lifting: &lifted, source)
        }
    }

    private mutating func addChildren(
        of group: UITabGroup,
        level: Int,
        to rows: inout [SidebarRow],
        lifting lifted: inout [UITabGroup],
        _ source: borrowing Source
    ) {
        for child in group.displayOrder where isListed(child) {
            add(child, level: level, to: &rows, lifting: &lifted, source)
        }
        guard !isEditing else { return }
        for action in group.sidebarActions where !action.attributes.contains(.hidden) {
            groups[action] = group
            put(.action(action), level, to: &rows)
        }
    }

    private mutating func put(_ row: SidebarRow, _ level: Int, to rows: inout [SidebarRow]) {
        if level > 0 { levels[row] = level }
        rows.append(row)
    }
}

extension SidebarContents {
    func row(at path: IndexPath) -> SidebarRow? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let rows = sections[path.section].rows
        return rows.indices.contains(path.item) ? rows[path.item] : nil
    }

    /// Where a row stands; it takes time by the rows of its section.
    func path(of row: SidebarRow) -> IndexPath? {
        guard let section = section(of: row),
            let item = sections[section].rows.firstIndex(where: { $0.isSame(as: row) })
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    /// The section that a row is in, if it is in any: that of the nearest group with one.
    private func section(of row: SidebarRow) -> Int? {
        var next: UITab?
        switch row {
        case .header: return sections.first?.id == .header ? 0 : nil
        case .footer: return sections.last?.id == .footer ? sections.count - 1 : nil
        case .tab(let tab): next = tab
        case .action(let action): next = groups[action]
        }
        while let tab = next {
            if let number = numbers[ObjectIdentifier(tab)] { return number }
            next = tab._parent
        }
        return sections.prefix(2).firstIndex { $0.id == .roots }
    }

    /// Whether other contents have the same rows.
    func hasRows(of other: SidebarContents) -> Bool {
        sections.elementsEqual(other.sections) { $0.id == $1.id && Self.areSame($0.rows, $1.rows) }
    }

    private static func areSame(_ rows: [SidebarRow], _ others: [SidebarRow]) -> Bool {
        rows.elementsEqual(others) { $0.isSame(as: $1) }
    }

    /// How other contents come of these. Sections with the same rows in both are not looked into.
    func changes(to new: SidebarContents) -> [ListChange] {
        let before = Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0.rows) })
        let same = Set(
            new.sections.lazy.filter { section in
                before[section.id].map { Self.areSame($0, section.rows) } ?? false
            }.map(\.id)
        )
        return ListDifference(from: list(without: same), to: new.list(without: same)).changes
    }

    private func list(without emptied: Set<SidebarSection>) -> ListContents<SidebarSection, SidebarRow> {
        var list = ListContents<SidebarSection, SidebarRow>()
        list.insertSections(sections.map(\.id), at: 0)
        for section in sections where !emptied.contains(section.id) {
            list.insert(section.rows, in: section.id, at: nil)
        }
        return list
    }
}
