/// What was saved of a layout: the places the user gave to tabs, what is hidden, and what was selected.
///
/// A record knows tabs by id alone, and keeps those that the app does not have at the moment. Together with a
/// declaration it gives an arrangement, without being changed by that (rule 2). Only the user's edits change it:
///
/// ```swift
/// var record = TabRecord()
/// let declaration: TabDeclaration = ["home", "search", "feed", "me"]
/// let stamp = record.nextStamp(milliseconds: now, replica: thisDevice)
/// try record.move("me", to: .first, in: declaration, at: stamp)
/// record.arrangement(for: declaration).visible  // [me, home, search, feed]
/// ```
///
/// A record that was read from outside is made by `validated(_:)`, and `plain` gives it back in a form to save.
public struct TabRecord: Hashable, Sendable {
    /// What is known of each tab, in the saved order; those without a place come last, by id.
    public internal(set) var entries: [TabEntry] = []
    /// What was selected in each window, by the windows' ids.
    public internal(set) var selections: [TabSelection] = []
    /// When the order was last reset; places from before are gone.
    public internal(set) var orderReset: TabStamp?
    /// When the visibility was last reset; choices from before are gone.
    public internal(set) var visibilityReset: TabStamp?
    /// The tabs that were retired, by their ids.
    public internal(set) var retirements: [TabRetirement] = []
    /// How to take back the last edit, nil if there is none.
    public internal(set) var undo: TabUndo?
    /// The greatest stamp of any edit, nil if there was none.
    public internal(set) var latestStamp: TabStamp?
    /// The version of the format that the record was written in, at least the current one.
    public internal(set) var version: TabFormatVersion = .current
    /// Fields of a newer minor version, which are kept as they are (rule 9).
    public internal(set) var unknownFields: [TabUnknownField] = []

    /// Makes an empty record, which leaves every declaration as it is.
    public init() {}

    /// The stamp for an edit that is made now: greater than all in the record.
    ///
    /// - Parameters:
    ///   - milliseconds: The wall clock's milliseconds since 1970; a wrong clock does no harm.
    ///   - replica: This device's number.
    public func nextStamp(milliseconds: UInt64, replica: UInt64) -> TabStamp {
        TabStamp.next(after: latestStamp, milliseconds: milliseconds, replica: replica)
    }

    /// What of the record counts as long as the user may change nothing (F9): which tabs were selected.
    var selectionsAlone: TabRecord {
        var result = TabRecord()
        result.selections = selections
        result.latestStamp = latestStamp
        return result
    }

    /// What is known of the tab with this id, not regarding former ids.
    public func entry(for id: TabID) -> TabEntry? {
        entries.first { $0.id == id }
    }
}
