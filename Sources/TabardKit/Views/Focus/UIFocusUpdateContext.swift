import Foundation

/// What a movement of the keyboard focus is: where it comes from, and where it goes.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject, _SelectorAnswering {
    /// What had the focus; nil if nothing had it.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

    /// What has the focus then; nil if nothing has it.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?

    /// The direction, by the key that was pressed; empty for a movement without a key.
    open private(set) var focusHeading: UIFocusHeading

    init(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = old
        nextFocusedItem = new
        focusHeading = heading
        super.init()
    }

    /// The view that had the focus; nil if none had it.
    open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

    /// The view that has the focus then; nil if none has it.
    open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    /// All that is asked and told, from the inside out: what is around either item, each once.
    var _environments: [any UIFocusEnvironment] {
        var seen: Set<ObjectIdentifier> = []
        let both = (nextFocusedItem?._focusAncestry ?? []) + (previouslyFocusedItem?._focusAncestry ?? [])
        return both.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIFocusUpdateContext.self) }
}
