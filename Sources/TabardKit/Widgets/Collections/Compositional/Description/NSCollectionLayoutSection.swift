internal import GtkInterop

/// A section of a compositional layout: a group that is repeated as long as there are items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying, _SelectorAnswering {
    let _group: NSCollectionLayoutGroup
    var _followsInsets = true
    /// What makes it a list.
    var _list: ListSection?

    /// Makes a section.
    public init(group: NSCollectionLayoutGroup) {
        _group = group
        super.init()
    }

    /// What is kept free around the groups, in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space between groups, in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0

    /// What `contentInsets` are added to; `automatic`, that is as the configuration says, by default.
    open var contentInsetsReference: UIContentInsetsReference = .automatic

    /// What headers and footers keep free at the sides; `automatic`, that is as the groups do, by default.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic

    /// Whether headers and footers keep the insets of the groups at the sides; true by default.
    open var supplementariesFollowContentInsets: Bool {
        get { _followsInsets }
        set { _followsInsets = newValue }
    }

    /// Headers, footers and the like; empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What stands behind the section; empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether the section scrolls across the direction of the collection; `none` by default.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

    /// How the section scrolls, if it does.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Called before each layout with what is in sight, to move, scale or fade it; nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// A copy, on which nothing depends. Call it on the main thread only.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainLoop.assumed { _copy() } }

    private func _copy() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group: _group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy._followsInsets = _followsInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy._list = _list
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSCollectionLayoutSection.self) }
}
