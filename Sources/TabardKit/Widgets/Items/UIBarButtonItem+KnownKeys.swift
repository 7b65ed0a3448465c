extension KnownKeys {
    static let barButtonItems = KnownKeys(
        of: UIBarButtonItem.self,
        [
            "customView": .optional(\.customView),
            "tintColor": .optional(\.tintColor),
            "width": .property(\.width),
            "view": .readOnly(\._shownView),
        ]
    )
}
