extension KnownKeys {
    static let textViews = KnownKeys(
        of: UITextView.self,
        [
            "text": .optional(\.text),
            "attributedText": .optional(\.attributedText),
            "textColor": .optional(\.textColor),
            "font": .optional(\.font),
        ]
    )
}
