/// What a record knows of one tab.
public struct TabEntry: Hashable, Sendable {
    /// The id that the tab had when this was saved.
    public internal(set) var id: TabID
    /// The place that the user gave to the tab, nil if never. Without a rank it is back at its default place.
    public internal(set) var place: TabPlace?
    /// The place that the tab had by itself when the user last edited the layout.
    public internal(set) var baseline: TabPlace?
    /// What the user chose about the tab's visibility, nil if nothing.
    public internal(set) var visibility: TabVisibilityChoice?
    /// The milliseconds of the last edit at which the app had the tab.
    public internal(set) var lastSeen: UInt64
    /// Fields of a newer minor version, which are kept as they are (rule 9).
    public internal(set) var unknownFields: [TabUnknownField]

    /// Makes an entry from its parts.
    public init(
        id: TabID,
        place: TabPlace? = nil,
        baseline: TabPlace? = nil,
        visibility: TabVisibilityChoice? = nil,
        lastSeen: UInt64 = 0,
        unknownFields: [TabUnknownField] = []
    ) {
        self.id = id
        self.place = place
        self.baseline = baseline
        self.visibility = visibility
        self.lastSeen = lastSeen
        self.unknownFields = unknownFields
    }

    /// Whether the tab's place is the user's own (rule 4).
    public var isMoved: Bool { place?.rank != nil }

    /// Whether the user gave the tab its place; one that it has by itself, too, it got when it was new and yielded (rule 5).
    var isMovedByUser: Bool { isMoved && place?.rank != baseline?.rank }

    /// Where the tab stands in the saved order, nil if nowhere.
    public var rank: TabRank? { place?.rank ?? baseline?.rank }

    /// Whether two entries say the same, but for when their tabs were last seen, which each edit changes.
    package func equalsButForLastSeen(_ other: TabEntry) -> Bool {
        // All but one, so that a field that comes later counts.
        var other = other
        other.lastSeen = lastSeen
        return self == other
    }

    /// Whether the left entry comes first in a record.
    static func precedes(_ left: TabEntry, _ right: TabEntry) -> Bool {
        switch (left.rank, right.rank) {
        case (let leftRank?, let rightRank?) where leftRank != rightRank: leftRank < rightRank
        case (.some, nil): true
        case (nil, .some): false
        default: left.id < right.id
        }
    }
}
