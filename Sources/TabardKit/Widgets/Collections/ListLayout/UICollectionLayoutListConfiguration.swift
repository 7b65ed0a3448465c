/// A list as a layout of a collection: its appearance, its headers and what its items can be swiped for.
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: list)
/// ```
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// What a list looks like.
    public enum Appearance: Int, Sendable {
        /// From edge to edge, with headers that stay in sight.
        case plain = 0
        /// In groups from edge to edge.
        case grouped = 1
        /// In groups with round corners.
        case insetGrouped = 2
        /// As a sidebar.
        case sidebar = 3
        /// As a sidebar, without its background.
        case sidebarPlain = 4
    }

    /// What stands above the items of a section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The first item of the section.
        case firstItemInSection = 2
    }

    /// What stands below the items of a section.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Says what an item can be swiped for; nil if for nothing.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// Says which lines an item has: receives those that the section has.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Makes a list of an appearance, without headers and footers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    /// What the list looks like.
    public let appearance: Appearance

    /// Whether there are lines between the items; true but for sidebars by default.
    public var showsSeparators: Bool

    /// The lines of all items.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Says which lines an item has; nil, that is those of `separatorConfiguration`, by default.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The colour behind the list; nil, that is the appearance's, by default.
    public var backgroundColor: UIColor?

    /// What items can be swiped for at the edge where reading begins; nil by default.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What items can be swiped for at the edge where reading ends; nil by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What stands above the items of a section; `none` by default.
    public var headerMode: HeaderMode = .none

    /// The space above each header, in points; nil, that is the appearance's, by default.
    public var headerTopPadding: CGFloat?

    /// What stands below the items of a section; `none` by default.
    public var footerMode: FooterMode = .none
}
