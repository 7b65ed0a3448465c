import Foundation

/// What a movement of the keyboard focus is for a collection: the items that it comes from and goes to.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item in whose cell what had the focus is; nil if that is in none of the collection.
    open private(set) var previouslyFocusedIndexPath: IndexPath?

    /// The item in whose cell what has the focus then is; nil if that is in none of the collection.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
        previouslyFocusedIndexPath = collection._path(containing: context.previouslyFocusedItem).map {
            collection._told($0)
        }
        nextFocusedIndexPath = collection._path(containing: context.nextFocusedItem).map {
            collection._told($0)
        }
        super.init(
            from: context.previouslyFocusedItem,
            to: context.nextFocusedItem,
            heading: context.focusHeading
        )
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionViewFocusUpdateContext.self)
    }
}
