/// Where one element of a collection stands, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, _SelectorAnswering {
    var _indexPath = IndexPath(item: 0, section: 0)
    private(set) var _kind: String?

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
    }

    /// The item, or the section's first one for a supplementary view.
    open var indexPath: IndexPath {
        get { _indexPath }
        set { _indexPath = newValue }
    }

    /// The kind of supplementary view; nil for items.
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

    /// From 0, invisible, to 1, the default.
    open var alpha: CGFloat = 1

    /// Whether the element is left out; false by default.
    open var isHidden = false

    /// Elements with a greater number stand in front; 0 by default.
    open var zIndex = 0

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionViewLayoutAttributes.self)
    }
}
