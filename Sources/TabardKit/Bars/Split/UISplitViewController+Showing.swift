extension UISplitViewController {
    /// Changes the mode, telling the delegate before.
    func _choose(_ mode: DisplayMode, animated: Bool) {
        guard !_collapses else { return }
        _chosenMode = mode
        _noteMode()
        _arrange(animated: animated)
    }

    func _modeMayHaveChanged() {
        _noteMode()
        _arrange(animated: ViewAnimation.current != nil)
    }

    /// Tells the delegate of another mode, and of the columns that come and go with it.
    func _noteMode() {
        let mode = _mode
        guard !_collapses, _lastMode != mode else { return }
        let former = _lastMode
        _lastMode = mode
        _nameDisplayModeButton()
        guard let former else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        guard _style != .unspecified else { return }
        let sides = _wideColumns.dropLast()
        let (before, after) = (sides.suffix(former.others), sides.suffix(mode.others))
        // Each call may have changed the mode, of which the delegate has heard by then.
        for column in before where !after.contains(column) && _lastMode == mode {
            delegate?.splitViewController(self, willHide: column)
        }
        for column in after where !before.contains(column) && _lastMode == mode {
            delegate?.splitViewController(self, willShow: column)
        }
    }

    func _show(_ column: Column) {
        require(_style != .unspecified, "A UISplitViewController without a style has no columns to show")
        guard !_collapses else { return _showOnStack(column) }
        guard column != .supplementary || _style == .tripleColumn else { return }
        let needed = column == .primary ? _wideColumns.count - 1 : column == .supplementary ? 1 : 0
        // Over a covered column, showing it means taking away what lies over it.
        if column == .secondary, _behavior != .tile { return _choose(.secondaryOnly, animated: true) }
        guard _mode.others < needed else { return }
        _choose(DisplayMode(others: needed, _behavior), animated: true)
    }

    func _hide(_ column: Column) {
        require(_style != .unspecified, "A UISplitViewController without a style has no columns to hide")
        guard !_collapses else { return _hideOnStack(column) }
        guard column != .supplementary || _style == .tripleColumn else { return }
        let left = column == .primary ? _wideColumns.count - 2 : column == .supplementary ? 0 : Int.max
        guard _mode.others > left else { return }
        _choose(DisplayMode(others: left, _behavior), animated: true)
    }

    /// A tap beside the columns that lie over the secondary one.
    func _hideOverlay() { _choose(.secondaryOnly, animated: true) }

    func _show(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
        guard let primary = _collapses ? _collapsedRoot : _container(.primary) else {
            if _style == .unspecified {
                _setViewControllers([controller])
            } else {
                _setColumn(controller, .primary)
            }
            return
        }
        if primary._takesShown(UIViewController._showAction) {
            return primary.show(controller, sender: sender)
        }
        guard !_collapses else { return present(controller, animated: true) }
        if _style == .unspecified {
            _setViewControllers([controller] + [_columns[.secondary]].compactMap(\.self))
        } else {
            _setColumn(controller, .primary)
        }
    }

    func _showDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
        if _style != .unspecified, _collapsedRoot !== _columns[.compact] || !_collapses {
            _setColumn(controller, .secondary)
            return _show(.secondary)
        }
        guard _collapses else {
            _columns[.secondary] = controller
            return _arrange(animated: false)
        }
        guard let root = _collapsedRoot, root._takesShown(UIViewController._showAction) else {
            return present(controller, animated: true)
        }
        _columns[.secondary] = _style == .unspecified ? controller : _columns[.secondary]
        if let stack = root as? UINavigationController {
            stack._pushCollapsed(controller, animated: true)
        } else {
            root.show(controller, sender: sender)
        }
    }

    // The button and the swipe.

    var _lazyDisplayModeButton: UIBarButtonItem {
        if let button = _displayModeButton { return button }
        let button = UIBarButtonItem(
            image: _displayModeImage,
            primaryAction: UIAction { [weak self] _ in self?._toggle() }
        )
        _displayModeButton = button
        _nameDisplayModeButton()
        return button
    }

    /// What a screen reader says of the button.
    func _nameDisplayModeButton() {
        _displayModeButton?.accessibilityLabel = (_showsAllColumns ? Word.hideSidebar : .showSidebar).text
    }

    private var _showsAllColumns: Bool { _mode.others == _wideColumns.count - 1 }

    private func _toggle() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        let most = _wideColumns.count - 1
        let usual = DisplayMode(
            others: _showsAllColumns ? most - 1 : most,
            _behavior
        )
        _choose(target == .automatic ? usual : target, animated: true)
    }

    /// With columns, the button stands in the bar of the outermost column that is in sight.
    func _updateDisplayModeButton() {
        guard _style != .unspecified else { return }
        let isWanted =
            displayModeButtonVisibility == .automatic
            ? presentsWithGesture : displayModeButtonVisibility == .always
        let owner =
            _collapses || !isWanted ? nil : _wideColumns.lazy.compactMap { self._installed[$0] }.first
        for holder in _wideColumns.compactMap(_container).compactMap({ $0 as? UINavigationController }) {
            holder._containerItem = holder === owner ? _lazyDisplayModeButton : nil
        }
    }

    var _displayModeImage: UIImage? {
        UIImage(systemName: primaryEdge == .leading ? "sidebar.leading" : "sidebar.trailing")
    }

    var _edgeOfSwipes: UIRectEdge {
        let isRightToLeft = _view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (primaryEdge == .leading) != isRightToLeft ? .left : .right
    }

    func _followEdgeSwipes(on view: UIView) {
        let swipe = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        swipe.edges = _edgeOfSwipes
        swipe.isEnabled = presentsWithGesture
        swipe.addTarget(self, action: Selector("_edgeSwiped:"))
        view.addGestureRecognizer(swipe)
        _edgeSwipe = swipe
    }

    func _edgeSwiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        guard swipe.state == .began, !_collapses, _mode.others < _wideColumns.count - 1 else { return }
        _choose(
            DisplayMode(others: _mode.others + 1, _behavior),
            animated: true
        )
    }
}

extension _SelectorEntry<UISplitViewController> {
    static var answered: [Self] {
        [
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .method("_edgeSwiped:") { $0._edgeSwiped($1[0]) },
        ]
    }
}
