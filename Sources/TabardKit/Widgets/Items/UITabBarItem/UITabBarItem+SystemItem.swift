extension UITabBarItem {
    /// The items that look and are called the same in every app (B3).
    public enum SystemItem: Int, CaseIterable, Sendable {
        /// “More”, for the tabs that do not fit.
        case more = 0
        /// “Favorites”, for what the user likes best.
        case favorites = 1
        /// “Featured”, for what the app recommends.
        case featured = 2
        /// “Top Rated”, for what users judge best.
        case topRated = 3
        /// “Recents”, for what the user had last.
        case recents = 4
        /// “Contacts”, for people.
        case contacts = 5
        /// “History”, for what the user did.
        case history = 6
        /// “Bookmarks”, for what the user marked.
        case bookmarks = 7
        /// “Search”, for finding.
        case search = 8
        /// “Downloads”, for what was fetched.
        case downloads = 9
        /// “Most Recent”, for what came last.
        case mostRecent = 10
        /// “Most Viewed”, for what most users look at.
        case mostViewed = 11
    }
}

@MainActor
extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: Word.more.text
        case .favorites: Word.favorites.text
        case .featured: Word.featured.text
        case .topRated: Word.topRated.text
        case .recents: Word.recents.text
        case .contacts: Word.contacts.text
        case .history: Word.history.text
        case .bookmarks: Word.bookmarks.text
        case .search: Word.search.text
        case .downloads: Word.downloads.text
        case .mostRecent: Word.mostRecent.text
        case .mostViewed: Word.mostViewed.text
        }
    }

    var image: UIImage {
        let name: SystemImage =
            switch self {
            case .more: .more
            case .favorites: .favorites
            case .featured: .featured
            case .topRated: .topRated
            case .recents: .recents
            case .contacts: .contacts
            case .history: .history
            case .bookmarks: .bookmarks
            case .search: .search
            case .downloads: .downloads
            case .mostRecent: .mostRecent
            case .mostViewed: .mostViewed
            }
        return name.image
    }

    var selectedImage: UIImage {
        switch self {
        case .favorites: SystemImage.favoritesSelected.image
        case .featured: SystemImage.featuredSelected.image
        case .topRated: SystemImage.topRatedSelected.image
        case .recents: SystemImage.recentsSelected.image
        case .contacts: SystemImage.contactsSelected.image
        case .bookmarks: SystemImage.bookmarksSelected.image
        case .downloads: SystemImage.downloadsSelected.image
        case .mostRecent: SystemImage.mostRecentSelected.image
        case .more, .history, .search, .mostViewed: image
        }
    }
}
