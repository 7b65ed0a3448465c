/// How to take back the last edit; it is saved with the record, so that it works after a restart (rule 8).
public struct TabUndo: Hashable, Sendable {
    /// When the edit was made.
    public var stamp: TabStamp
    /// What the edit changed, each field once.
    public var changes: [Change]

    /// Makes an undo from its parts.
    public init(stamp: TabStamp, changes: [Change]) {
        self.stamp = stamp
        self.changes = changes
    }

    /// One field of one tab before the edit.
    public struct Change: Hashable, Sendable {
        /// The tab.
        public var id: TabID
        /// The field and its value before the edit.
        public var former: Former

        /// Makes a change from its parts.
        public init(id: TabID, former: Former) {
            self.id = id
            self.former = former
        }
    }

    /// A field's value before an edit.
    @frozen
    public enum Former: Hashable, Sendable {
        /// The user's place, nil if there was none.
        case place(TabRank?)
        /// The place that the tab had by itself, nil if there was none.
        case baseline(TabRank?)
        /// The visibility.
        case visibility(TabVisibility)
    }
}

extension TabUndo.Change {
    /// Which field of which tab a change is about.
    struct Field: Hashable, Sendable {
        let id: TabID
        let kind: Int
    }

    var field: Field {
        switch former {
        case .place: Field(id: id, kind: 0)
        case .baseline: Field(id: id, kind: 1)
        case .visibility: Field(id: id, kind: 2)
        }
    }
}
