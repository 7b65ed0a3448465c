extension KnownKeys {
    static let tabBarItems = KnownKeys(
        of: UITabBarItem.self,
        [
            "selectedImage": .optional(\.selectedImage),
            "badgeValue": .optional(\.badgeValue),
            "badgeColor": .optional(\.badgeColor),
            "titlePositionAdjustment": .property(\.titlePositionAdjustment),
            "view": .readOnly(\._shownView),
        ]
    )

    static let barButtonItems = KnownKeys(
        of: UIBarButtonItem.self,
        [
            "customView": .optional(\.customView),
            "tintColor": .optional(\.tintColor),
            "width": .property(\.width),
            "view": .readOnly(\._shownView),
        ]
    )

    static let barItems = KnownKeys(
        of: UIBarItem.self,
        [
            "title": .optional(\.title),
            "image": .optional(\.image),
            "landscapeImagePhone": .optional(\.landscapeImagePhone),
            "imageInsets": .property(\.imageInsets),
            "tag": .property(\.tag),
            "enabled": .property(\.isEnabled),
            "isEnabled": .property(\.isEnabled),
            "accessibilityLabel": .optional(\.accessibilityLabel),
            "accessibilityIdentifier": .optional(\.accessibilityIdentifier),
        ]
    )

    static let navigationItems = KnownKeys(
        of: UINavigationItem.self,
        [
            "title": .optional(\.title),
            "prompt": .optional(\.prompt),
            "titleView": .optional(\.titleView),
            "leftBarButtonItem": .optional(\.leftBarButtonItem),
            "rightBarButtonItem": .optional(\.rightBarButtonItem),
            "leftBarButtonItems": .optional(\.leftBarButtonItems),
            "rightBarButtonItems": .optional(\.rightBarButtonItems),
            "hidesBackButton": .property(\.hidesBackButton),
        ]
    )

    static let alertActions = KnownKeys(
        of: UIAlertAction.self,
        [
            "title": .readOnly(\.title),
            "enabled": .property(\.isEnabled),
            "isEnabled": .property(\.isEnabled),
            "titleTextColor": .optional(\._titleTextColor),
            "_titleTextColor": .optional(\._titleTextColor),
        ]
    )
}
