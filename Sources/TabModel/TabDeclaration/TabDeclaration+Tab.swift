extension TabDeclaration {
    /// An end of the bar.
    @frozen
    public enum Edge: String, Hashable, Sendable {
        /// Before all tabs that are not pinned here.
        case start
        /// After all tabs that are not pinned here.
        case end
    }

    /// One of the app's tabs, and what the user may do with it.
    public struct Tab: Hashable, Sendable {
        /// The tab's identity.
        public let id: TabID
        /// The ids that the tab had in earlier versions of the app (rule 1).
        public let formerIDs: [TabID]
        /// Whether the user may move the tab; false for a pinned one.
        public let isMovable: Bool
        /// Whether the user may hide the tab; false for a required one.
        public let isHideable: Bool
        /// Whether the tab is shown whatever was saved (rule 6), and takes its place on the bar even if it is new
        /// (rule 5).
        public let isRequired: Bool
        /// Whether the tab is hidden until the user shows it.
        public let isHiddenByDefault: Bool
        /// The end of the bar that the tab never leaves, nil for none.
        public let pinned: Edge?
        /// Whether the tab is to be seen, whatever was saved; nil, as in all lists that an app declares, if that decides.
        var isSeen: Bool?

        /// Describes a tab; without flags the user may move and hide it.
        public init(
            _ id: TabID,
            formerly formerIDs: [TabID] = [],
            isMovable: Bool = true,
            isHideable: Bool = true,
            isRequired: Bool = false,
            isHiddenByDefault: Bool = false,
            pinned: Edge? = nil
        ) {
            self.id = id
            self.formerIDs = formerIDs
            self.isMovable = isMovable && pinned == nil
            self.isHideable = isHideable && !isRequired
            self.isRequired = isRequired
            self.isHiddenByDefault = isHiddenByDefault
            self.pinned = pinned
        }
    }
}
