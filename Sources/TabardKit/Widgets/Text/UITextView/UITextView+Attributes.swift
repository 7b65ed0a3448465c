internal import GtkInterop

extension UITextView {
    var _currentAttributedText: NSAttributedString {
        if let attributed = _attributed { return attributed }
        var attributes: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 12)]
        attributes[.foregroundColor] = textColor ?? .label
        return NSAttributedString(string: _currentText, attributes: attributes)
    }

    func _setAttributedText(_ text: NSAttributedString) {
        // A copy, since whoever holds a mutable one may change it.
        _attributed = NSAttributedString(attributedString: text)
        _replaceText(text.string)
    }

    /// Gives GTK the attributes of parts of the text.
    func _runsChanged() { _textArea?.setRuns(_runs) }

    /// The parts of the text that have attributes of their own.
    var _runs: [TextRun] {
        guard let attributed = _attributed, attributed.length > 0 else { return [] }
        let traits = traitCollection
        var runs: [TextRun] = []
        // Places are counted on from run to run, so that long texts take no longer than they must.
        var scalar = 0
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
            values,
            range,
            _ in
            let length = attributed.attributedSubstring(from: range).string.unicodeScalars.count
            defer { scalar += length }
            var run = TextRun(range: scalar..<scalar + length)
            run.font = (values[.font] as? UIFont)?.fontDescription
            run.color = (values[.foregroundColor] as? UIColor)?.components(with: traits)
            run.background = (values[.backgroundColor] as? UIColor)?.components(with: traits)
            runs.append(run)
        }
        return runs
    }
}
