extension UITextView {
    private static var textKey: String { "UITextViewText" }
    private static var locationKey: String { "UITextViewSelectedLocation" }
    private static var lengthKey: String { "UITextViewSelectedLength" }

    /// What the user writes is kept too, beyond UIKit; nothing of what is secret.
    func _encodeText(with coder: NSCoder) {
        guard !isSecureTextEntry else { return }
        if isEditable { coder.encode(text, forKey: Self.textKey) }
        coder.encode(selectedRange.location, forKey: Self.locationKey)
        coder.encode(selectedRange.length, forKey: Self.lengthKey)
    }

    func _decodeText(with coder: NSCoder) {
        guard !isSecureTextEntry else { return }
        if isEditable, let saved = coder.decodeObject(forKey: Self.textKey) as? String, saved != text {
            text = saved
        }
        guard coder.containsValue(forKey: Self.locationKey) else { return }
        let count = text.utf16.count
        let location = min(max(0, coder.decodeInteger(forKey: Self.locationKey)), count)
        let length = min(max(0, coder.decodeInteger(forKey: Self.lengthKey)), count - location)
        selectedRange = NSRange(location: location, length: length)
    }
}
