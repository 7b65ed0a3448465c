internal import GtkInterop

/// Links, written with an attribute or found in the text, that the user follows while the text can't be edited.
extension UITextView {
    private var _followsLinks: Bool { isSelectable && !isEditable }

    /// What is found in the text as it is.
    var _detectedLinks: [DetectedLink] {
        guard _followsLinks, !dataDetectorTypes.isEmpty else { return [] }
        if let found = _foundLinks { return found }
        let found = DetectedLink.all(in: _currentText, dataDetectorTypes)
        _foundLinks = found
        return found
    }

    func _followLinks(in text: TextArea) {
        text.onClick(
            { [weak self] scalar in
                guard let self, let item = self._link(at: scalar) else { return }
                self._follow(item)
            },
            hasLink: { [weak self] in self?._link(at: $0) != nil }
        )
    }

    /// The link at a place that is counted in Unicode scalars.
    private func _link(at scalar: Int) -> UITextItem? {
        guard _followsLinks, _attributed != nil || !_detectedLinks.isEmpty else { return nil }
        return _textItem(at: UTF16Places.units(before: scalar, in: _currentText))
    }

    /// The link at a place that is counted in UTF-16 units.
    func _textItem(at place: Int) -> UITextItem? {
        if let attributed = _attributed, place < attributed.length {
            var range = NSRange()
            let whole = NSRange(location: 0, length: attributed.length)
            let value = attributed.attribute(.link, at: place, longestEffectiveRange: &range, in: whole)
            if let url = Self._url(ofLink: value) { return UITextItem(.link(url), range) }
        }
        let links = _detectedLinks
        var (low, high) = (0, links.count)
        while low < high {
            let middle = (low + high) / 2
            if links[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
        }
        guard low < links.count, links[low].range.contains(place) else { return nil }
        return UITextItem(.link(links[low].url), links[low].range)
    }

    private static func _url(ofLink value: Any?) -> URL? {
        value as? URL ?? (value as? String).flatMap(URL.init(string:))
    }

    /// All links that can be followed, in the text's order: those that are written, and those found beside them.
    var _links: [DetectedLink] {
        guard _followsLinks else { return [] }
        var links: [DetectedLink] = []
        if let attributed = _attributed {
            let whole = NSRange(location: 0, length: attributed.length)
            attributed.enumerateAttribute(.link, in: whole) { value, range, _ in
                if let url = Self._url(ofLink: value) { links.append(DetectedLink(range: range, url: url)) }
            }
        }
        let found = _detectedLinks.filter { link in
            [link.range.location, link.range.upperBound - 1].allSatisfy { _isWritten(linkAt: $0) == false }
        }
        guard !found.isEmpty else { return links }
        return (links + found).sorted { $0.range.location < $1.range.location }
    }

    private func _isWritten(linkAt place: Int) -> Bool {
        guard let attributed = _attributed, place < attributed.length else { return false }
        return Self._url(ofLink: attributed.attribute(.link, at: place, effectiveRange: nil)) != nil
    }

    /// Gives the keyboard and screen readers the links that there are now.
    func _linksChanged() {
        guard _textArea != nil else { return }
        let links = _links
        guard !links.isEmpty || _linkStops != nil else { return }
        let stops = _linkStops ?? TextLinkStops(of: self)
        _linkStops = stops
        stops.show(links)
    }

    /// Asks the delegate, in the older way and the newer one, and does what it says.
    func _follow(_ item: UITextItem) {
        guard case .link(let url) = item.content else { return }
        let usual = UIAction { _ in ActionDelivery.application?._open(url) }
        guard let delegate else { return usual.performWithSender(self, target: nil) }
        guard
            delegate.textView(
                self,
                shouldInteractWith: url,
                in: item.range,
                interaction: .invokeDefaultAction
            ), let action = delegate.textView(self, primaryActionFor: item, defaultAction: usual)
        else { return }
        action.performWithSender(self, target: nil)
    }
}
