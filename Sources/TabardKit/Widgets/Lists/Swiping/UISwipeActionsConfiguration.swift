/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject, _SelectorAnswering {
    /// Makes a set of actions; the first one stands at the row's edge.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    /// The actions; the first one stands at the row's edge.
    public let actions: [UIContextualAction]

    /// Whether a swipe over most of the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UISwipeActionsConfiguration.self) }
}
