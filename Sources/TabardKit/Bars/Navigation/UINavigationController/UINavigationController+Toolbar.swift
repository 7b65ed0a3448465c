internal import GtkInterop

extension UINavigationController {
    /// The toolbar, made when it is first asked for.
    var _lazyToolbar: UIToolbar {
        if let toolbar = _toolbar { return toolbar }
        let toolbar = UIToolbar(frame: .zero)
        toolbar._isHiddenByController = true
        toolbar._placeChanged = { [weak self] in self?._view?.setNeedsLayout() }
        _toolbar = toolbar
        _showToolbarItems(animated: false)
        _view?.setNeedsLayout()
        return toolbar
    }

    /// Shows the items of the controller on top.
    func _showToolbarItems(animated: Bool) {
        guard let toolbar = _toolbar else { return }
        let items = _stack.last?.toolbarItems ?? []
        guard items.count != toolbar._items.count || zip(items, toolbar._items).contains(where: { $0 !== $1 })
        else { return }
        toolbar.setItems(items, animated: animated)
    }

    func _setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != _isToolbarHidden else { return }
        _isToolbarHidden = hidden
        if !hidden { _ = _lazyToolbar }
        _moveToolbar(animated: animated)
    }

    /// Whether the toolbar is to be seen once nothing moves any more.
    private var _wantsToolbar: Bool { !_isToolbarHidden && !_hidesBottomBar }

    /// Brings the toolbar to where it belongs, together with a transition if there is one.
    func _moveToolbar(animated: Bool) {
        let old = _toolbarAnimation
        _toolbarAnimation = nil
        old?.skip()
        let end: CGFloat = _wantsToolbar ? 1 : 0
        guard end != _toolbarPresence || _transition?.isAnimated == true else { return }
        if _transition?.isAnimated == true {
            _toolbarStart = _toolbarPresence
            return
        }
        guard animated, _appearance == .appeared, let widget = _view?._widget, widget.isMapped,
            Toolkit.areAnimationsEnabled
        else {
            _toolbarPresence = end
            _layOut()
            return
        }
        let start = _toolbarPresence
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.2,
            update: { [weak self] value in
                guard let self, self._toolbarAnimation != nil else { return }
                self._toolbarPresence = start + (end - start) * CGFloat(value)
                self._layOut()
            },
            completion: { [weak self] in
                guard let self, self._toolbarAnimation != nil else { return }
                self._toolbarAnimation = nil
                self._toolbarPresence = end
                self._layOut()
            }
        )
        _toolbarAnimation = animation
        animation.play()
    }

    /// Places the toolbar at the lower edge, above what covers that already.
    func _placeToolbar() {
        guard let view = _view, let toolbar = _toolbar else { return }
        if toolbar._superview !== view { view.addSubview(toolbar) }
        if let transition = _transition, transition.isAnimated {
            let end: CGFloat = _wantsToolbar ? 1 : 0
            _toolbarPresence = _toolbarStart + (end - _toolbarStart) * transition.progress
        } else if _toolbarAnimation == nil {
            _toolbarPresence = _wantsToolbar ? 1 : 0
        }
        toolbar._isHiddenByController = _toolbarPresence == 0
        let height = ToolbarLayout.height + view.safeAreaInsets.bottom
        toolbar.frame = CGRect(
            x: 0,
            y: view.bounds.height - height * _toolbarPresence,
            width: view.bounds.width,
            height: height
        )
        toolbar._backgroundOpacity = _installed.map(_toolbarBackgroundOpacity) ?? 1
    }

    /// Nothing lies under the toolbar while a list stands at its end.
    private func _toolbarBackgroundOpacity(of controller: UIViewController) -> CGFloat {
        guard let scroll = controller.contentScrollView(for: .bottom) else { return 1 }
        return LargeTitleLayout.backgroundOpacity(
            distance: scroll._offsetRange.most.y - scroll.contentOffset.y
        )
    }

    /// The height of the toolbar that is in sight, without what is covered already.
    var _toolbarHeight: CGFloat {
        _toolbar.map { $0._isHiddenByApp ? 0 : ToolbarLayout.height * _toolbarPresence } ?? 0
    }
}
