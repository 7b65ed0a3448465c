extension UICollectionViewCell {
    /// Gives the cell the texts of its content for a name: the focus comes to the cell, and not to what is in it.
    func _speakContent() {
        // The focus does not come to a footer: what is in it is found by itself.
        guard _role != .generic else { return }
        let list = _content as? UIListContentView
        list?._isSpokenByCell = true
        let texts = list == nil ? _content._labelTexts : []
        let text = list == nil ? texts.first : list?._list.text
        let detail = list == nil ? texts.dropFirst().joined(separator: ", ") : list?._list.secondaryText
        let value = detail?.isEmpty == true ? nil : detail
        for view in (self as? UICollectionViewListCell)?._accessoryViews ?? [] {
            view.takeName(text, insteadOf: _spokenText)
        }
        guard text != _spokenText || value != _spokenDetail else { return }
        _changeAccessibility {
            // An app's own name for the item stays.
            if $0.label == nil || $0.label == _spokenText { $0.label = text }
            if $0.value == nil || $0.value == _spokenDetail { $0.value = value }
        }
        (_spokenText, _spokenDetail) = (text, value)
    }
}

extension UIView {
    /// What the labels in the view say, in their order; not of those that the app leaves out.
    fileprivate var _labelTexts: [String] {
        var found: [String] = []
        var waiting = Array(_subviews.reversed())
        while let view = waiting.popLast(), found.count < 8 {
            guard !view.isHidden, !view._accessibility.isHidden,
                view._accessibility.details?.isElement != false
            else { continue }
            if let label = view as? UILabel, let text = label.text, !text.isEmpty { found.append(text) }
            waiting += view._subviews.reversed()
        }
        return found
    }
}
