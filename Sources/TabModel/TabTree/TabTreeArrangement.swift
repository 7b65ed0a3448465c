/// What is to be drawn of a tree: what stands on the bar, and the tabs of each group, in the user's order.
public struct TabTreeArrangement: Hashable, Sendable {
    /// Where tabs are shown, which decides what stands on the bar.
    @frozen
    public enum Width: Hashable, Sendable {
        /// A bar at the top, or a sidebar: what the placements say (T4).
        case wide
        /// A bar at the bottom: the root tabs, and More if they are too many (T5).
        case narrow
    }

    /// The tabs to be seen on the bar, in order; in a narrow window with those under More.
    public let visible: [TabID]
    /// How many of the visible tabs are on the bar; the others are under More.
    public let barCount: Int
    /// The root tabs in order, hidden ones included, as the sidebar has them.
    public let roots: [TabID]
    /// The tabs of each group in order, hidden ones included.
    public let children: [TabID: [TabID]]
    /// The tabs that are hidden themselves; what is in a hidden group is as hidden.
    public let hidden: Set<TabID>
    /// The groups whose sections in the sidebar are closed.
    public let folded: Set<TabID>
    /// Whether the user hid the sidebar; nil if the user never said.
    public let isSidebarHidden: Bool?
    /// The width that the user gave the sidebar, in points; nil if the user never did.
    public let sidebarWidth: Int?
    /// The tabs of the bar that are new since the user last edited the layout, in order; none if there was no edit yet.
    public let new: [TabID]
    /// The tab to select in the window that was asked for, nil if none was or nothing is to be seen (rule 7).
    public let selected: TabID?

    /// The tabs on the bar, in order.
    public var bar: ArraySlice<TabID> { visible.prefix(barCount) }

    /// The tabs under More, in order.
    public var more: ArraySlice<TabID> { visible.dropFirst(barCount) }
}

extension TabRecord {
    /// What is to be drawn for the tree that the app has now.
    ///
    /// It takes time linear in the number of tabs and entries, and changes nothing. Of a locked tree it is what the tree says.
    ///
    /// - Parameters:
    ///   - tree: The app's tabs.
    ///   - width: Where they are shown; in a wide window by default.
    ///   - compact: The root tabs that a narrow window shows; all by default, those that are only for the sidebar left out.
    ///   - policy: The bar's capacity; without limit by default.
    ///   - window: The window whose selection to restore, nil for none.
    public func arrangement(
        for tree: TabTree,
        width: TabTreeArrangement.Width = .wide,
        compact: Set<TabID>? = nil,
        policy: TabPolicy = TabPolicy(),
        window: TabID? = nil
    ) -> TabTreeArrangement {
        TreeReading(of: tree.isLocked ? selectionsAlone : self, for: tree).arrangement(
            width,
            compact: compact,
            policy,
            selectedIn: window
        )
    }
}
