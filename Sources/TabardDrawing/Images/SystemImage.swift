internal import GtkInterop

/// The images that Tabard brings along: those of the system's tab bar items, and marks.
///
/// They are templates. Chevrons point as in a left-to-right language; whoever draws them mirrors
/// them in a right-to-left one.
package enum SystemImage: String, CaseIterable, Sendable {
    case more
    case favorites
    case favoritesSelected
    case featured
    case featuredSelected
    case topRated
    case topRatedSelected
    case recents
    case recentsSelected
    case contacts
    case contactsSelected
    case history
    case bookmarks
    case bookmarksSelected
    case search
    case downloads
    case downloadsSelected
    case mostRecent
    case mostRecentSelected
    case mostViewed
    /// The mark of a row that leads further.
    case chevronForward
    /// The mark of a button that leads back.
    case chevronBack
    case checkmark
    /// The mark of a button that empties a text.
    case clear

    package var image: UIImage {
        Self.images[self] ?? UIImage()
    }

    private static let images: [SystemImage: UIImage] = Dictionary(
        uniqueKeysWithValues: allCases.compactMap { name in
            UIImage(own: name.source).map { (name, $0.withRenderingMode(.alwaysTemplate)) }
        }
    )

    private var source: [UInt8] {
        switch self {
        case .more: PackageResources.more_svg
        case .favorites: PackageResources.favorites_svg
        case .favoritesSelected: PackageResources.favorites_selected_svg
        case .featured: PackageResources.featured_svg
        case .featuredSelected: PackageResources.featured_selected_svg
        case .topRated: PackageResources.top_rated_svg
        case .topRatedSelected: PackageResources.top_rated_selected_svg
        case .recents: PackageResources.recents_svg
        case .recentsSelected: PackageResources.recents_selected_svg
        case .contacts: PackageResources.contacts_svg
        case .contactsSelected: PackageResources.contacts_selected_svg
        case .history: PackageResources.history_svg
        case .bookmarks: PackageResources.bookmarks_svg
        case .bookmarksSelected: PackageResources.bookmarks_selected_svg
        case .search: PackageResources.search_svg
        case .downloads: PackageResources.downloads_svg
        case .downloadsSelected: PackageResources.downloads_selected_svg
        case .mostRecent: PackageResources.most_recent_svg
        case .mostRecentSelected: PackageResources.most_recent_selected_svg
        case .mostViewed: PackageResources.most_viewed_svg
        case .chevronForward: PackageResources.chevron_forward_svg
        case .chevronBack: PackageResources.chevron_back_svg
        case .checkmark: PackageResources.checkmark_svg
        case .clear: PackageResources.clear_svg
        }
    }
}
