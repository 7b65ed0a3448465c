/// The space between things in a compositional layout, or beside one.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying, _SelectorAnswering {
    let _space: LayoutSpace

    init(_ space: LayoutSpace) {
        _space = space
        super.init()
    }

    /// At least so many points; what is left over in the group is divided among all flexible spaces.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(LayoutSpace(length: flexibleSpacing, isFlexible: true))
    }

    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(LayoutSpace(length: fixedSpacing, isFlexible: false))
    }

    /// The space in points, or the least one.
    open var spacing: CGFloat { _space.length }

    /// Whether it can be larger than `spacing`.
    open var isFlexibleSpacing: Bool { _space.isFlexible }

    /// Whether it is just `spacing`.
    open var isFixedSpacing: Bool { !_space.isFlexible }

    /// The spacing itself, which cannot change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSCollectionLayoutSpacing.self) }
}
