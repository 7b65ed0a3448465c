/// A view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    init(
        size: NSCollectionLayoutSize,
        kind: String,
        container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        super.init(size: size, supplementaries: [])
    }

    /// Makes a supplementary item that stands within its item or group, at the anchor's edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: nil)
    }

    /// Makes a supplementary item, the anchor of which stands at the anchor of its item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
    }

    /// Views with a greater number stand in front; 1 by default, so that they stand in front of items.
    open var zIndex = 1

    /// What the data source is asked for.
    public let elementKind: String

    /// Where on the item or group it is attached.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// Where on itself it is attached; nil if it stands within the item or group.
    public let itemAnchor: NSCollectionLayoutAnchor?

    override func _copy() -> NSCollectionLayoutItem {
        let copy = _copySettings(
            to: NSCollectionLayoutSupplementaryItem(
                size: _size,
                kind: elementKind,
                container: containerAnchor,
                item: itemAnchor
            )
        )
        copy.zIndex = zIndex
        return copy
    }

    var _supplement: LayoutSupplement {
        LayoutSupplement(
            lengths: _size._lengths,
            kind: elementKind,
            container: containerAnchor._anchor,
            item: itemAnchor?._anchor,
            insets: contentInsets,
            zIndex: zIndex
        )
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(NSCollectionLayoutSupplementaryItem.self, super._selectors)
    }
}
