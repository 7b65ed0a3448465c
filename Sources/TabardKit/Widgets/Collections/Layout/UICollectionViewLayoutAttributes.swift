internal import GtkInterop

/// Where one element of a collection stands, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, _SelectorAnswering {
    var _indexPath = IndexPath(item: 0, section: 0)
    private(set) var _kind: String?
    private var category = UICollectionView.ElementCategory.cell
    /// The axes on which the view itself says how large it is.
    var _measuredAxes: UIAxis = []
    /// Whether it belongs to a section that scrolls across the direction of its collection.
    var _scrollsAcross = false
    /// Whether it is attached to the item with its index path.
    var _belongsToItem = false
    /// The place among the headers and footers of its section, or of the whole layout.
    var _boundary: Int?
    /// Whether it stays in sight while its section scrolls.
    var _isPinned = false
    /// What it is in a list.
    var _listPlace: ListPlace?

    /// Makes attributes of the first item of the first section.
    public override init() { super.init() }

    /// Makes the attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        _indexPath = indexPath
    }

    /// Makes the attributes of a header, a footer or another view that belongs to a section.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        _kind = elementKind
        category = .supplementaryView
    }

    /// Makes the attributes of a view that shows no data.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        _kind = decorationViewKind
        category = .decorationView
    }

    /// Whether it is a cell, a supplementary view or a decoration.
    open var representedElementCategory: UICollectionView.ElementCategory { category }

    /// The item, or the section's first one for a supplementary view.
    open var indexPath: IndexPath {
        get { _indexPath }
        set { _indexPath = newValue }
    }

    /// The kind of supplementary view or decoration; nil for items.
    open var representedElementKind: String? { _kind }

    /// Where the element stands in the content.
    open var frame = CGRect.zero

    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size of the frame; its middle stays.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// The size, from zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    /// How the element is turned and scaled, about its middle; not at all by default. `frame` does not change by it.
    open var transform = CGAffineTransform.identity

    /// From 0, invisible, to 1, the default.
    open var alpha: CGFloat = 1

    /// Whether the element is left out; false by default.
    open var isHidden = false

    /// Elements with a greater number stand in front; 0 by default.
    open var zIndex = 0

    /// A copy, on which nothing depends. Call it on the main thread only.
    ///
    /// A subclass with properties of its own overrides it, and sets them on the copy that `super` makes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainLoop.assumed { _copy() } }

    private func _copy() -> UICollectionViewLayoutAttributes {
        let type = reinterpret(
            Swift.type(of: self) as UICollectionViewLayoutAttributes.Type,
            as: _RequiredInitializerAttributes.self
        )
        let copy: UICollectionViewLayoutAttributes = type.init()
        copy._indexPath = _indexPath
        copy._kind = _kind
        copy.category = category
        copy._measuredAxes = _measuredAxes
        copy._scrollsAcross = _scrollsAcross
        copy._belongsToItem = _belongsToItem
        copy._boundary = _boundary
        copy._isPinned = _isPinned
        copy._listPlace = _listPlace
        copy.frame = frame
        copy.transform = transform
        copy.alpha = alpha
        copy.isHidden = isHidden
        copy.zIndex = zIndex
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionViewLayoutAttributes.self)
    }
}

/// Makes `init()` required, which UIKit's class may not; see `_RequiredInitializerCell`. Not for apps.
open class _RequiredInitializerAttributes: UICollectionViewLayoutAttributes {
    /// Never runs: the class is only a way to see others.
    public required override init() { super.init() }
}

extension UICollectionViewLayoutAttributes {
    /// Whether every number can be laid out and drawn.
    var _isFinite: Bool {
        [
            frame.minX, frame.minY, frame.width, frame.height, alpha, transform.a, transform.b, transform.c,
            transform.d, transform.tx, transform.ty,
        ].allSatisfy(\.isFinite)
    }
}
