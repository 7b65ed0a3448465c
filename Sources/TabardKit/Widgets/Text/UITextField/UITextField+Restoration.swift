extension UITextField {
    private static var textKey: String { "UITextFieldText" }
    private static var selectionKey: String { "UITextField" }

    /// What the user writes is kept too, beyond UIKit; nothing of what is secret.
    func _encodeText(with coder: NSCoder) {
        guard !isSecureTextEntry else { return }
        coder.encode(text ?? "", forKey: Self.textKey)
        RestoredSelection.encode(_selectedUnits, with: coder, Self.selectionKey)
    }

    func _decodeText(with coder: NSCoder) {
        guard !isSecureTextEntry, let saved = coder.decodeObject(forKey: Self.textKey) as? String else {
            return
        }
        if saved != text { text = saved }
        guard let range = RestoredSelection.decode(in: saved, with: coder, Self.selectionKey),
            range != _selectedUnits
        else { return }
        if _entry == nil { _restoredSelection = range } else { _selectedUnits = range }
    }
}
