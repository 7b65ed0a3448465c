/// Items that flow in lines, as words in a text, with a header and a footer for each section.
///
/// A section whose items all have one size costs the same however many there are.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    var _flow = FlowGeometry()
    /// The sizes that cells themselves want.
    /// What the delegate gave as the sizes of a section's items, while they are measured.
    var _givenSizes: [Int: [(across: CGFloat, along: CGFloat)]] = [:]
    var _measured: [IndexPath: CGSize] = [:]
    /// The breadth for which they hold.
    var _measuredAcross: CGFloat = -1

    /// Makes a layout that scrolls up and down.
    public override init() { super.init() }

    /// Makes a layout from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeFlow(from: coder) }
    }

    /// The least space between lines; 10 points by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

    /// The least space between the items of a line; 10 points by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

    /// The size of items for which the delegate gives none; 50 by 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

    /// A size that says that each cell itself wants one, for `estimatedItemSize` and `itemSize`.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }

    /// The size of items until their cells have said how large they want to be, which they are asked for as they come into
    /// sight; zero, that is they are not asked, by default.
    ///
    /// `automaticSize` leaves the estimate to the layout. The size that a delegate gives is an estimate then, too.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            _measured = [:]
            invalidateLayout()
        }
    }

    /// Which way the collection scrolls; `vertical` by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }

    /// The size of headers for which the delegate gives none; zero, that is none, by default. Only the length along the
    /// scrolling counts.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    /// The size of footers for which the delegate gives none; zero, that is none, by default.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    /// The space around the items of each section; zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

    open override func prepare() {
        super.prepare()
        _prepareFlow()
    }

    open override var collectionViewContentSize: CGSize {
        _prepareIfNeeded()
        return _isVertical
            ? CGSize(width: _flow.across, height: _flow.length)
            : CGSize(width: _flow.length, height: _flow.across)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        _prepareIfNeeded()
        return _elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _prepareIfNeeded()
        return _itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _prepareIfNeeded()
        return _supplementaryAttributes(elementKind, indexPath.section)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        _isEstimating && preferredAttributes.size != originalAttributes.size
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = _collectionView?.bounds.size else { return true }
        return _isVertical ? old.width != newBounds.width : old.height != newBounds.height
    }
}
