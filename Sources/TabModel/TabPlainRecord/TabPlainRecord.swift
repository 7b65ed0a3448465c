/// A record in plain strings and numbers, as it is written to a file and read from one.
///
/// Nothing in it is checked: `TabRecord.validated(_:)` makes a record of it and says what was wrong, and
/// `TabRecord.plain` is the way back.
public struct TabPlainRecord: Hashable, Sendable {
    /// The version of the format.
    public var version: TabFormatVersion
    /// What is known of each tab.
    public var entries: [Entry]
    /// What was selected in each window.
    public var selections: [Selection]
    /// When the order was last reset.
    public var orderReset: TabStamp?
    /// When the visibility was last reset.
    public var visibilityReset: TabStamp?
    /// The tabs that were retired.
    public var retirements: [Retirement]
    /// How to take back the last edit.
    public var undo: Undo?
    /// The greatest stamp of any edit.
    public var latestStamp: TabStamp?
    /// Fields that the reader does not know.
    public var unknownFields: [TabUnknownField]

    /// Makes a plain record from its parts.
    public init(
        version: TabFormatVersion = .current,
        entries: [Entry] = [],
        selections: [Selection] = [],
        orderReset: TabStamp? = nil,
        visibilityReset: TabStamp? = nil,
        undo: Undo? = nil,
        latestStamp: TabStamp? = nil,
        unknownFields: [TabUnknownField] = [],
        retirements: [Retirement] = []
    ) {
        self.version = version
        self.entries = entries
        self.selections = selections
        self.orderReset = orderReset
        self.visibilityReset = visibilityReset
        self.undo = undo
        self.latestStamp = latestStamp
        self.unknownFields = unknownFields
        self.retirements = retirements
    }
}
