internal import GtkInterop

extension UISearchController {
    /// The controller whose content is searched.
    var _searched: UIViewController? {
        if let host = _host { return host }
        return sequence(first: _searchBar as UIResponder, next: \.next)
            .compactMap { $0 as? UIViewController }
            .first { !($0 is UINavigationController) }
    }

    func _begin(takesKeyboard: Bool) {
        guard !_isActive else { return }
        _isActive = true
        _restoredSearch = nil
        RestorableChange.happened()
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { _searchBar.setShowsCancelButton(true, animated: true) }
        _searched?.navigationController?._updateBar()
        _overlayChanged()
        _update()
        if takesKeyboard {
            // The bar may have given way to the content, and is out of sight until it is placed again.
            _searched?.navigationController?.viewIfLoaded?.layoutIfNeeded()
            _searchBar.becomeFirstResponder()
        }
        delegate?.didPresentSearchController(self)
    }

    func _end() {
        _restoredSearch = nil
        guard _isActive else { return }
        _isActive = false
        RestorableChange.happened()
        delegate?.willDismissSearchController(self)
        _searchBar.endEditing(true)
        _searchBar.text = ""
        if automaticallyShowsCancelButton { _searchBar.setShowsCancelButton(false, animated: true) }
        _removeOverlay()
        _searched?.navigationController?._updateBar()
        searchResultsUpdater?.updateSearchResults(for: self)
        _searched?.setNeedsUpdateContentUnavailableConfiguration()
        delegate?.didDismissSearchController(self)
        let whenEnded = _whenEnded
        _whenEnded = nil
        whenEnded?()
    }

    /// The user changed the text or the scope.
    func _update() {
        guard _isActive else { return }
        _overlayChanged()
        searchResultsUpdater?.updateSearchResults(for: self)
        _searched?.setNeedsUpdateContentUnavailableConfiguration()
    }

    private var _showsResults: Bool {
        _results != nil && (showsSearchResultsController || _searchBar.text?.isEmpty == false)
    }

    /// Brings what lies over the content into step with the text.
    func _overlayChanged() {
        guard _isActive, _showsResults || obscuresBackgroundDuringPresentation,
            let host = _searched, let content = host.viewIfLoaded, let outer = content.superview
        else {
            _removeOverlay()
            return
        }
        let overlay = _overlay ?? SearchOverlay { [weak self] in self?._end() }
        _overlay = overlay
        if overlay.superview !== outer { outer.insertSubview(overlay, aboveSubview: content) }
        if _showsResults { _showResults(in: overlay, of: host) } else { _hideResults() }
        overlay.backgroundColor = _showsResults ? .systemBackground : UIColor.black.withAlphaComponent(0.25)
        _placeOverlay()
    }

    /// Below the bar, wherever that is now.
    func _placeOverlay() {
        guard let overlay = _overlay, let content = _searched?.viewIfLoaded, let outer = overlay.superview
        else {
            return
        }
        var area = content.frame
        let bar =
            _searchBar.window == nil ? area.minY : outer.convert(_searchBar.bounds, from: _searchBar).maxY
        let top = max(area.minY, bar)
        area.size.height = max(0, area.maxY - top)
        area.origin.y = top
        overlay.frame = area
    }

    private func _showResults(in overlay: SearchOverlay, of host: UIViewController) {
        guard let results = _results, results.parent !== host else { return }
        host.addChild(results)
        overlay.addSubview(results.view)
        results.view.frame = overlay.bounds
        results.didMove(toParent: host)
    }

    private func _hideResults() {
        guard let results = _results, results.parent != nil else { return }
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
    }

    func _removeOverlay() {
        _hideResults()
        _overlay?.removeFromSuperview()
        _overlay = nil
    }
}

extension UINavigationController {
    /// Puts the search bar of the item that is shown into the lower part of the navigation bar.
    func _placeSearchBar(_ places: NavigationPlaces) {
        let item = (_transition?.new ?? _installed ?? _stack.last)?.navigationItem
        let search = item?.searchController
        for view in _bar.subviews where view is UISearchBar && view !== search?._searchBar {
            view.removeFromSuperview()
        }
        _bar._searchRoom = places.searchHeight
        let hidesTitle = search?._hidesTitle == true
        _bar._content.isHidden = hidesTitle
        guard let search else { return }
        let bar = search._searchBar
        bar._isHiddenByScrolling = places.searchHeight <= 0
        guard places.searchHeight > 0 else { return }
        if bar.superview !== _bar { _bar.addSubview(bar) }
        let row = CGRect(
            x: 0,
            y: _bar.bounds.height - places.searchHeight,
            width: _bar.bounds.width,
            height: places.searchHeight
        )
        let edges = _bar._buttonRoom(in: row)
        let isRightToLeft = _bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = row.inset(
            by: UIEdgeInsets(
                top: 0,
                left: isRightToLeft ? edges.trailing : edges.leading,
                bottom: 0,
                right: isRightToLeft ? edges.leading : edges.trailing
            )
        )
        search._placeOverlay()
    }

    /// Ctrl+F begins the search of the controller that is shown.
    func _handleSearchShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers == .control, key == .character("f"),
            let search = _stack.last?.navigationItem.searchController
        else { return false }
        if search.isActive { search._searchBar.becomeFirstResponder() } else { search.isActive = true }
        return true
    }
}

extension UISearchController {
    /// Whether the navigation bar shows nothing but the search bar.
    var _hidesTitle: Bool { _isActive && hidesNavigationBarDuringPresentation }

    /// The height that the bar takes of the navigation bar.
    func _heightInBar(width: CGFloat) -> CGFloat {
        _searchBar.sizeThatFits(CGSize(width: width, height: 0)).height
    }
}
