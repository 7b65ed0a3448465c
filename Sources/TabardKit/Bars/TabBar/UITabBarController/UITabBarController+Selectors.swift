extension _SelectorEntry<UITabBarController> {
    static var answered: [Self] {
        [
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("tabBar", { $0.tabBar }, { $0._replaceTabBar(with: $1) }),
            .property("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 }),
            .property(
                "customizableViewControllers",
                { $0.customizableViewControllers },
                { $0.customizableViewControllers = $1 }
            ),
            .property("selectedIndex", { $0.selectedIndex }, { $0.selectedIndex = $1 }),
            .property(
                "selectedViewController",
                { $0.selectedViewController },
                { $0.selectedViewController = $1 }
            ),
            .property("moreNavigationController", { $0.moreNavigationController }),
        ]
    }
}
