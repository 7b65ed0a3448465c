internal import GtkInterop

/// The text with its attributes.
extension UITextField {
    var _currentAttributedText: NSAttributedString? {
        _attributed ?? NSAttributedString(string: _text, attributes: defaultTextAttributes)
    }

    func _setAttributedText(_ attributed: NSAttributedString?) {
        // A copy, since whoever holds a mutable one may change it.
        _attributed = attributed.map { NSAttributedString(attributedString: $0) }
        _replaceText(attributed?.string ?? "")
    }

    func _setAttributedPlaceholder(_ attributed: NSAttributedString?) {
        _attributedPlaceholder = attributed.map { NSAttributedString(attributedString: $0) }
        _setsAttributedPlaceholder = true
        placeholder = attributed?.string
        _setsAttributedPlaceholder = false
    }

    /// Gives the whole text an attribute that the app set for the field.
    func _applyToAll(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let attributed = _attributed, let value else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        _attributed = changed
    }

    /// Keeps the attributes of what the user left as it was.
    func _attributesFollowText(_ old: String) {
        guard _attributed != nil || typingAttributes != nil else { return }
        let before = _attributed ?? NSAttributedString(string: old, attributes: defaultTextAttributes)
        _attributed = EditedAttributes.text(before, becoming: _text, written: typingAttributes)
        typingAttributes = nil
        _spansChanged()
    }

    func _spansChanged() {
        guard let entry = _entry else { return }
        if let attributed = _attributed {
            entry.spans = _spans(of: attributed)
        } else if !entry.spans.isEmpty {
            entry.spans = []
        }
    }

    func _spans(of attributed: NSAttributedString) -> [RichText.Span] {
        let font = (font ?? .systemFont(ofSize: 17)).fontDescription
        return AttributeReader(traits: traitCollection, font: font).read(attributed).spans.map { span in
            var span = span
            // GTK keeps the pictures of a line to itself.
            span.look.picture = nil
            span.look.outline = nil
            span.look.shadow = nil
            return span
        }
    }

    func _followTextSize() {
        guard adjustsFontForContentSizeCategory,
            let followed = font?.followedSize?.font(for: traitCollection), followed != font
        else { return }
        font = followed
    }
}
