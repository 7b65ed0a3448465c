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

    static let navigationControllers = KnownKeys(
        of: UINavigationController.self,
        [
            "navigationBar": KnownKey(
                get: { $0.navigationBar },
                set: { controller, value in
                    guard let bar = value as? UINavigationBar else { return false }
                    controller._replaceBar(with: bar)
                    return true
                }
            ),
            "viewControllers": .property(\.viewControllers),
            "navigationBarHidden": .property(\.isNavigationBarHidden),
            "toolbarHidden": .property(\.isToolbarHidden),
            "toolbar": .readOnly(\.toolbar),
            "topViewController": .readOnly(\.topViewController),
            "visibleViewController": .readOnly(\.visibleViewController),
        ]
    )

    static let alertControllers = KnownKeys(
        of: UIAlertController.self,
        [
            "message": .optional(\.message),
            "attributedTitle": .optional(\._attributedTitle),
            "attributedMessage": .optional(\._attributedMessage),
        ]
    )

    static let controllers = KnownKeys(
        of: UIViewController.self,
        [
            "view": .optional(\.view),
            "title": .optional(\.title),
            "tabBarItem": .optional(\.tabBarItem),
            "navigationItem": .readOnly(\.navigationItem),
            "toolbarItems": .optional(\.toolbarItems),
            "editing": .property(\.isEditing),
            "isEditing": .property(\.isEditing),
            "restorationIdentifier": .optional(\.restorationIdentifier),
            "hidesBottomBarWhenPushed": .property(\.hidesBottomBarWhenPushed),
            "modalInPresentation": .property(\.isModalInPresentation),
            "preferredContentSize": .property(\.preferredContentSize),
            "parentViewController": .readOnly(\.parent),
            "childViewControllers": .readOnly(\.children),
            "tabBarController": .readOnly(\.tabBarController),
            "navigationController": .readOnly(\.navigationController),
            "presentedViewController": .readOnly(\.presentedViewController),
            "presentingViewController": .readOnly(\.presentingViewController),
        ]
    )
}
