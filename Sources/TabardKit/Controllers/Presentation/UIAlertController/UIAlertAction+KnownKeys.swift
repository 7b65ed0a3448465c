extension KnownKeys {
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
