/// Tells where the elements of a collection stand. Use `UICollectionViewFlowLayout`, or a subclass of your own.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, _SelectorAnswering {
    weak var _collectionView: UICollectionView?
    var _isPrepared = false
    var _decorationClasses: [String: AnyClass] = [:]

    /// Makes a layout.
    public override init() { super.init() }

    /// Makes a layout from an interface document.
    public required init?(coder: NSCoder) { super.init() }

    /// The collection that uses the layout.
    open var collectionView: UICollectionView? { _collectionView }

    /// Called before the layout is asked, after it was invalidated. Call `super`.
    open func prepare() {}

    /// The size of all content.
    open var collectionViewContentSize: CGSize { .zero }

    /// The elements of which something lies in a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item stands.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view stands.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a view stands that shows no data.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Says which class to make decoration views of a kind of; nil takes that back.
    ///
    /// The class must be `UICollectionReusableView` or a subclass of it, and have the initializer `init(frame:)`.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        _decorationClasses[elementKind] = viewClass
    }

    /// Whether the size that a view itself wants makes another layout; false by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Whether everything is to be computed anew when the collection scrolls or changes size; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Has everything computed anew before the next frame. Call `super`.
    open func invalidateLayout() {
        _isPrepared = false
        _collectionView?.setNeedsLayout()
    }

    func _prepareIfNeeded() {
        guard !_isPrepared else { return }
        _isPrepared = true
        prepare()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UICollectionViewLayout.self) }
}
