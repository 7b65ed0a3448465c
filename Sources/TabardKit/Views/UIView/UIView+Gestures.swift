extension UIView {
    /// Whether UIKit's own hit testing, which apps override, gives this view or one in it.
    func _isHit(at location: CGPoint) -> Bool {
        guard let window = _window else { return false }
        let hit = window.hitTest(convert(location, to: window), with: UIEvent(type: .touches))
        return hit?.isDescendant(of: self) ?? false
    }

    func _addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        _gestureRecognizers.append(recognizer)
        recognizer._view = self
        if let widget = _widget { recognizer._attach(to: widget) }
    }

    func _removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        _gestureRecognizers.removeAll { $0 === recognizer }
        recognizer._detach()
        recognizer._view = nil
    }

    func _replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in _gestureRecognizers { _removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { _addGestureRecognizer(recognizer) }
    }
}
