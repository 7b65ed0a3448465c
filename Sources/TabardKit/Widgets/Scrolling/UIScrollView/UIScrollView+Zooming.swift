internal import GtkInterop

/// The zooming that goes on: which view the user makes larger, and from where.
@MainActor
struct ScrollZooming {
    /// The view that becomes larger.
    weak var view: UIView?
    /// The scale at which the gesture began.
    var start: CGFloat
    /// What the fingers hold, in the view's own coordinates.
    var point: CGPoint
}

extension UIScrollView {
    /// The view that the delegate lets be made larger or smaller.
    var _zoomedView: UIView? { _scrollDelegate?.viewForZooming(in: self) }

    /// The middle of what is in sight, from the view's top left.
    private var _middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

    func _zoomLimitsChanged() {
        if _zoom.isPossible, _pinch == nil {
            let pinch = ScrollPinchRecognizer()
            pinch.addHandler { [weak self] recognizer in
                if let pinch = recognizer as? ScrollPinchRecognizer { self?._follow(pinch) }
            }
            pinch._view = self
            _gestureRecognizers.insert(pinch, at: 0)
            _pinch = pinch
        }
        _pinch?.isEnabled = _zoom.isPossible
    }

    func _setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = _zoomedView else { return }
        let place = _middle
        let point = convert(CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), to: view)
        _zoom(view, to: _zoom.clamped(scale), keeping: point, at: place, animated: animated)
    }

    func _zoom(to rect: CGRect, animated: Bool) {
        guard let view = _zoomedView, rect.isFinite, !rect.isNull else { return }
        let scale = _zoom.scale(fitting: rect, in: bounds.inset(by: adjustedContentInset).size)
        let point = CGPoint(x: rect.midX, y: rect.midY)
        _zoom(view, to: scale, keeping: point, at: _middle, animated: animated)
    }

    private func _zoom(
        _ view: UIView,
        to scale: CGFloat,
        keeping point: CGPoint,
        at place: CGPoint,
        animated: Bool
    ) {
        _stopScrollAnimation()
        guard animated, let widget = _widget, widget.isMapped, Toolkit.areAnimationsEnabled else {
            _show(view, at: scale, keeping: point, at: place)
            return
        }
        let start = _zoom.scale
        let now = view.convert(point, to: self)
        let from = CGPoint(x: now.x - bounds.minX, y: now.y - bounds.minY)
        _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        _animateZoom(on: widget) { [weak self, weak view] part in
            guard let self, let view else { return }
            let way = CGPoint(x: from.x + (place.x - from.x) * part, y: from.y + (place.y - from.y) * part)
            self._show(view, at: start + (scale - start) * part, keeping: point, at: way)
        } completion: { [weak self, weak view] in
            guard let self else { return }
            self._scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self._zoom.scale)
        }
    }

    private func _animateZoom(
        on widget: Widget,
        update: @escaping (CGFloat) -> Void,
        completion: @escaping () -> Void
    ) {
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.3,
            update: { [weak self] value in
                if self?._scrollAnimation != nil { update(CGFloat(value)) }
            },
            completion: { [weak self] in
                guard let self, self._scrollAnimation != nil else { return }
                self._scrollAnimation = nil
                completion()
            }
        )
        _scrollAnimation = animation
        animation.play()
    }

    /// Shows the view at a scale, with a point of it at a place of the scroll view as far as there is content.
    private func _show(_ view: UIView, at scale: CGFloat, keeping point: CGPoint, at place: CGPoint) {
        guard scale.isFinite, scale > 0 else { return }
        let old = view.frame
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let new = view.frame
        // Its upper left corner stays where it is.
        view.center = CGPoint(x: view.center.x + old.minX - new.minX, y: view.center.y + old.minY - new.minY)
        _zoom.scale = scale
        contentSize =
            contentSize == .zero
            ? new.size
            : CGSize(
                width: max(0, contentSize.width + new.width - old.width),
                height: max(0, contentSize.height + new.height - old.height)
            )
        let target = view.convert(point, to: self)
        let offset = _clamped(CGPoint(x: target.x - place.x, y: target.y - place.y))
        // GTK hears of the new size and the new place at once, or it would keep the old place within the old size.
        _isMovingArea = true
        contentOffset = offset
        _isMovingArea = false
        _configureArea()
        _scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Constraints place the view as it would be at its own size.
    func _placeZoomedView() {
        guard _zoom.scale != 1, let view = _zoomedView, view.superview === self,
            !view.translatesAutoresizingMaskIntoConstraints
        else { return }
        let (frame, bounds) = (view.frame, view.bounds)
        view.center.x += (frame.width - bounds.width) / 2
        view.center.y += (frame.height - bounds.height) / 2
    }

    /// The content's size as constraints give it, with what zooming adds.
    func _zoomedSize(of size: CGSize) -> CGSize {
        guard _zoom.scale != 1, let view = _zoomedView else { return size }
        let (frame, bounds) = (view.frame, view.bounds)
        return CGSize(
            width: size.width + frame.width - bounds.width,
            height: size.height + frame.height - bounds.height
        )
    }

    private func _follow(_ pinch: ScrollPinchRecognizer) {
        switch pinch.state {
        case .began: _beginZooming(at: pinch.location(in: self))
        case .changed:
            guard let zooming = _zooming, let view = zooming.view else { return }
            let wanted = zooming.start * pinch.scale
            let place = pinch.location(in: self)
            _show(
                view,
                at: bouncesZoom ? _zoom.stretched(wanted) : _zoom.clamped(wanted),
                keeping: zooming.point,
                at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
            )
        case .ended, .cancelled: _endZooming()
        default: break
        }
    }

    /// The user begins to make the content larger or smaller.
    private func _beginZooming(at place: CGPoint) {
        guard let view = _zoomedView else { return }
        _stopScrollAnimation()
        _area?.denyTouches()
        _zooming = ScrollZooming(view: view, start: _zoom.scale, point: convert(place, to: view))
        _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    }

    /// The user's zooming is over; content that went too far comes back.
    private func _endZooming() {
        guard let zooming = _zooming else { return }
        _zooming = nil
        let (start, end) = (_zoom.scale, _zoom.clamped(_zoom.scale))
        guard start != end, let view = zooming.view, let widget = _widget, widget.isMapped else {
            if start != end, let view = zooming.view {
                _show(view, at: end, keeping: zooming.point, at: _middle)
            }
            _scrollDelegate?.scrollViewDidEndZooming(self, with: zooming.view, atScale: _zoom.scale)
            return
        }
        let now = view.convert(zooming.point, to: self)
        let place = CGPoint(x: now.x - bounds.minX, y: now.y - bounds.minY)
        _bouncesBack = true
        _animateZoom(on: widget) { [weak self, weak view] part in
            guard let self, let view else { return }
            self._show(view, at: start + (end - start) * part, keeping: zooming.point, at: place)
        } completion: { [weak self, weak view] in
            guard let self else { return }
            self._bouncesBack = false
            self._scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self._zoom.scale)
        }
    }

    /// Control with the wheel makes the content larger or smaller, as everywhere on the desktop.
    ///
    /// - Parameter place: Where the pointer is, from the view's top left.
    func _zoomByWheel(_ steps: Double, at place: CGPoint) -> Bool {
        guard _zoom.isPossible, steps.isFinite, let view = _zoomedView else { return false }
        if _zooming == nil {
            _beginZooming(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y))
        }
        let factor = CGFloat(pow(Double(ScrollZoom.wheelStep), -min(max(steps, -20), 20)))
        let point = convert(CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), to: view)
        _show(view, at: _zoom.clamped(_zoom.scale * factor), keeping: point, at: place)
        _wheelCount += 1
        let count = _wheelCount
        MainLoop.after(seconds: ScrollZoom.restingTime) { [weak self] in
            guard let self, self._wheelCount == count, self._pinch?.state != .changed else { return }
            self._endZooming()
        }
        return true
    }

    /// Ends at once what moves by itself.
    func _stopScrollAnimation() {
        let running = _scrollAnimation
        _scrollAnimation = nil
        _bouncesBack = false
        running?.skip()
    }
}
