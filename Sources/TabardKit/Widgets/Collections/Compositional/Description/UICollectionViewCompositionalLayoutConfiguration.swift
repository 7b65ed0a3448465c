internal import GtkInterop

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying, _SelectorAnswering {
    /// Makes the usual configuration.
    public override init() { super.init() }

    /// Which way the collection scrolls; `vertical` by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical

    /// The space between sections, in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0

    /// Headers, footers and the like of the whole layout; empty by default.
    ///
    /// Their index paths have one number, which is their place among those of their kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What the insets of sections are added to that say `automatic`; `safeArea` by default.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// A copy, on which nothing depends. Call it on the main thread only.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainLoop.assumed { _copy() } }

    func _copy() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionViewCompositionalLayoutConfiguration.self)
    }
}
