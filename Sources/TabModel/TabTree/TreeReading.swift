/// A record read against a tree: what is known of each tab, by the tabs' indices in the tree.
struct TreeReading {
    let tree: TabTree
    let record: TabRecord
    /// Whether each tab is hidden itself.
    private(set) var isHidden: [Bool]
    /// Whether each tab can be seen: it is not hidden, and neither is a group that it is in.
    private(set) var isVisible: [Bool]
    /// Whether each tab stands on the bar of a wide window, if it can be seen.
    private(set) var isOnBar: [Bool]
    /// Whether the section of each group is closed.
    private(set) var isFolded: [Bool]
    /// Whether the sidebar is to be seen, as far as the user said.
    private(set) var sidebar = TabVisibility.default
    /// The entries of the places on the bar and among the root tabs.
    private(set) var places = TabRecord()
    /// The entries of the places in groups, of each group that has any.
    private(set) var lists: [Int: TabRecord] = [:]

    init(of record: TabRecord, for tree: TabTree) {
        self.tree = tree
        self.record = record
        isHidden = tree.nodes.map(\.isHiddenByDefault)
        isVisible = tree.nodes.map { _ in true }
        isOnBar = tree.nodes.map(\.placement.isOnBarByDefault)
        isFolded = tree.nodes.map(\.isFoldedByDefault)
        apply(SavedChoices(record, tree, &places, &lists))
        // A bar and a sidebar that show nothing leave the user no way back (rule 6).
        if let first = tree.rootNodes.first, tree.rootNodes.allSatisfy({ isHidden[$0] }) {
            isHidden[first] = false
        }
        for tab in tree.nodes.indices {
            isVisible[tab] = !isHidden[tab] && (tree.nodes[tab].parent.map { isVisible[$0] } ?? true)
        }
    }

    /// What the placements and flags of now forbid has no effect, and stays in the record.
    private mutating func apply(_ saved: SavedChoices) {
        for (tab, choice) in saved.visibility where choice.value != .default && tree.nodes[tab].allowsHiding {
            isHidden[tab] = choice.value == .hidden
        }
        for (tab, choice) in saved.sections where choice.value != .default {
            isFolded[tab] = choice.value == .hidden
        }
        // What the user moved along the bar stays on it when an update makes it optional.
        for (tab, entry) in saved.places where tree.nodes[tab].placement == .optional && entry.isMovedByUser {
            isOnBar[tab] = true
        }
        for (tab, choice) in saved.membership
        where choice.value != .default && tree.nodes[tab].placement.isRemovable {
            isOnBar[tab] = choice.value == .shown
        }
        sidebar = saved.sidebar
    }
}

/// The latest that a record says of each tab of a tree.
private struct SavedChoices {
    var visibility: [Int: TabVisibilityChoice] = [:]
    var membership: [Int: TabVisibilityChoice] = [:]
    var sections: [Int: TabVisibilityChoice] = [:]
    var places: [Int: TabEntry] = [:]
    var sidebar = TabVisibility.default

    /// Reads a record, whose entries of the places are put apart.
    init(_ record: TabRecord, _ tree: TabTree, _ barPlaces: inout TabRecord, _ lists: inout [Int: TabRecord])
    {
        for entry in record.entries {
            switch TreeKey(entry.id) {
            case .tab(let id)?:
                barPlaces.entries.append(entry)
                guard let tab = tree.index(of: id) else { continue }
                Self.note(entry.visibility, of: tab, in: &visibility)
                if let place = entry.place, places[tab]?.place.map({ place.outranks($0) }) ?? true {
                    places[tab] = entry
                }
            case .child(_, let group)?:
                guard let group = tree.index(of: group) else { continue }
                lists[group, default: TabRecord()].entries.append(entry)
            case .onBar(let id)?: Self.note(entry.visibility, of: tree.index(of: id), in: &membership)
            case .section(let id)?: Self.note(entry.visibility, of: tree.index(of: id), in: &sections)
            case .sidebar?: sidebar = entry.visibility?.value ?? .default
            case nil: continue
            }
        }
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
