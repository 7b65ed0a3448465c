internal import GtkInterop

/// Places in the text, for `UITextInput`.
extension UITextView {
    func _replace(_ range: UITextRange, _ text: String) {
        guard let units = range as? TextUnits else { return }
        let scalars = UTF16Places.scalars(of: units.range, in: _currentText)
        _foundLinks = nil
        guard let area = _textArea else {
            var all = String.UnicodeScalarView(_currentText.unicodeScalars)
            let start = all.index(all.startIndex, offsetBy: scalars.lowerBound)
            let end = all.index(start, offsetBy: scalars.count)
            all.replaceSubrange(start..<end, with: text.unicodeScalars)
            _knownText = String(all)
            let place = scalars.lowerBound + text.unicodeScalars.count
            _earlySelection = place..<place
            return _attributesFollowText()
        }
        area.replace(scalars, with: text)
        _knownText = nil
        _attributesFollowText()
        _sizesChanged()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// The line with the caret, or the end of what is selected.
    func _showPlaceOfWriting() -> CGRect {
        if isScrollEnabled { _showRange(selectedRange) }
        guard let end = selectedTextRange?.end else { return bounds }
        let caret = _caretRect(end)
        return CGRect(x: bounds.minX, y: caret.minY, width: bounds.width, height: caret.height)
    }

    func _caretRect(_ position: UITextPosition) -> CGRect {
        guard let unit = position as? TextUnit, let area = _textArea else { return .zero }
        layoutIfNeeded()
        let scalar = UTF16Places.scalars(before: unit.place, in: _currentText, roundsUp: false)
        let place = area.rectangle(ofCharacterAt: scalar)
        let corner = _textCorner
        return CGRect(
            x: CGFloat(place.x) + corner.x,
            y: CGFloat(place.y) + corner.y,
            width: 2,
            height: CGFloat(place.height)
        )
    }

    func _closestPosition(_ point: CGPoint) -> UITextPosition? {
        guard let area = _textArea, point.x.isFinite, point.y.isFinite else { return nil }
        layoutIfNeeded()
        let corner = _textCorner
        let limit: CGFloat = 1_000_000
        let scalar = area.character(
            atX: Double(min(max(point.x - corner.x, 0), limit)),
            y: Double(min(max(point.y - corner.y, 0), limit))
        )
        return TextUnit(UTF16Places.units(before: scalar, in: _currentText))
    }
}
