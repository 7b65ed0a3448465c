/// What stands in a sidebar, in order: the root tabs that are no groups, and then a section for each group (T6).
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
    /// The groups whose rows are headers of sections.
    private(set) var headers: Set<UITabGroup> = []
    /// The groups of actions.
    private(set) var groups: [UIAction: UITabGroup] = [:]

    init(_ source: Source = Source()) {
        if source.hasHeader { sections.append((.header, [.header])) }
        var roots: [SidebarRow] = []
        var lifted: [UITabGroup] = []
        for tab in source.roots where Self.isListed(tab, source) {
            if let group = tab as? UITabGroup, group.sidebarAppearance != .inline {
                lifted.append(group)
            } else {
                add(tab, level: 0, to: &roots, lifting: &lifted, source)
            }
        }
        if !roots.isEmpty { sections.append((.roots, roots)) }
        // A section may lift others out of itself, which follow it.
        var waiting = lifted[...]
        while let group = waiting.popFirst() {
            var rows: [SidebarRow] = [.tab(group)]
            var inner: [UITabGroup] = []
            headers.insert(group)
            if !source.isFolded(group) {
                addChildren(of: group, level: 0, to: &rows, lifting: &inner, source)
            }
            sections.append((.group(group), rows))
            waiting = inner + waiting
        }
        if source.hasFooter { sections.append((.footer, [.footer])) }
    }

    /// Whether a tab has a row: hidden ones do only while the user, who may show them, arranges the tabs.
    static func isListed(_ tab: UITab, _ source: Source) -> Bool {
        !tab.isHidden || source.isEditing && tab.allowsHiding
    }

    private mutating func add(
        _ tab: UITab,
        level: Int,
        to rows: inout [SidebarRow],
        lifting lifted: inout [UITabGroup],
        _ source: Source
    ) {
        guard let group = tab as? UITabGroup else {
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
        _ source: Source
    ) {
        for child in group.displayOrder where Self.isListed(child, source) {
            add(child, level: level, to: &rows, lifting: &lifted, source)
        }
        guard !source.isEditing else { return }
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
