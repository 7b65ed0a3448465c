/// Stands for GTK's scrolling by fingers in the competition of recognizers.
///
/// It moves nothing. When it wins, GTK scrolls; when another one wins, GTK is told to let the touch go.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    override func _accepts(_ touch: UITouch) -> Bool {
        // The mouse scrolls by its wheel.
        guard touch.type != .indirectPointer, let scrollView = view as? UIScrollView else { return false }
        return scrollView.isScrollEnabled
    }

    override var _standsForWidgets: Bool { true }

    /// Whether the content can move the way that the fingers go.
    var canScroll: Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        let way = translation(in: nil)
        let (least, most) = scrollView._offsetRange
        return abs(way.x) > abs(way.y) ? most.x > least.x : most.y > least.y
    }

    /// Whether a view in the content has heard of the fingers and keeps them.
    private var isKeptByContent: Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        return _touches.contains { touch in
            guard touch._delivery == .delivered, touch.view !== scrollView else { return false }
            // Who slides along the index means that, and not to scroll.
            return !scrollView.canCancelContentTouches || touch.view is SectionIndexView
        }
    }

    override func _wasRefused() { (view as? UIScrollView)?._area?.denyTouches() }

    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            guard newValue == .began else {
                let held = super.state == .began || super.state == .changed
                let speed = velocity(in: nil)
                super.state = newValue
                guard held, newValue == .ended || newValue == .cancelled || newValue == .failed else {
                    return
                }
                // The content goes the way that the finger went.
                let fling = newValue == .ended ? CGPoint(x: -speed.x, y: -speed.y) : .zero
                (view as? UIScrollView)?._fingerLifted(fling)
                return
            }
            let isKept = isKeptByContent
            if isKept { (view as? UIScrollView)?._area?.denyTouches() }
            super.state = isKept || !canScroll ? .failed : .began
            if super.state == .began { (view as? UIScrollView)?._fingerBegan() }
        }
    }
}

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
