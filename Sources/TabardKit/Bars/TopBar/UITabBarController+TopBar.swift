internal import GtkInterop
internal import TabModel

extension UITabBarController {
    /// Whether the bar of a wide window is to be seen: not beside the sidebar, which has all that is on it, unless the user arranges
    /// the tabs.
    var _isTopBarShown: Bool {
        _usesTopBar && !_hidesBar && !_isTabBarHidden && (!_isSidebarShown || _isEditingTabs)
    }

    /// The tab on the bar of a wide window that stands for the selected one: that itself, or the nearest group around it.
    var _selectedOnTopBar: UITab? {
        guard let declared = _declared, let selected = declared.selected else { return nil }
        return selected._path.last { declared.place(onBar: $0) != nil }
    }

    /// Brings the bar of a wide window into step with the tabs.
    func _updateTopBar() {
        guard _usesTopBar, let declared = _declared, let bar = _topBar else { return }
        // Nothing is made for a bar that is not to be seen.
        guard _isTopBarShown || bar.isLeaving else {
            _isTopBarStale = true
            return
        }
        _isTopBarStale = false
        bar.show(declared.bar, selected: _selectedOnTopBar)
    }

    /// Another tab is selected.
    func _updateTopBarSelection() {
        guard _usesTopBar, !_isTopBarStale else { return }
        _topBar?.select(_selectedOnTopBar)
    }

    /// What the bar shows is wider or narrower.
    func _topBarContentChanged() { _view?.setNeedsLayout() }

    /// Places the bar of a wide window, if there is one: in the row of a navigation bar's buttons, or in one of its own.
    func _placeTopBar() {
        guard _usesTopBar, let view = _view else {
            _topBar?.arranging.cancel()
            _topBar?.isHidden = true
            _sidebarButton?.isHidden = true
            _topBarRow = nil
            return takeTopBarRoom(in: nil)
        }
        let bar = _topBar ?? makeTopBar(in: view)
        bar.isHidden = !_isTopBarShown && !bar.isLeaving
        let button = _updateSidebarButton(in: view)
        guard _isTopBarShown else {
            bar.arranging.cancel()
            _topBarRow = nil
            return takeTopBarRoom(in: nil)
        }
        if _isTopBarStale { _updateTopBar() }
        bringTopBarToFront(bar, button, in: view)
        let navigation = _shown as? UINavigationController
        let wanted = bar.wantedWidth
        takeTopBarRoom(
            NavigationBarRoom(
                leading: button == nil ? 0 : TopBarMetrics.sidebarButton + TopBarMetrics.edge / 2,
                least: min(wanted, TopBarMetrics.narrowest),
                most: wanted
            ),
            in: navigation
        )
        placeTopBar(bar, button, in: view)
    }

    private func placeTopBar(_ bar: TopBar, _ button: UIView?, in view: UIView) {
        let content = _shown.map(_contentFrame(of:)) ?? view.bounds
        let open = content.inset(by: _sidebarGeometry?.covered ?? .zero)
        let isRightToLeft = bar.isRightToLeft
        let row: CGRect
        if let place = (_shown as? UINavigationController)?._middleOfBar {
            row = CGRect(x: content.minX, y: place.minY, width: content.width, height: place.height)
            _topBarRow = nil
            // It does not reach under a sidebar that lies over the content.
            let (start, end) = (content.minX + place.minX, content.minX + place.maxX)
            let gap = open == content ? 0 : TopBarMetrics.edge
            let x = max(start, open.minX + (open.minX > content.minX ? gap : 0))
            let most = min(end, open.maxX - (open.maxX < content.maxX ? gap : 0))
            bar.frame = CGRect(
                x: x,
                y: row.minY + ((row.height - TopBarMetrics.height) / 2).rounded(),
                width: max(0, most - x),
                height: TopBarMetrics.height
            )
        } else {
            row = CGRect(x: open.minX, y: view._barTop, width: open.width, height: TopBarMetrics.rowHeight)
            _topBarRow = row.height
            bar.frame = TopBarLayout.place(
                wanted: bar.wantedWidth,
                in: row,
                edges: view._buttonRoom(in: row),
                hasSidebarButton: button != nil,
                isRightToLeft: isRightToLeft
            )
        }
        guard let button else { return }
        let side = TopBarMetrics.height
        let edge =
            (TopBarMetrics.edge + TopBarMetrics.sidebarButton - side) / 2 + view._buttonRoom(in: row).leading
        button.frame = CGRect(
            x: isRightToLeft ? row.maxX - side - edge : row.minX + edge,
            y: row.minY + ((row.height - side) / 2).rounded(),
            width: side,
            height: side
        )
        // What scrolls below it in a row of its own would show through.
        button.backgroundColor = _topBarRow == nil ? nil : ._barBackground
    }

    /// What is left of the row of the navigation bar's buttons may be another.
    private func topBarRowChanged() {
        guard _isTopBarShown, let view = _view, let bar = _topBar else { return }
        let hadRow = _topBarRow
        placeTopBar(bar, _sidebarButton.flatMap { $0.isHidden ? nil : $0 }, in: view)
        guard hadRow != _topBarRow else { return }
        view.setNeedsLayout()
        if _tabTransition == nil, let shown = _shown { _place(shown) }
    }

    /// Asks a navigation controller for the room in its bar, and returns that of another one.
    private func takeTopBarRoom(_ room: NavigationBarRoom? = nil, in navigation: UINavigationController?) {
        if let former = _topBarHost, former !== navigation {
            former._bar._room = nil
            former._bar._rowChanged = nil
        }
        _topBarHost = navigation
        guard let navigation else { return }
        if navigation._bar._room != room { navigation._bar._room = room }
        navigation._bar._rowChanged = { [weak self] in self?.topBarRowChanged() }
    }

    private func makeTopBar(in view: UIView) -> TopBar {
        let bar = TopBar(of: self)
        _topBar = bar
        view.addSubview(bar)
        _updateTopBar()
        return bar
    }

    /// Keeps the bar above the content, and below what lies over both.
    private func bringTopBarToFront(_ bar: TopBar, _ button: UIView?, in view: UIView) {
        guard let content = _tabTransition?.container ?? _shown?._view, content.superview === view,
            let place = view.subviews.firstIndex(of: content)
        else { return }
        for part in [button, bar].compactMap(\.self) {
            if let own = view.subviews.firstIndex(of: part), own < place {
                view.insertSubview(part, aboveSubview: content)
            }
        }
    }

    /// Leaves the focus on the tab that the user chose.
    func _focusChosenOnTopBar() { _topBar?.focusSelected() }
}
