extension KnownKeys {
    static let labels = KnownKeys(
        of: UILabel.self,
        [
            "text": .optional(\.text),
            "textColor": .optional(\.textColor),
            "font": .optional(\.font),
            "numberOfLines": .property(\.numberOfLines),
            "enabled": .property(\.isEnabled),
        ]
    )
}
