/// A header, a footer or another view at the edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    init(size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint) {
        self.alignment = alignment
        self.offset = offset
        super.init(
            size: size,
            kind: kind,
            container: NSCollectionLayoutAnchor(edges: alignment._edges, absoluteOffset: offset),
            item: nil
        )
    }

    /// Makes a view at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment
    ) {
        self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
    }

    /// Makes a view at an edge, moved by so many points: towards where reading ends, and down.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset)
    }

    /// Whether the section grows by it; otherwise it stands over the content. True by default.
    open var extendsBoundary = true

    /// Whether it stays in sight as long as something of the section does; false by default.
    open var pinToVisibleBounds = false

    /// The edge.
    public let alignment: NSRectAlignment

    /// How far it is moved from there, in points.
    public let offset: CGPoint

    override func _copy() -> NSCollectionLayoutItem {
        let copy = _copySettings(
            to: NSCollectionLayoutBoundarySupplementaryItem(
                size: _size,
                kind: elementKind,
                alignment: alignment,
                offset: offset
            )
        )
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }

    var _boundary: LayoutBoundary {
        LayoutBoundary(
            supplement: _supplement,
            edges: alignment._edges,
            offset: offset,
            extends: extendsBoundary,
            pins: pinToVisibleBounds
        )
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(NSCollectionLayoutBoundarySupplementaryItem.self, super._selectors)
    }
}
