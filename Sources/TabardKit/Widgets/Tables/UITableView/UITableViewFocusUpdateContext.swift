import Foundation

/// What a movement of the keyboard focus is for a table: the rows that it comes from and goes to.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row in whose cell what had the focus is; nil if that is in none of the table.
    open private(set) var previouslyFocusedIndexPath: IndexPath?

    /// The row in whose cell what has the focus then is; nil if that is in none of the table.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        previouslyFocusedIndexPath = table._path(containing: context.previouslyFocusedItem).map {
            table._told($0)
        }
        nextFocusedIndexPath = table._path(containing: context.nextFocusedItem).map { table._told($0) }
        super.init(
            from: context.previouslyFocusedItem,
            to: context.nextFocusedItem,
            heading: context.focusHeading
        )
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITableViewFocusUpdateContext.self)
    }
}
