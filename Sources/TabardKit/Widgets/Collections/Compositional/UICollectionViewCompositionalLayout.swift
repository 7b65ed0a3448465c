internal import GtkInterop

/// Makes the section at a place, for what it stands in; nil is a programming error.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that is put together of items in groups in sections, each of which can look different.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1))
/// )
/// let row = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
///     subitems: [item]
/// )
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
/// ```
///
/// The sections are asked for when the collection gets another size, other traits or other sections. Items whose sizes are
/// all given cost nothing until they come into sight, however many there are.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    enum Source {
        case section(NSCollectionLayoutSection)
        case provider(UICollectionViewCompositionalLayoutSectionProvider)
        /// All sections are lists that are alike.
        case list(UICollectionLayoutListConfiguration)
    }

    let _source: Source
    var _configuration: UICollectionViewCompositionalLayoutConfiguration
    var _composed = CompositionalContent()
    /// What the whole layout was made of, if it is a list.
    var _listConfiguration: UICollectionLayoutListConfiguration?

    init(source: Source, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        _source = source
        _configuration = configuration._copy()
        super.init()
    }

    /// Makes nothing, as interface documents hold no sections to compose.
    public required init?(coder: NSCoder) { nil }

    /// Makes a layout, all sections of which are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout, all sections of which are alike.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(source: .section(section), configuration: configuration)
    }

    /// Makes a layout that asks for its sections.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
    }

    /// Makes a layout that asks for its sections.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(source: .provider(sectionProvider), configuration: configuration)
    }

    /// What holds for all sections; a copy, so that a change shows when it is set.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { _configuration._copy() }
        set {
            _configuration = newValue._copy()
            invalidateLayout()
        }
    }

    open override func prepare() {
        super.prepare()
        _prepareSections()
    }

    open override var collectionViewContentSize: CGSize {
        _prepareIfNeeded()
        return _composed.contentSize
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
        return _supplementaryAttributes(elementKind, indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _prepareIfNeeded()
        return _decorationAttributes(elementKind, indexPath)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        preferredAttributes.size != originalAttributes.size
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionViewCompositionalLayout.self, super._selectors)
    }
}
