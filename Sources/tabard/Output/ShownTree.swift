import TabModel

/// What was saved of a tree of tabs beyond the order that a list has too.
///
/// The app alone knows the tree: here are the ids that the user's edits left, and nothing of what the app has besides.
struct ShownTree: Encodable {
    /// A choice of the user about a tab or a group.
    struct Choice: Encodable {
        let id: String
        /// Whether the tab is on the bar, or the section open.
        let isShown: Bool
        let changed: String
    }

    /// A tab in the order of a group.
    struct Tab: Encodable {
        let id: String
        let isMoved: Bool
        /// When the user last moved the tab.
        let changed: String?
    }

    struct Group: Encodable {
        let id: String
        /// The tabs that have a place, in the saved order, as far as it was saved.
        var tabs: [Tab]
    }

    /// What the user put onto the bar of wide windows, and took off it.
    private(set) var bar: [Choice] = []
    private(set) var groups: [Group] = []
    /// The sections of the sidebar that the user closed and opened.
    private(set) var sections: [Choice] = []
    /// Whether the user hid the sidebar, nil if that was left to the app.
    private(set) var isSidebarHidden: Bool?
    /// The width that the user gave the sidebar, in points; nil if that was left to the app.
    private(set) var sidebarWidth: Int?
    /// How many entries of a newer version there are.
    private(set) var unknownCount = 0

    /// Reads a record; nil if it has nothing of a tree.
    ///
    /// - Parameter declaration: Tabs that are shown already, whatever their ids look like.
    init?(_ record: TabRecord, besides declaration: TabDeclaration) {
        var placeOfGroup: [TabID: Int] = [:]
        var width: TabVisibilityChoice?
        for entry in record.entries where declaration.index(of: entry.id) == nil {
            switch TreeKey(entry.id) {
            case .tab?: continue
            case .onBar(let id)?: bar += Self.choice(id, entry)
            case .section(let id)?: sections += Self.choice(id, entry)
            case .sidebar?:
                if let value = entry.visibility?.value, value != .default {
                    isSidebarHidden = value == .hidden
                }
            case .sidebarWidth(let points)?:
                guard let choice = entry.visibility, choice.value == .shown,
                    width.map({ choice.outranks($0) }) ?? true
                else { continue }
                (sidebarWidth, width) = (points, choice)
            case .child(let id, let group)?:
                guard entry.rank != nil else { continue }
                let place = placeOfGroup[group] ?? groups.count
                if place == groups.count {
                    placeOfGroup[group] = place
                    groups.append(Group(id: group.string, tabs: []))
                }
                let changed = entry.place.map { ShownLayout.text($0.stamp.milliseconds) }
                groups[place].tabs.append(Tab(id: id.string, isMoved: entry.isMoved, changed: changed))
            case nil: unknownCount += 1
            }
        }
        if bar.isEmpty, groups.isEmpty, sections.isEmpty, isSidebarHidden == nil, sidebarWidth == nil,
            unknownCount == 0
        {
            return nil
        }
        groups.sort { $0.id < $1.id }
    }

    private static func choice(_ id: TabID, _ entry: TabEntry) -> [Choice] {
        guard let choice = entry.visibility, choice.value != .default else { return [] }
        let changed = ShownLayout.text(choice.stamp.milliseconds)
        return [Choice(id: id.string, isShown: choice.value == .shown, changed: changed)]
    }
}
