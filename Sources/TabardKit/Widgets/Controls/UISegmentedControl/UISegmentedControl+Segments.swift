internal import GtkInterop

extension UISegmentedControl {
    /// One segment.
    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true

        init(title: String?) { self.title = title }

        init(image: UIImage?) { self.image = image }

        @MainActor
        init(action: UIAction) {
            self.action = action
            image = action.image
            title = image == nil ? action.title : nil
        }

        @MainActor
        init(item: Any) {
            switch item {
            case let title as String: self.init(title: title)
            case let image as UIImage: self.init(image: image)
            case let action as UIAction: self.init(action: action)
            default:
                fatalError(
                    "An item of a segmented control must be a String, a UIImage or a UIAction, but is a \(type(of: item))"
                )
            }
        }
    }

    func _segment(_ index: Int) -> Segment {
        _requireSegment(index)
        return _segments[index]
    }

    func _change(_ index: Int, _ change: (inout Segment) -> Void) {
        _requireSegment(index)
        change(&_segments[index])
        _tellElement(index)
        _tellValue()
        _contentChanged()
    }

    private func _requireSegment(_ index: Int) {
        require(
            _segments.indices.contains(index),
            "The control has \(_segments.count) segments, so there is no segment \(index)"
        )
    }

    func _insert(_ segment: Segment, at index: Int) {
        let place = min(max(0, index), _segments.count)
        _segments.insert(segment, at: place)
        if _selected >= place { _selected += 1 }
        _segmentsChanged()
    }

    func _remove(at index: Int) {
        guard !_segments.isEmpty else { return }
        let place = min(max(0, index), _segments.count - 1)
        _segments.remove(at: place)
        if _selected == place { _selected = -1 } else if _selected > place { _selected -= 1 }
        _segmentsChanged()
    }

    func _removeAll() {
        _segments = []
        _selected = -1
        _segmentsChanged()
    }

    func _select(_ index: Int, animated: Bool) {
        require(
            index == -1 || _segments.indices.contains(index),
            "selectedSegmentIndex must be from 0 to \(_segments.count - 1), or noSegment, but is \(index)"
        )
        let moves = animated && _selected >= 0 && index >= 0
        let former = _selected
        _selected = index
        _thumbPlace.move(to: CGFloat(max(0, index)), animated: moves)
        for changed in [former, index] { _tellElement(changed) }
        _tellValue()
        setNeedsDisplay()
    }

    /// The user selects a segment.
    func _userChose(_ index: Int) {
        guard _segments.indices.contains(index), _segments[index].isEnabled,
            isMomentary || index != _selected
        else { return }
        let action = _segments[index].action
        _select(index, animated: !isMomentary)
        if let action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { _select(-1, animated: false) }
    }

    func _segmentIndex(at place: CGPoint) -> Int? {
        let index = _layoutNow.frames.firstIndex { $0.minX <= place.x && place.x < $0.maxX }
        return index.flatMap { _segments[$0].isEnabled ? $0 : nil }
    }

    func _useSegmentKey(_ key: Key) -> Bool {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key {
        case .right: _move(by: isRightToLeft ? -1 : 1, from: _selected)
        case .left: _move(by: isRightToLeft ? 1 : -1, from: _selected)
        case .home: _move(by: 1, from: -1)
        case .end: _move(by: -1, from: _segments.count)
        default: return false
        }
        return true
    }

    /// Selects the next segment that can be selected; at the end it stays.
    private func _move(by step: Int, from start: Int) {
        var index = start + step
        if start < 0, step < 0 { index = _segments.count - 1 }
        while _segments.indices.contains(index) {
            if _segments[index].isEnabled {
                _userChose(index)
                return
            }
            index += step
        }
    }

    func _segmentsChanged() {
        _elementsAreOld = true
        _select(min(_selected, _segments.count - 1), animated: false)
        _contentChanged()
    }

    private func _contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// One for each segment.
    var _elements: [SegmentElement] {
        if _elementsAreOld { _updateElements() }
        return _shownElements
    }

    private func _updateElements() {
        _elementsAreOld = false
        for element in _shownElements.dropFirst(_segments.count) { element.removeFromSuperview() }
        _shownElements = Array(_shownElements.prefix(_segments.count))
        while _shownElements.count < _segments.count {
            let element = SegmentElement(of: self)
            _shownElements.append(element)
            addSubview(element)
        }
        for index in _segments.indices { _tellElement(index) }
    }

    private func _tellElement(_ index: Int) {
        guard !_elementsAreOld, _shownElements.indices.contains(index) else { return }
        let (element, segment) = (_shownElements[index], _segments[index])
        element._changeAccessibility {
            $0.label = segment.title ?? segment.action?.title ?? "\(index + 1)"
            $0.isChecked = index == _selected
            $0.position = (index + 1, _segments.count)
        }
        element._setSensitive(isEnabled && segment.isEnabled)
    }

    private func _tellValue() {
        let selected = _segments.indices.contains(_selected) ? _segments[_selected] : nil
        let title = selected?.title ?? selected?.action?.title
        _changeAccessibility { $0.isNamedByValue = true }
        accessibilityValue = title.map { title in
            let place = Word.placeOf.text(place: selectedSegmentIndex + 1, count: _segments.count)
            return "\(title), \(place)"
        }
    }
}
