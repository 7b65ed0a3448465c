internal import GtkInterop

extension UIRefreshControl {
    var _titleHeight: CGFloat {
        guard _label.text?.isEmpty == false else { return 0 }
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
        return _label.sizeThatFits(widest).height
    }

    private var _fullHeight: CGFloat {
        let title = _titleHeight
        return RefreshLayout.height + (title > 0 ? title - RefreshLayout.overlap + 8 : 0)
    }

    /// What the control adds to the insets of its scroll view.
    var _shownHeight: CGFloat { (_fullHeight * _presence).rounded() }

    /// The user scrolls on at the upper edge, or pressed the key for it.
    func _userPulled() {
        guard !isRefreshing, isEnabled else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// The user pulled the content down so far, in points; it follows half of the way.
    ///
    /// Once all of the control is in sight, it asks for fresh content.
    func _pulled(by distance: CGFloat) {
        guard !isRefreshing, isEnabled else { return }
        let old = _animation
        _animation = nil
        old?.skip()
        _setPresence(min(1, max(0, distance / 2 / _fullHeight)))
        if _presence == 1 { _userPulled() }
    }

    /// The user let go before the control was in sight.
    func _pullEnded() {
        if !isRefreshing, _presence > 0 { _show(false) }
    }

    /// Stands just above the content.
    func _place() {
        guard let scroll = _scrollView else { return }
        let height = _fullHeight
        let new = CGRect(x: 0, y: -height, width: scroll.bounds.width, height: height)
        if frame != new { frame = new }
    }

    /// Comes into sight, or goes; what stands at the top moves with it.
    func _show(_ shows: Bool) {
        let old = _animation
        _animation = nil
        old?.skip()
        let end: CGFloat = shows ? 1 : 0
        guard let widget = _scrollView?._widget, widget.isMapped, Toolkit.areAnimationsEnabled else {
            _setPresence(end)
            return
        }
        let start = _presence
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.25,
            easing: .easeInOut,
            update: { [weak self] part in
                guard let self, self._animation != nil else { return }
                self._setPresence(start + (end - start) * CGFloat(part))
            },
            completion: { [weak self] in
                guard let self, self._animation != nil else { return }
                self._animation = nil
                self._setPresence(end)
            }
        )
        _animation = animation
        animation.play()
    }

    private func _setPresence(_ presence: CGFloat) {
        _presence = presence
        alpha = presence
        guard let scroll = _scrollView else { return }
        // What the user is reading further down stays where it is; the top moves down.
        let isAtTop = scroll._distanceFromTop < 1
        let offset = scroll.contentOffset
        scroll._insetsChanged()
        if !isAtTop { scroll.contentOffset = offset }
        _place()
    }
}

extension UIScrollView {
    func _setRefreshControl(_ control: UIRefreshControl?) {
        guard control !== _refreshControl else { return }
        if let old = _refreshControl {
            old.removeFromSuperview()
            removeGestureRecognizer(old._pull)
            old._scrollView = nil
        }
        control?._scrollView?.refreshControl = nil
        _refreshControl = control
        if let control {
            control._scrollView = self
            addSubview(control)
            addGestureRecognizer(control._pull)
            control._place()
        }
        _insetsChanged()
    }

    /// F5 and Ctrl+R ask for fresh content.
    func _refreshByKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        let isKey =
            (key == .function(5) && modifiers.isEmpty) || (key == .character("r") && modifiers == .control)
        guard isKey, let control = _refreshControl, control.isEnabled else { return false }
        control._userPulled()
        return true
    }
}
