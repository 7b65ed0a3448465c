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
    /// What the record's entries are about.
    let entries: TreeEntries

    init(of record: TabRecord, for tree: TabTree) {
        self.tree = tree
        self.record = record
        entries = TreeEntries(record, tree)
        isHidden = tree.nodes.map(\.isHiddenByDefault)
        isVisible = tree.nodes.map { _ in true }
        isOnBar = tree.nodes.map(\.placement.isOnBarByDefault)
        isFolded = tree.nodes.map(\.isFoldedByDefault)
        applyChoices()
        // A bar and a sidebar that show nothing leave the user no way back (rule 6).
        if let first = tree.rootNodes.first, tree.rootNodes.allSatisfy({ isHidden[$0] }) {
            isHidden[first] = false
        }
        for tab in tree.nodes.indices {
            isVisible[tab] = !isHidden[tab] && (tree.nodes[tab].parent.map { isVisible[$0] } ?? true)
        }
    }

    /// Whether the sidebar is to be seen, as far as the user said.
    var sidebar: TabVisibility { entries.sidebar }

    /// What the placements and flags of now forbid has no effect, and stays in the record.
    private mutating func applyChoices() {
        for (tab, choice) in entries.visibility
        where choice.value != .default && tree.nodes[tab].allowsHiding {
            isHidden[tab] = choice.value == .hidden
        }
        for (tab, choice) in entries.sections where choice.value != .default {
            isFolded[tab] = choice.value == .hidden
        }
        // What the user moved along the bar stays on it when an update makes it optional.
        for (tab, entry) in entries.optionalPlaces
        where record.entries[entry].isMovedByUser && tree.nodes[tab].isMovable {
            isOnBar[tab] = true
        }
        for (tab, choice) in entries.membership
        where choice.value != .default && tree.nodes[tab].isRemovable {
            isOnBar[tab] = choice.value == .shown
        }
    }
}
