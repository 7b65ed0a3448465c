extension KnownKeys {
    static let tabBarControllers = KnownKeys(
        of: UITabBarController.self,
        [
            "tabBar": KnownKey(
                get: { $0.tabBar },
                set: { controller, value in
                    guard let bar = value as? UITabBar else { return false }
                    controller._replaceTabBar(with: bar)
                    return true
                }
            ),
            "viewControllers": .optional(\.viewControllers),
            "customizableViewControllers": .optional(\.customizableViewControllers),
            "selectedIndex": .property(\.selectedIndex),
            "selectedViewController": .optional(\.selectedViewController),
            "moreNavigationController": .readOnly(\.moreNavigationController),
        ]
    )
}
