/// Why an edit was not made; the record is then as it was.
public enum TabEditRefusal: Error, Hashable, Sendable {
    /// The app has no such tab; the valid ids are given.
    case notDeclared(TabID, declared: [TabID])
    /// The tab keeps its place.
    case notMovable(TabID)
    /// The tab cannot be hidden.
    case notHideable(TabID)
    /// The tab stands on the bar for good, or never.
    case notRemovable(TabID)
    /// The tab is not on the bar, so that nothing can be put beside it there.
    case notOnBar(TabID)
    /// The tab is not in the group.
    case notInGroup(TabID, group: TabID)
    /// The tab is no group.
    case notGroup(TabID)
    /// The new order does not have the same tabs as the former one, each once.
    case anotherSetOfTabs
    /// There is no edit to take back.
    case nothingToUndo
    /// The fleet's defaults let the user change nothing.
    case locked
    /// The stamp is not greater than all of the record's; `nextStamp(milliseconds:replica:)` gives one that is.
    case staleStamp(TabStamp, latest: TabStamp)
    /// The stamp is out of all reason.
    case stampOutOfRange(TabStamp)
}

extension TabEditRefusal: CustomStringConvertible {
    /// What was wrong, and what would have been right.
    public var description: String {
        switch self {
        case .notDeclared(let id, let declared):
            declared.isEmpty
                ? "\(id) is not one of the tabs: there are none"
                : "\(id) is not one of the tabs, which are \(TabBarMisuse.list(declared))"
        case .notMovable(let id):
            "\(id) cannot be moved: the app keeps it in its place"
        case .notHideable(let id):
            "\(id) cannot be hidden: the app always shows it"
        case .notRemovable(let id):
            "\(id) cannot be put onto the bar or taken off it: the app decides that"
        case .notOnBar(let id):
            "\(id) is not on the bar"
        case .notInGroup(let id, let group):
            "\(id) is not in the group \(group)"
        case .notGroup(let id):
            "\(id) is no group"
        case .anotherSetOfTabs:
            "The new order must have the same tabs as the former one, each once"
        case .locked:
            "The tabs are locked by whoever manages this device"
        case .nothingToUndo:
            "There is no edit to take back"
        case .staleStamp(let stamp, let latest):
            "The stamp \(stamp) must be greater than the latest one, \(latest)"
        case .stampOutOfRange(let stamp):
            "The stamp \(stamp) is too late; its milliseconds may be \(TabStamp.limit) at most"
        }
    }
}
