extension KnownKeys {
    static let imageViews = KnownKeys(
        of: UIImageView.self,
        [
            "image": .optional(\.image),
            "highlightedImage": .optional(\.highlightedImage),
            "highlighted": .property(\.isHighlighted),
        ]
    )
}
