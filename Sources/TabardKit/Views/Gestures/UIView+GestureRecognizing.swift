extension UIView {
    /// The outermost view.
    var _root: UIView { sequence(first: self, next: \._superview).reduce(self) { $1 } }

    /// What is pressed like a button keeps its press from single taps that are found around it.
    func _allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self else { return true }
        if recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
            || recognizer is DragRecognizer
        {
            return _pressKind != .movement
        }
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
            tap.numberOfTouchesRequired == 1
        else { return true }
        return _pressKind == .none
    }
}
