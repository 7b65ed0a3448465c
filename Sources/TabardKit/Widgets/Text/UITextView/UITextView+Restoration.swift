extension UITextView {
    private static var textKey: String { "UITextViewText" }
    private static var selectionKey: String { "UITextView" }

    /// What the user writes is kept too, beyond UIKit; nothing of what is secret.
    func _encodeText(with coder: NSCoder) {
        guard !isSecureTextEntry else { return }
        if isEditable { coder.encode(text, forKey: Self.textKey) }
        RestoredSelection.encode(selectedRange, with: coder, Self.selectionKey)
    }

    func _decodeText(with coder: NSCoder) {
        guard !isSecureTextEntry else { return }
        if isEditable, let saved = coder.decodeObject(forKey: Self.textKey) as? String, saved != text {
            text = saved
        }
        if let range = RestoredSelection.decode(in: text, with: coder, Self.selectionKey) {
            selectedRange = range
        }
    }
}
