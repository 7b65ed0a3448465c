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

/// Attributes, as a section's handler sees them.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

/// Changes what of a section is in sight: receives the items, how far the section has scrolled, and what it stands in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
