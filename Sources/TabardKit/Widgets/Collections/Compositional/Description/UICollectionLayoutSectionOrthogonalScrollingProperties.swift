/// How a section scrolls across the direction of its collection.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, _SelectorAnswering {
    /// Makes the usual properties.
    public override init() { super.init() }

    /// How fast the content slows down; `normal` by default.
    ///
    /// Without effect on Linux, because the scrolling is the desktop's.
    open var decelerationRate: UIScrollView.DecelerationRate = .normal

    /// Whether the content can be pulled beyond its edges; `automatic` by default.
    open var bounce: UICollectionLayoutSectionOrthogonalScrollingBounce = .automatic

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionLayoutSectionOrthogonalScrollingProperties.self)
    }
}
