/// Something of a section that is in sight, which `visibleItemsInvalidationHandler` may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// From 0, invisible, to 1.
    var alpha: CGFloat { get set }

    /// Those with a greater number stand in front.
    var zIndex: Int { get set }

    /// Whether it is left out.
    var isHidden: Bool { get set }

    /// Its middle.
    var center: CGPoint { get set }

    /// How it is turned and scaled, about its middle.
    var transform: CGAffineTransform { get set }

    /// The kind of a supplementary view or decoration as its name; a name of its own for a cell.
    var name: String { get }

    /// Which one it is.
    var indexPath: IndexPath { get }

    /// Its place in the content of the section, before `transform`.
    var frame: CGRect { get }

    /// Its size.
    var bounds: CGRect { get }

    /// Whether it is a cell, a supplementary view or a decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }

    /// The kind; nil for a cell.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The kind; `cell` for an item.
    public var name: String { representedElementKind ?? "cell" }
}

/// Changes what of a section is in sight: receives the items, how far the section has scrolled, and what it stands in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
