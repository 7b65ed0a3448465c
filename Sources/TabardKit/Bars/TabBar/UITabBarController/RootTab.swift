/// One of a tab bar controller's tabs: one of its `viewControllers`, or a root tab of its `tabs`.
@MainActor
enum RootTab: Hashable {
    case controller(UIViewController)
    case tab(UITab)

    /// The controller whose view fills the screen while the tab is selected; that of a tab is made when it is first asked for
    /// (T3).
    var controller: UIViewController {
        switch self {
        case .controller(let controller): controller
        case .tab(let tab): tab._rootController
        }
    }

    /// The controller, if there is one already.
    var existingController: UIViewController? {
        switch self {
        case .controller(let controller): controller
        case .tab(let tab): tab._existingRootController
        }
    }

    nonisolated static func == (tab: RootTab, other: RootTab) -> Bool { tab.object === other.object }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }

    private nonisolated var object: AnyObject {
        switch self {
        case .controller(let controller): controller
        case .tab(let tab): tab
        }
    }

    /// The tab as a value; nil for one of `viewControllers`.
    var tab: UITab? {
        if case .tab(let tab) = self { tab } else { nil }
    }

    /// What stands for the tab on the bar.
    var item: UITabBarItem {
        switch self {
        case .controller(let controller): controller.tabBarItem
        case .tab(let tab): tab._item
        }
    }

    /// The item, if there is one already.
    var existingItem: UITabBarItem? {
        switch self {
        case .controller(let controller): controller._existingTabBarItem
        case .tab(let tab): tab._existingItem
        }
    }
}
