import UIKit

/// The app's tabs, some of which are in a group.
@MainActor
enum CatalogueTabs {
    private struct Follower {
        weak var page: (any TabsFollower)?
    }

    private static var followers: [Follower] = []

    /// Lets a page hear, as long as it is there, that the user has arranged the tabs.
    static func follow(_ page: any TabsFollower) {
        followers.removeAll { $0.page == nil }
        followers.append(Follower(page: page))
    }

    /// Tells all that follow.
    static func tellOfChange() {
        for follower in followers { follower.page?.tabsDidChange() }
    }

    static func all() -> [UITab] {
        let welcome = root("Welcome", "house", id: "welcome") { WelcomeController() }
        welcome.preferredPlacement = .fixed
        let settings = root("Tabs", "gearshape", id: "tabs") { TabSettingsController() }
        settings.preferredPlacement = .movable
        let optional = [
            root("Stack", "square.stack", id: "stack") { StackController(depth: 1) },
            root("Cities", "list.bullet", id: "cities") { CitiesController() },
            root("Form", "slider.horizontal.3", id: "form") { FormController() },
        ]
        for tab in optional { tab.allowsHiding = true }
        return [
            welcome, optional[0], optional[1], design(), optional[2], settings,
            root("Order", "list.number", id: "saved") { OrderController() },
        ]
    }

    /// A group, whose navigation controller shows a list of its tabs and the one that is selected.
    private static func design() -> UITabGroup {
        let group = UITabGroup(
            title: "Design",
            image: UIImage(systemName: "paintbrush"),
            identifier: "design",
            children: [
                tab("Gallery", "photo", id: "gallery") { GalleryController() },
                tab("Colors", "paintpalette", id: "colors") { ColorsController() },
                tab("Type", "textformat", id: "type") { TypeController() },
                tab("Symbols", "star", id: "symbols") { SymbolsController() },
            ]
        ) { tab in
            let list = GroupController(tab)
            list.restorationIdentifier = tab.identifier
            return list
        }
        group.selectedImage = UIImage(systemName: "paintbrush.fill")
        group.allowsReordering = true
        group.isSidebarDestination = true
        for tab in group.children { tab.allowsHiding = true }
        let navigation = UINavigationController()
        navigation.restorationIdentifier = group.identifier
        group.managingNavigationController = navigation
        return group
    }

    /// A tab with a stack of its own.
    private static func root(
        _ title: String,
        _ symbol: String,
        id: String,
        content: @escaping () -> UIViewController
    ) -> UITab {
        tab(title, symbol, id: id) {
            let root = content()
            root.title = title
            root.restorationIdentifier = id
            return UINavigationController(rootViewController: root)
        }
    }

    private static func tab(
        _ title: String,
        _ symbol: String,
        id: String,
        content: @escaping () -> UIViewController
    ) -> UITab {
        let tab = UITab(title: title, image: UIImage(systemName: symbol), identifier: id) { tab in
            let controller = content()
            controller.title = tab.title
            controller.restorationIdentifier = tab.identifier
            return controller
        }
        tab.selectedImage = UIImage(systemName: symbol + ".fill")
        return tab
    }
}
