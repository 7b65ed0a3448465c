internal import GtkInterop
import Synchronization

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
        Self.images.withLock { images in
            if let known = images[self] { return known }
            let new = UIImage(drawing).withRenderingMode(.alwaysTemplate)
            images[self] = new
            return new
        }
    }

    /// Those that were asked for.
    private static let images = Mutex<[SystemImage: UIImage]>([:])
}
