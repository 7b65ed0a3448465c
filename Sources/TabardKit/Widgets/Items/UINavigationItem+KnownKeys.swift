extension KnownKeys {
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
}
