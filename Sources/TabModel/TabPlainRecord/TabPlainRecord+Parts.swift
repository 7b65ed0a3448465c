extension TabPlainRecord {
    /// What is known of one tab; compare `TabEntry`.
    public struct Entry: Hashable, Sendable {
        /// The tab's id.
        public var id: String
        /// The user's place.
        public var place: Place?
        /// The place that the tab had by itself.
        public var baseline: Place?
        /// What the user chose to see.
        public var visibility: Visibility?
        /// The milliseconds of the last edit at which the app had the tab.
        public var lastSeen: UInt64
        /// Fields that the reader does not know.
        public var unknownFields: [TabUnknownField]

        /// Makes one from its parts.
        public init(
            id: String,
            place: Place? = nil,
            baseline: Place? = nil,
            visibility: Visibility? = nil,
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
    }

    /// A place and when the tab got it; compare `TabPlace`.
    public struct Place: Hashable, Sendable {
        /// The rank's text, nil if an undo took the place away.
        public var rank: String?
        /// When the tab got the place.
        public var stamp: TabStamp

        /// Makes one from its parts.
        public init(rank: String?, stamp: TabStamp) {
            self.rank = rank
            self.stamp = stamp
        }
    }

    /// A visibility and when it was chosen; compare `TabVisibilityChoice`.
    public struct Visibility: Hashable, Sendable {
        /// `default`, `shown` or `hidden`.
        public var value: String
        /// When it was chosen.
        public var stamp: TabStamp

        /// Makes one from its parts.
        public init(value: String, stamp: TabStamp) {
            self.value = value
            self.stamp = stamp
        }
    }

    /// What was selected in one window; compare `TabSelection`.
    public struct Selection: Hashable, Sendable {
        /// The window's id.
        public var window: String
        /// The tabs' ids, the latest first.
        public var history: [String]
        /// When the selection last changed.
        public var stamp: TabStamp

        /// Makes one from its parts.
        public init(window: String, history: [String], stamp: TabStamp) {
            self.window = window
            self.history = history
            self.stamp = stamp
        }
    }

    /// A tab that was retired; compare `TabRetirement`.
    public struct Retirement: Hashable, Sendable {
        /// The tab's id.
        public var id: String
        /// When the tab's entry was removed.
        public var stamp: TabStamp

        /// Makes one from its parts.
        public init(id: String, stamp: TabStamp) {
            self.id = id
            self.stamp = stamp
        }
    }

    /// How to take back the last edit; compare `TabUndo`.
    public struct Undo: Hashable, Sendable {
        /// When the edit was made.
        public var stamp: TabStamp
        /// What it changed.
        public var changes: [Change]

        /// Makes one from its parts.
        public init(stamp: TabStamp, changes: [Change]) {
            self.stamp = stamp
            self.changes = changes
        }
    }

    /// One field of one tab before an edit; compare `TabUndo.Change`.
    public struct Change: Hashable, Sendable {
        /// The tab's id.
        public var id: String
        /// `place`, `baseline` or `visibility`.
        public var field: String
        /// The rank or the visibility before the edit, nil for none.
        public var value: String?

        /// Makes one from its parts.
        public init(id: String, field: String, value: String?) {
            self.id = id
            self.field = field
            self.value = value
        }
    }
}
