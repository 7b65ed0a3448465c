extension KnownKeys {
    static let textFields = KnownKeys(
        of: UITextField.self,
        [
            "text": .optional(\.text),
            "textColor": .optional(\.textColor),
            "font": .optional(\.font),
            "placeholder": .optional(\.placeholder),
            "placeholderLabel": .readOnly(\._placeholderKeys),
            "_placeholderLabel": .readOnly(\._placeholderKeys),
            "secureTextEntry": .property(\.isSecureTextEntry),
            "enabled": .property(\.isEnabled),
            "isEnabled": .property(\.isEnabled),
        ]
    )
}
