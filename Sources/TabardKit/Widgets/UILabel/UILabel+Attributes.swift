internal import GtkInterop

/// The text with its attributes.
extension UILabel {
    var _currentAttributedText: NSAttributedString? {
        if let attributed = _attributed { return attributed }
        guard let text else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return NSAttributedString(
            string: text,
            attributes: [
                .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
                .paragraphStyle: style,
            ]
        )
    }

    func _setAttributedText(_ attributed: NSAttributedString?) {
        guard let attributed else {
            text = nil
            return
        }
        // A copy, since whoever holds a mutable one may change it.
        _attributed = NSAttributedString(attributedString: attributed)
        _readsAttributes = true
        defer { _readsAttributes = false }
        if attributed.length > 0 {
            let first = attributed.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { self.font = font }
            if let color = first[.foregroundColor] as? UIColor { textColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle {
                textAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
            }
        }
        text = attributed.string
    }

    /// Gives the whole text an attribute that the app set for the label.
    func _applyToAll(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let attributed = _attributed, !_readsAttributes else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let range = NSRange(location: 0, length: changed.length)
        if let value {
            changed.addAttribute(key, value: value, range: range)
        } else {
            changed.removeAttribute(key, range: range)
        }
        _attributed = changed
        _layoutChanged()
    }

    /// Changes all paragraphs' styles as the app changed the label.
    func _applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed = _attributed, !_readsAttributes else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let range = NSRange(location: 0, length: changed.length)
        attributed.enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        _attributed = changed
    }

    func _followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        if _attributed != nil { return _followTextSizeInAttributes() }
        guard let followed = font?.followedSize?.font(for: traitCollection), followed != font else { return }
        font = followed
    }

    private func _followTextSizeInAttributes() {
        guard let attributed = _attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let range = NSRange(location: 0, length: changed.length)
        var isChanged = false
        attributed.enumerateAttribute(.font, in: range) { value, range, _ in
            guard let font = value as? UIFont, let followed = font.followedSize?.font(for: traitCollection),
                followed != font
            else { return }
            isChanged = true
            changed.addAttribute(.font, value: followed, range: range)
        }
        if isChanged { _setAttributedText(changed) }
    }
}
