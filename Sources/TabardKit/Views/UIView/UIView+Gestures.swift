extension UIView {
    func _addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        _gestureRecognizers.append(recognizer)
        recognizer._view = self
    }

    func _removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer._giveUp()
        _gestureRecognizers.remove(recognizer)
        recognizer._view = nil
    }

    /// Makes the view recognize something by itself, which the app neither sees nor takes away.
    func _addOwnGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        _ownGestureRecognizers.append(recognizer)
        recognizer._view = self
    }

    func _removeOwnGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer._giveUp()
        _ownGestureRecognizers.removeAll { $0 === recognizer }
        recognizer._view = nil
    }

    func _replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        // From the last on, so that none of the others moves up.
        for recognizer in _gestureRecognizers.reversed() { _removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { _addGestureRecognizer(recognizer) }
    }
}
