/// The room that a window's own buttons take in its upper corners, in points (W1).
struct WindowButtonRoom: Equatable {
    /// At the left, from the window's edge on; 0 without buttons there.
    var left: CGFloat = 0
    /// At the right.
    var right: CGFloat = 0

    /// The height of the row that they stand in; 0 where there are none.
    var height: CGFloat { self == WindowButtonRoom() ? 0 : Self.rowHeight }

    /// As high as a bar's row of buttons, in which they stand.
    static let rowHeight: CGFloat = 44

    /// What they take of a row, in the window's coordinates.
    func taken(of row: CGRect, windowWidth: CGFloat) -> (left: CGFloat, right: CGFloat) {
        guard row.minY < height, row.maxY > 0 else { return (0, 0) }
        let most = max(0, row.width)
        return (
            left == 0 ? 0 : min(most, max(0, left - row.minX)),
            right == 0 ? 0 : min(most, max(0, row.maxX - (windowWidth - right)))
        )
    }
}

extension UIView {
    /// Where a bar at the top of this view begins: below what covers that, but in the row of the window's own buttons (W2).
    var _barTop: CGFloat {
        let top = safeAreaInsets.top
        guard top > 0, let height = _window?._buttonRoom.height, height > 0 else { return top }
        let covered = height - max(0, convert(CGPoint.zero, to: nil).y)
        return top - max(0, min(top, covered))
    }

    /// Lays out all in this view anew, as bars in it may have another place in the window than before.
    func _barsMoved() {
        setNeedsLayout()
        for subview in _subviews { subview._barsMoved() }
    }

    /// Does so where it matters, once what is in this view has arrived after an animation.
    func _barsArrived() {
        if let window = _window, window._buttonRoom.height > 0 { _barsMoved() }
    }

    /// How much of a row in this view the window's own buttons take, at the leading and the trailing edge.
    func _buttonRoom(in row: CGRect) -> (leading: CGFloat, trailing: CGFloat) {
        guard let window = _window, window._buttonRoom.height > 0 else { return (0, 0) }
        let taken = window._buttonRoom.taken(of: convert(row, to: nil), windowWidth: window.bounds.width)
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? (taken.right, taken.left) : (taken.left, taken.right)
    }
}
