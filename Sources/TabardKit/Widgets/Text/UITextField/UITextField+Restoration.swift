extension UITextField {
    private static var textKey: String { "UITextFieldText" }

    /// What the user writes, beyond UIKit; nothing of what is secret.
    func _encodeText(with coder: NSCoder) {
        guard !isSecureTextEntry else { return }
        coder.encode(text ?? "", forKey: Self.textKey)
    }

    func _decodeText(with coder: NSCoder) {
        guard !isSecureTextEntry, let saved = coder.decodeObject(forKey: Self.textKey) as? String else {
            return
        }
        if saved != text { text = saved }
    }
}
