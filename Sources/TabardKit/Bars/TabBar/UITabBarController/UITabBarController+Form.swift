extension UITabBarController {
    /// Whether the bar at the bottom is to be seen.
    var _isBottomBarShown: Bool { !_hidesBar && !_usesTopBar && !_isTabBarHidden && !_minimizing.isMinimized }

    /// Goes over to the form that the window's width asks for: tabs that are values stand at the top of a wide window, with those
    /// of groups that the user put there, and at the bottom of a narrow one, with More (T5).
    ///
    /// Selection, stacks and places are the same in both.
    func _updateForm() {
        let usesTopBar = _declared != nil && traitCollection.horizontalSizeClass == .regular
        guard usesTopBar != _usesTopBar else { return }
        _abandonCustomizing()
        _usesTopBar = usesTopBar
        _tabBar.isHidden = !_isBottomBarShown
        _declared?.needsArranging = true
        if !usesTopBar { _placeTopBar() }
        _view?.setNeedsLayout()
    }

    /// Whether there is an edit screen: the bar of a wide window is edited where it stands.
    var _offersEditScreen: Bool { _state.offersEditing && !_usesTopBar }
}
