/// The space that an item or a group keeps from its neighbours, by edge.
///
/// Unlike `contentInsets` it adds to the size, and pushes the neighbours away.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, _SelectorAnswering {
    /// Makes the space at each edge; nil is none.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// The space at the edge where reading begins.
    public let leading: NSCollectionLayoutSpacing?

    /// The space above.
    public let top: NSCollectionLayoutSpacing?

    /// The space at the edge where reading ends.
    public let trailing: NSCollectionLayoutSpacing?

    /// The space below.
    public let bottom: NSCollectionLayoutSpacing?

    var _spaces: LayoutEdgeSpaces {
        LayoutEdgeSpaces(
            leading: leading?._space ?? .none,
            top: top?._space ?? .none,
            trailing: trailing?._space ?? .none,
            bottom: bottom?._space ?? .none
        )
    }

    /// The spacing itself, which cannot change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(NSCollectionLayoutEdgeSpacing.self)
    }
}
