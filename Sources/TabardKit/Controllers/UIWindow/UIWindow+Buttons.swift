internal import GtkInterop

extension UIWindow {
    /// Follows the window's own buttons, if it has any (W1).
    func _followButtons(of native: NativeWindow) {
        guard let buttons = native.buttons else { return }
        buttons.didChange = { [weak self] in self?._updateButtonRoom() }
        buttons.isHandle = { [weak self] x, y in self?._isHandle(at: CGPoint(x: x, y: y)) ?? false }
    }

    func _setButtonRoom(_ room: WindowButtonRoom) {
        guard room != _buttonRoom else { return }
        _buttonRoom = room
        _safeAreaContribution.top = room.height
        _updateSafeArea()
        _barsMoved()
    }

    /// Whether the window is moved by a place (W4).
    func _isHandle(at place: CGPoint) -> Bool {
        guard place.y < _buttonRoom.height, let hit = hitTest(place, with: nil) else { return false }
        return sequence(first: hit, next: \.superview).allSatisfy { !_isPressed($0) }
    }

    /// Whether a view does something itself when it is pressed or dragged. What moves its content, and what follows swipes all over a
    /// controller's view, gives way.
    private func _isPressed(_ view: UIView) -> Bool {
        if view is UIControl || view.canBecomeFirstResponder { return true }
        guard !(view is UIScrollView), view._owner == nil, view !== self else { return false }
        return !view._gestureRecognizers.isEmpty || !view.interactions.isEmpty
    }
}
