extension KnownKeys {
    static let views = KnownKeys(
        of: UIView.self,
        [
            "hidden": .property(\.isHidden),
            "isHidden": .property(\.isHidden),
            "alpha": .property(\.alpha),
            "backgroundColor": .optional(\.backgroundColor),
            "tintColor": .optional(\.tintColor),
            "frame": .property(\.frame),
            "bounds": .property(\.bounds),
            "center": .property(\.center),
            "transform": .property(\.transform),
            "tag": .property(\.tag),
            "clipsToBounds": .property(\.clipsToBounds),
            "userInteractionEnabled": .property(\.isUserInteractionEnabled),
            "accessibilityLabel": .optional(\.accessibilityLabel),
            "accessibilityIdentifier": .optional(\.accessibilityIdentifier),
            "layer": .readOnly(\.layer),
            "superview": .readOnly(\.superview),
            "subviews": .readOnly(\.subviews),
            "window": .readOnly(\.window),
        ]
    )
}
