/// A place in the saved order, and when the tab got it.
public struct TabPlace: Hashable, Sendable {
    /// The place; nil if an undo took it away.
    public var rank: TabRank?
    /// When the tab got the place.
    public var stamp: TabStamp

    /// Makes a place from its parts.
    public init(rank: TabRank?, stamp: TabStamp) {
        self.rank = rank
        self.stamp = stamp
    }
}

/// Whether a tab is to be seen.
@frozen
public enum TabVisibility: String, Hashable, Sendable {
    /// As the app declares.
    case `default`
    /// The user wants to see the tab.
    case shown
    /// The user hid the tab.
    case hidden
}

/// What the user chose about a tab's visibility, and when.
public struct TabVisibilityChoice: Hashable, Sendable {
    /// What was chosen.
    public var value: TabVisibility
    /// When it was chosen.
    public var stamp: TabStamp

    /// Makes a choice from its parts.
    public init(value: TabVisibility, stamp: TabStamp) {
        self.value = value
        self.stamp = stamp
    }
}
