internal import GtkInterop

extension UINavigationController {
    /// Whether the controller on top brings a bar of its own (M3).
    var _hidesOwnBarForNestedController: Bool { _stack.last is UINavigationController }

    private var _isRightToLeft: Bool { _view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Places the bar and what is shown.
    func _layOut() {
        _placeAll()
        _bar._rowChanged?()
    }

    private func _placeAll() {
        guard let view = _view else { return }
        if _transition == nil, _installed == nil, _appearance == .disappeared { _installTop() }
        let size = view.bounds.size
        let sign: CGFloat = _isRightToLeft ? -1 : 1
        if let transition = _transition, let (_, container) = transition.custom {
            container.frame = CGRect(origin: .zero, size: size)
            _placeBar(shift: 0)
            _placeToolbar()
            return
        }
        guard let transition = _transition, transition.isAnimated else {
            _placeBar(shift: 0)
            _placeToolbar()
            if let installed = _installed { _place(installed, shift: 0) }
            return
        }
        let lowerShift = sign * transition.lowerShift(width: size.width)
        let upperShift = sign * transition.upperShift(width: size.width)
        let (lower, upper) =
            transition.isPush ? (transition.old, transition.new) : (transition.new, transition.old)
        _placeToolbar()
        if let lower { _place(lower, shift: lowerShift) }
        if let upper { _place(upper, shift: upperShift) }
        transition.shade.frame = CGRect(x: lowerShift, y: 0, width: size.width, height: size.height)
        transition.shade.alpha = transition.shadeOpacity
        transition.shield.frame = CGRect(origin: .zero, size: size)
        _placeBar(shift: transition.movesBarWithLower ? lowerShift : 0)
        _bar._updateTransition(
            progress: transition.progress,
            direction: sign * (transition.isPush ? 1 : -1)
        )
    }

    /// Where a container around may have something in the middle of the bar's buttons, in the view's coordinates; nil if there is
    /// no such place.
    var _middleOfBar: CGRect? {
        guard let view = _view, !_isBarHidden, !_hidesOwnBarForNestedController, !_bar._isHiddenByApp,
            let item = _bar.topItem, item.searchController?._hidesTitle != true
        else { return nil }
        let top = view._barTop + (item.prompt == nil ? 0 : NavigationBarLayout.promptHeight)
        return _bar._content.layout(width: view.bounds.width).middle?.offsetBy(dx: 0, dy: top)
    }

    /// Brings the bar into step with the stack.
    func _updateBar() {
        if _transition?.movesBarWithLower != true {
            _bar._isHiddenByController =
                _hidesOwnBarForNestedController || (_isBarHidden && _barAnimation == nil)
        }
        _resolveLargeTitles()
        // The title of a nested controller stands in its own bar.
        let items = _stack.filter { !($0 is UINavigationController) }.map(\.navigationItem)
        _bar._show(items, outerBack: _outerBack, containerItem: _containerItem) { [weak self] in
            self?.popViewController(animated: true)
        }
        _showToolbarItems(animated: _transition?.isAnimated == true)
        _barHeightMayHaveChanged()
    }

    func _setBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != _isBarHidden else { return }
        _isBarHidden = hidden
        let old = _barAnimation
        _barAnimation = nil
        old?.skip()
        let end: CGFloat = hidden ? 0 : 1
        guard animated, _appearance == .appeared, let widget = _view?._widget, widget.isMapped,
            Toolkit.areAnimationsEnabled
        else {
            _barPresence = end
            _updateBar()
            _layOut()
            return
        }
        let start = _barPresence
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.2,
            update: { [weak self] value in
                guard let self, self._isBarHidden == hidden else { return }
                self._barPresence = start + (end - start) * CGFloat(value)
                self._layOut()
            },
            completion: { [weak self] in
                guard let self, self._isBarHidden == hidden else { return }
                self._barAnimation = nil
                self._barPresence = end
                self._updateBar()
                self._layOut()
            }
        )
        _barAnimation = animation
        _updateBar()
        animation.play()
    }

    /// Alt and the arrow that points back: left, or right in a right-to-left language.
    func _handleBackShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers == .alternate, key == (_isRightToLeft ? .right : .left) else { return false }
        guard _stack.last?.navigationItem.hidesBackButton != true else { return false }
        if _stack.count > 1 {
            if let action = _stack.last?.navigationItem.backAction {
                action._perform(sender: nil)
            } else {
                popViewController(animated: true)
            }
            return true
        }
        guard let outer = _outerBack else { return false }
        outer.action()
        return true
    }
}
