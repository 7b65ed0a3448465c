extension UITabBarController {
    /// Makes a bar of the app's own the controller's; the bar before stands alone from then on, without items.
    ///
    /// Apps do this by `setValue(_:forKey:)` with the key `tabBar`, at any time.
    func _replaceTabBar(with new: UITabBar) {
        let old = _tabBar
        guard new !== old else { return }
        require(
            new._manager == nil,
            "This tab bar is that of another tab bar controller already; make one for each"
        )
        _abandonCustomizing()
        old._manager = nil
        old._setItems(nil, animated: false)
        new._abandonCustomizing()
        new._manager = self
        new._style.isAtScrollEdge = old._style.isAtScrollEdge
        new.isHidden = !_isBottomBarShown
        _tabBar = new
        if let superview = old.superview {
            superview.insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        }
        if _state.tabs != nil { _updateBar(animated: false) }
        _moreTabBarItem.hiddenTabsChanged()
        _view?.setNeedsLayout()
        _placeContent()
    }
}
