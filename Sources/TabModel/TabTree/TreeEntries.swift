/// What the entries of a record are about in a tree, each looked at once.
struct TreeEntries {
    /// The list of the places on the bar and among the root tabs; the list of a group has the group's index.
    static let places = -1
    /// No list of the tree.
    private static let elsewhere = -2

    /// The list in which each entry has its place.
    private(set) var listOfEntry: [Int]
    /// The tab of the tree whose place in that list each entry has, or -1.
    private(set) var tabOfEntry: [Int]
    /// Whether any entry is about a place on the bar or among the root tabs.
    private(set) var hasPlaces = false
    /// The entries of the places in each group that are in the saved order.
    private(set) var entriesOfGroup: [[Int]]
    /// Whether the user moved a tab within each group.
    private(set) var isGroupMoved: [Bool]

    /// The latest that was saved of each tab.
    private(set) var visibility: [Int: TabVisibilityChoice] = [:]
    private(set) var membership: [Int: TabVisibilityChoice] = [:]
    private(set) var sections: [Int: TabVisibilityChoice] = [:]
    /// The entry that has the place of each tab which is not on the bar by itself.
    private(set) var optionalPlaces: [Int: Int] = [:]
    private(set) var sidebar = TabVisibility.default
    /// The width of the sidebar that was shown last, and when.
    private(set) var sidebarWidth: (points: Int, choice: TabVisibilityChoice)?

    init(_ record: TabRecord, _ tree: TabTree) {
        let count = record.entries.count
        listOfEntry = Array(repeating: Self.places, count: count)
        tabOfEntry = Array(repeating: -1, count: count)
        entriesOfGroup = Array(repeating: [], count: tree.nodes.count)
        isGroupMoved = Array(repeating: false, count: tree.nodes.count)
        for entry in record.entries.indices {
            note(entry, record, tree)
        }
    }

    private mutating func note(_ entry: Int, _ record: TabRecord, _ tree: TabTree) {
        let id = record.entries[entry].id
        // Almost all entries are of the tree's own tabs, for which their ids need not be taken apart.
        if let tab = tree.child(of: id), let group = tree.nodes[tab].parent {
            note(entry, tab, record, group)
            return
        }
        switch TreeKey(id) {
        case .tab(let id)?:
            hasPlaces = true
            guard let tab = tree.index(of: id) else { return }
            tabOfEntry[entry] = tab
            Self.note(record.entries[entry].visibility, of: tab, in: &visibility)
            if tree.nodes[tab].placement == .optional { notePlace(entry, of: tab, record) }
        case .child(_, let group)?:
            guard let group = tree.index(of: group) else {
                listOfEntry[entry] = Self.elsewhere
                return
            }
            note(entry, -1, record, group)
        case .onBar(let id)?:
            Self.note(record.entries[entry].visibility, of: tree.index(of: id), in: &membership)
        case .section(let id)?:
            Self.note(record.entries[entry].visibility, of: tree.index(of: id), in: &sections)
        case .sidebar?: sidebar = record.entries[entry].visibility?.value ?? .default
        case .sidebarWidth(let points)?: noteWidth(points, record.entries[entry].visibility)
        case nil: break
        }
    }

    private mutating func noteWidth(_ points: Int, _ choice: TabVisibilityChoice?) {
        guard let choice, choice.value == .shown, sidebarWidth.map({ choice.outranks($0.choice) }) ?? true
        else { return }
        sidebarWidth = (points, choice)
    }

    /// Notes a place in a group.
    private mutating func note(_ entry: Int, _ tab: Int, _ record: TabRecord, _ group: Int) {
        listOfEntry[entry] = group
        tabOfEntry[entry] = tab
        guard record.entries[entry].rank != nil else { return }
        entriesOfGroup[group].append(entry)
        if record.entries[entry].isMoved { isGroupMoved[group] = true }
    }

    private mutating func notePlace(_ entry: Int, of tab: Int, _ record: TabRecord) {
        guard let place = record.entries[entry].place else { return }
        if let other = optionalPlaces[tab], let former = record.entries[other].place, !place.outranks(former)
        {
            return
        }
        optionalPlaces[tab] = entry
    }

    private static func note(
        _ choice: TabVisibilityChoice?,
        of tab: Int?,
        in choices: inout [Int: TabVisibilityChoice]
    ) {
        guard let choice, let tab, choices[tab].map({ choice.outranks($0) }) ?? true else { return }
        choices[tab] = choice
    }
}
