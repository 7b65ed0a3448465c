extension KnownKeys {
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
}
