internal import TabModel

extension UITabBarController {
    /// Whether the user arranges the tabs in the sidebar.
    var _sidebarIsEdited: Bool { _existingSidebar?._isEditing == true }

    /// Whether there is anything that the user may change of the tabs.
    var _offersEditingTabs: Bool { _declared?.offersEditing ?? false }

    /// Begins or ends the user's arranging of the tabs in the sidebar, which comes into sight for it.
    package func _setEditingTabs(_ isEditing: Bool) {
        guard isEditing != _sidebarIsEdited, _declared != nil, !isEditing || _hasSidebar else { return }
        let sidebar = self.sidebar
        if isEditing {
            if sidebar.isHidden { sidebar._setHidden(false, isAnimated: true, isUsers: false) }
            _beginEditingTabs()
            guard _isEditingTabs, _hasSidebar else { return }
        } else {
            sidebar._view?.arranging?.cancel()
        }
        sidebar._isEditing = isEditing
        sidebar._view?.setArranging(isEditing)
        if !isEditing { _endEditingTabs() }
    }

    /// What a click on a row does while the user arranges the tabs: it hides the tab or shows it.
    func _chooseWhileEditing(_ tab: UITab) {
        guard tab._userMayHide, _setHidden(!tab.isHidden, tab) else { return }
        _say("\(tab._spokenName): \((tab.isHidden ? Word.hidden : .shown).text)")
    }

    func _undoWhileEditing() {
        guard _canUndoTabEdit, _undoTabEdit() else { return }
        _say(Word.undone.text)
    }

    func _resetWhileEditing() {
        guard _resetTabs() else { return }
        _say(Word.wasReset.text)
    }

    /// Says a step to a screen reader.
    func _say(_ text: String) {
        _existingSidebar?._announcement = text
        Announcer.say(text, in: _view?._window)
    }

    /// Takes a tab into the user's hand; nil if it can't be moved.
    func _pickUpTab(_ tab: UITab) -> TabCarrying? {
        var siblings: [UITab] = []
        if let group = tab._parent, tab._isMovableInGroup {
            siblings = group.displayOrder.filter { !$0.isHidden || $0._userMayHide }
        }
        let bar = tab._isMovableOnBar ? (_declared?.bar ?? []).filter(\._isMovableOnBar) : nil
        return TabCarrying(tab, siblings: siblings, bar: bar)
    }

    /// Puts a tab where it is carried to.
    ///
    /// - Returns: Whether anything is another now.
    func _drop(_ carrying: TabCarrying) -> Bool {
        guard carrying.isMoved else { return false }
        return switch carrying.line {
        case .group: _moveInGroup(carrying.tab, to: carrying.destination)
        case .bar: _moveOnBar(carrying.tab, to: carrying.destination)
        }
    }

    /// What a screen reader says of a tab while the user arranges the tabs, after its name.
    func _spokenState(of tab: UITab) -> String {
        let bar = _declared?.bar ?? []
        let place = CustomizingWords.state(
            place: bar.firstIndex(of: tab).map { $0 + 1 },
            of: bar.count,
            isCarried: _existingSidebar?._view?.arranging?.carrying?.tab === tab
        )
        guard tab._userMayHide else { return place }
        return "\((tab.isHidden ? Word.hidden : .shown).text), \(place)"
    }
}

extension UITab {
    /// How a screen reader calls the tab.
    var _spokenName: String { title.isEmpty ? Word.untitled.text : title }
}
