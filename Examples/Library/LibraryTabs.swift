import UIKit

/// The tabs of the library.
@MainActor
enum LibraryTabs {
    static func all() -> [UITab] {
        let home = tab("Home", image: "house", identifier: "home")
        home.preferredPlacement = .fixed
        return [
            home,
            tab("New", image: "sparkles", identifier: "new"),
            tab("Radio", image: "dot.radiowaves.left.and.right", identifier: "radio"),
            library(),
            search(),
        ]
    }

    /// A group, whose navigation controller shows the group's own list and what is selected in it.
    private static func library() -> UITab {
        let albums = tab("Albums", image: "square.stack", identifier: "albums", isRoot: false)
        albums.preferredPlacement = .default
        let group = UITabGroup(
            title: "Library",
            image: UIImage(systemName: "music.note.list"),
            identifier: "library",
            children: [
                albums,
                tab("Artists", image: "music.mic", identifier: "artists", isRoot: false),
                tab("Songs", image: "music.note", identifier: "songs", isRoot: false),
            ]
        ) { tab in
            GroupController(tab)
        }
        group.allowsReordering = true
        group.isSidebarDestination = true
        for child in group.children { child.allowsHiding = true }
        group.managingNavigationController = UINavigationController()
        return group
    }

    private static func search() -> UITab {
        let tab = UISearchTab { tab in
            let content = SongsController(title: tab.title)
            content.navigationItem.searchController = UISearchController(searchResultsController: nil)
            return UINavigationController(rootViewController: content)
        }
        tab.automaticallyActivatesSearch = true
        return tab
    }

    private static func tab(
        _ title: String,
        image: String,
        identifier: String,
        isRoot: Bool = true
    ) -> UITab {
        UITab(title: title, image: UIImage(systemName: image), identifier: identifier) { tab in
            let content = SongsController(title: tab.title)
            return isRoot ? UINavigationController(rootViewController: content) : content
        }
    }
}
