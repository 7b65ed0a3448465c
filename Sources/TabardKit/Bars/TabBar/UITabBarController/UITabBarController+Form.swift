extension UITabBarController {
    /// Goes over to the form that the window's width asks for: tabs that are values stand at the top of a wide window, with those
    /// of groups that the user put there, and at the bottom of a narrow one, with More (T5).
    ///
    /// Selection, stacks and places are the same in both.
    ///
    /// - Parameter capacity: How many tabs there is room for in a wide window. With more of them, some would be out of reach, so that
    ///   the bar stays at the bottom and has More.
    func _updateForm(capacity: Int) {
        let isWide = traitCollection.horizontalSizeClass == .regular
        let usesTopBar = isWide && _declared.map { $0.wideCount <= capacity } ?? false
        guard usesTopBar != _usesTopBar else { return }
        _abandonCustomizing()
        _usesTopBar = usesTopBar
        _tabBar._style.isAtTop = usesTopBar
        _tabBar._lookChanged()
        _declared?.changed()
        _view?.setNeedsLayout()
    }

    /// Whether there is an edit screen: the bar of a wide window is edited where it stands.
    var _offersEditScreen: Bool { _state.offersEditing && !_usesTopBar }

    /// What stands for the selected tab on the bar of a wide window: its own item, or that of the innermost group that is there.
    var _topBarSelectedItem: UITabBarItem? {
        guard let declared = _declared, let path = declared.selected?._path else { return nil }
        return path.last(where: declared.bar.contains)?._item
    }
}
