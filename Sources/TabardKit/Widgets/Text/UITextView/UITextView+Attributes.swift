internal import GtkInterop

extension UITextView {
    var _currentAttributedText: NSAttributedString {
        if let attributed = _attributed { return attributed }
        return NSAttributedString(string: _currentText, attributes: _usualAttributes)
    }

    /// What text looks like that has no attributes of its own.
    var _usualAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label]
    }

    func _setAttributedText(_ text: NSAttributedString) {
        // A copy, since whoever holds a mutable one may change it.
        _attributed = NSAttributedString(attributedString: text)
        _typing = nil
        _replaceText(text.string)
    }

    /// What the user writes next looks like.
    var _currentTypingAttributes: [NSAttributedString.Key: Any] {
        if let typing = _typing { return typing }
        guard let attributed = _attributed, attributed.length > 0 else { return _usualAttributes }
        let place = min(max(0, selectedRange.location - 1), attributed.length - 1)
        return attributed.attributes(at: place, effectiveRange: nil)
    }

    /// Keeps the attributes of what the user left as it was.
    func _attributesFollowText() {
        guard _attributed != nil || _typing != nil else { return }
        let old = _attributed ?? NSAttributedString(string: _lastPlainText, attributes: _usualAttributes)
        _attributed = EditedAttributes.text(old, becoming: _currentText, written: _typing)
        _typing = nil
        _runsChanged()
    }

    /// Gives GTK the attributes of parts of the text.
    func _runsChanged() {
        _textArea?.setRuns(_runs)
        _linksChanged()
    }

    /// The parts of the text that have attributes of their own, or are links that were found.
    var _runs: [TextRun] {
        let links = _detectedLinks
        guard _attributed != nil || !links.isEmpty else { return [] }
        let attributed = _attributed ?? NSAttributedString(string: _currentText)
        guard attributed.length > 0 else { return [] }
        let reader = AttributeReader(
            traits: traitCollection,
            font: (font ?? .systemFont(ofSize: 12)).fontDescription,
            linkAttributes: linkTextAttributes
        )
        var runs: [TextRun] = []
        // Places are counted on from run to run, so that long texts take no longer than they must.
        var scalars = ScalarCounter(of: attributed.string)
        var next = 0
        func add(_ values: [NSAttributedString.Key: Any], from start: Int, to end: Int, _ link: URL?) {
            guard start < end else { return }
            var run = TextRun(range: scalars.scalar(at: start)..<scalars.scalar(at: end))
            var values = values
            if let link, values[.link] == nil { values[.link] = link }
            run.look = reader.look(of: values)
            if let style = values[.paragraphStyle] as? NSParagraphStyle {
                run.paragraph = reader.look(of: style)
            }
            runs.append(run)
        }
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
            values,
            range,
            _ in
            var place = range.location
            let end = range.location + range.length
            while next < links.count, links[next].range.location < end {
                let link = links[next]
                add(values, from: place, to: max(place, link.range.location), nil)
                let last = min(end, link.range.upperBound)
                add(values, from: max(place, link.range.location), to: last, link.url)
                place = max(place, last)
                if link.range.upperBound > end { break }
                next += 1
            }
            add(values, from: place, to: end, nil)
        }
        return runs
    }
}
