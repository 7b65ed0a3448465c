internal import GtkInterop

/// Places in the text, for `UITextInput`.
extension UITextField {
    var _selectedUnits: NSRange {
        get {
            guard let entry = _entry else {
                return _restoredSelection ?? NSRange(location: _text.utf16.count, length: 0)
            }
            return UTF16Places.units(of: entry.selection, in: _text)
        }
        set { _entry?.selection = UTF16Places.scalars(of: newValue, in: _text) }
    }

    func _replace(_ range: UITextRange, _ text: String) {
        guard let units = range as? TextUnits else { return }
        let old = _text
        let scalars = UTF16Places.scalars(of: units.range, in: old)
        if let entry = _entry {
            entry.replace(scalars, with: text)
            _text = entry.text
        } else {
            var all = String.UnicodeScalarView(old.unicodeScalars)
            let start = all.index(all.startIndex, offsetBy: scalars.lowerBound)
            all.replaceSubrange(start..<all.index(start, offsetBy: scalars.count), with: text.unicodeScalars)
            _text = String(all)
        }
        _attributesFollowText(old)
        _sidesChanged()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// From where reading begins to a place in the text, before the field scrolled.
    private func _distance(to place: Int) -> CGFloat {
        let all = Array(_text.utf16)
        let prefix = String(decoding: all.prefix(max(0, place)), as: UTF16.self)
        return prefix.size(withAttributes: [.font: font ?? .systemFont(ofSize: 17)]).width
    }

    private var _textStart: CGFloat {
        let area = textRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        let rest = max(0, area.width - _distance(to: _text.utf16.count))
        switch textAlignment {
        case .center: return area.minX + rest / 2
        case .right: return area.minX + rest
        case .left: return area.minX
        case .natural, .justified: return _readsFromTheRight ? area.minX + rest : area.minX
        }
    }

    private var _readsFromTheRight: Bool {
        _entry?.readsFromTheRight ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func _caretRect(_ position: UITextPosition) -> CGRect {
        guard let unit = position as? TextUnit else { return .zero }
        let height = CGFloat(_entry?.lineHeight ?? 0)
        let distance = _distance(to: unit.place)
        return CGRect(
            x: _textStart + (_readsFromTheRight ? _distance(to: _text.utf16.count) - distance : distance),
            y: ((bounds.height - height) / 2).rounded(),
            width: 2,
            height: height
        )
    }

    func _closestPosition(_ point: CGPoint) -> UITextPosition? {
        guard point.x.isFinite else { return nil }
        let fromLeft = point.x - _textStart
        let wanted = _readsFromTheRight ? _distance(to: _text.utf16.count) - fromLeft : fromLeft
        // Beside whole characters, which may be of several units.
        var places = [0]
        for character in _text { places.append((places.last ?? 0) + character.utf16.count) }
        var (low, high) = (0, places.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if _distance(to: places[middle]) < wanted { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return TextUnit(0) }
        let (before, after) = (places[low - 1], places[low])
        return TextUnit(wanted - _distance(to: before) < _distance(to: after) - wanted ? before : after)
    }
}
