extension KnownKeys {
    static let alertControllers = KnownKeys(
        of: UIAlertController.self,
        [
            "message": .optional(\.message),
            "attributedTitle": .optional(\._attributedTitle),
            "attributedMessage": .optional(\._attributedMessage),
        ]
    )
}
