/// Whether a section scrolls across the direction of its collection, and where that comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not scroll.
    case none = 0
    /// It comes to rest anywhere.
    case continuous = 1
    /// It comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// It comes to rest at multiples of the collection's size.
    case paging = 3
    /// It goes on by one group at a time, which stands where reading begins.
    case groupPaging = 4
    /// It goes on by one group at a time, which stands in the middle.
    case groupPagingCentered = 5
}

/// Whether a section that scrolls across the direction of its collection can be pulled beyond its edges.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
    /// As a scroll view does.
    case automatic = 0
    /// Even if the content fits.
    case always = 1
    /// Never.
    case never = 2
}

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
