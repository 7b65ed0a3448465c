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
}
