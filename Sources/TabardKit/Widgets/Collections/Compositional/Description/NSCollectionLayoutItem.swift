internal import GtkInterop

/// One item of a compositional layout: how large it is, and what surrounds it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying, _SelectorAnswering {
    let _size: NSCollectionLayoutSize
    var _supplementaries: [NSCollectionLayoutSupplementaryItem]

    init(size: NSCollectionLayoutSize, supplementaries: [NSCollectionLayoutSupplementaryItem]) {
        _size = size
        _supplementaries = supplementaries
        super.init()
    }

    /// Makes an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(size: layoutSize, supplementaries: [])
    }

    /// Makes an item with supplementary items, such as a badge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(size: layoutSize, supplementaries: supplementaryItems)
    }

    /// How far the content stays inside the item's size, in points; zero by default.
    ///
    /// On an axis whose dimension is estimated it does not count; use `edgeSpacing` there.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space to the neighbours; nil, that is none, by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The size.
    open var layoutSize: NSCollectionLayoutSize { _size }

    /// What is attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { _supplementaries }

    /// A copy, on which nothing depends. Call it on the main thread only.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainLoop.assumed { _copy() } }

    func _copy() -> NSCollectionLayoutItem {
        _copySettings(to: NSCollectionLayoutItem(size: _size, supplementaries: _supplementaries))
    }

    func _copySettings<Copy: NSCollectionLayoutItem>(to copy: Copy) -> Copy {
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    /// The value that the geometry is computed of.
    ///
    /// - Parameters:
    ///   - environment: What custom groups are asked with, but for the container.
    ///   - container: The size of what is around, as far as it is known before any item has been measured.
    func _node(in environment: LayoutEnvironment, container: CGSize) -> LayoutNode {
        LayoutNode(
            lengths: _size._lengths,
            insets: contentInsets,
            edges: edgeSpacing?._spaces ?? LayoutEdgeSpaces(),
            supplements: _supplementaries.map(\._supplement),
            content: .item
        )
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSCollectionLayoutItem.self) }
}
