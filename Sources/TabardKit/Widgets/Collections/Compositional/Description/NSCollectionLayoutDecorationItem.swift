/// A view behind a section, which shows no data.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    init(kind: String) {
        elementKind = kind
        super.init(
            size: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            ),
            supplementaries: []
        )
    }

    /// A view that fills the whole section but for its `contentInsets`.
    ///
    /// - Parameter elementKind: The name by which its class is registered with the layout.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    /// Views with a greater number stand in front of other decorations; 0 by default.
    open var zIndex = 0

    /// The name by which its class is registered with the layout.
    public let elementKind: String

    override func _copy() -> NSCollectionLayoutItem {
        let copy = _copySettings(to: NSCollectionLayoutDecorationItem(kind: elementKind))
        copy.zIndex = zIndex
        return copy
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(NSCollectionLayoutDecorationItem.self, super._selectors)
    }
}
