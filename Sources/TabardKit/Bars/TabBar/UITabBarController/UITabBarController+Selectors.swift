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
            .property("tabs", { $0.tabs }, { $0.tabs = $1 }),
            .property("selectedTab", { $0.selectedTab }, { $0.selectedTab = $1 }),
            .property(
                "compactTabIdentifiers",
                { $0.compactTabIdentifiers },
                { $0.compactTabIdentifiers = $1 }
            ),
            .property(
                "customizationIdentifier",
                { $0.customizationIdentifier },
                { $0.customizationIdentifier = $1 }
            ),
            .property("moreNavigationController", { $0.moreNavigationController }),
            .property("tabBarHidden", { $0.isTabBarHidden }, { $0.isTabBarHidden = $1 }),
            .property("sidebar", { $0.sidebar }),
            .property("bottomAccessory", { $0.bottomAccessory }, { $0.bottomAccessory = $1 }),
            .property("contentLayoutGuide", { $0.contentLayoutGuide }),
        ]
    }
}
