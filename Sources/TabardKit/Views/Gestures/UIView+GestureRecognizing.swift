import GtkInterop

extension UIScrollView {
    @discardableResult
    func _preparePan() -> ScrollPanRecognizer {
        if let pan = _pan { return pan }
        let pan = ScrollPanRecognizer()
        _pan = pan
        pan._view = self
        _gestureRecognizers.insert(pan, at: 0)
        return pan
    }
}

extension UIView {
    /// The outermost view.
    var _root: UIView { sequence(first: self, next: \._superview).reduce(self) { $1 } }

    /// What is pressed like a button keeps its press from single taps that are found around it.
    func _allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.view !== self,
            recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
            let control = self as? UIControl, control.isEnabled
        {
            return !control._followsMovement
        }
        guard recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        else { return true }
        return !_takesPresses
    }

    /// Whether a press on the view does something by itself.
    private var _takesPresses: Bool {
        if let control = self as? UIControl { return control.isEnabled }
        return self is any PressTaking || [.button, .tab].contains(_role)
    }
}
