extension TabTree {
    /// One of the app's tabs, or a group of them, and what the user may do with it.
    public struct Tab: Hashable, Sendable {
        /// The tab's identity, which no other tab of the tree has.
        public let id: TabID
        /// The ids that the tab had in earlier versions of the app (rule 1).
        public let formerIDs: [TabID]
        /// Where it may stand on the bar of a wide window.
        public let placement: TabPlacement
        /// Whether the user may hide the tab, with all that is in it.
        public let allowsHiding: Bool
        /// Whether the tab is hidden until the user shows it.
        public let isHiddenByDefault: Bool
        /// A group's tabs in default order; nil for a tab that is no group.
        public let children: [Tab]?
        /// Whether the user may move a group's tabs within it.
        public let allowsReordering: Bool
        /// Whether a group's section in the sidebar is closed until the user opens it.
        public let isFoldedByDefault: Bool
        /// Whether the user may not move the tab, whatever its placement says; false for all that an app declares (F6).
        var isHeld = false

        /// Describes a tab; without more than an id it is no group, and the user may move it along the bar, and take it off.
        public init(
            _ id: TabID,
            formerly formerIDs: [TabID] = [],
            placement: TabPlacement = .automatic,
            allowsHiding: Bool = false,
            isHiddenByDefault: Bool = false,
            children: [Tab]? = nil,
            allowsReordering: Bool = false,
            isFoldedByDefault: Bool = false
        ) {
            self.id = id
            self.formerIDs = formerIDs
            self.placement = placement
            self.allowsHiding = allowsHiding
            self.isHiddenByDefault = isHiddenByDefault
            self.children = children
            self.allowsReordering = allowsReordering
            self.isFoldedByDefault = isFoldedByDefault
        }
    }
}
