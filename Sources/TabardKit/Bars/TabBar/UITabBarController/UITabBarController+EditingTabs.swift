internal import TabModel

extension UITabBarController {
    /// Whether the user is arranging the tabs, in the sidebar or on the bar of a wide window.
    var _isEditingTabs: Bool { _declared?.editing != nil }

    /// The user begins to arrange the tabs.
    func _beginEditingTabs() {
        guard let declared = _declared, declared.editing == nil else { return }
        declared.editing = TabsEditing()
        if _usesTopBar { _view?.setNeedsLayout() }
        delegate?.tabBarControllerWillBeginEditing(self)
    }

    /// The user is done: the delegate hears it, then which tabs were hidden or shown, then each group whose order changed (T9).
    func _endEditingTabs() {
        guard let declared = _declared, let editing = declared.editing else { return }
        declared.editing = nil
        _topBar?.arranging.cancel()
        if _usesTopBar { _view?.setNeedsLayout() }
        declared.session.userFinished()
        let (tabs, groups) = (editing.changedTabs, editing.reorderedGroups)
        delegate?.tabBarControllerDidEndEditing(self)
        if !tabs.isEmpty { delegate?.tabBarController(self, visibilityDidChangeFor: tabs) }
        for group in groups { delegate?.tabBarController(self, displayOrderDidChangeFor: group) }
    }

    /// Puts a tab onto the bar of a wide window, or moves it there; hidden ones are shown, with the groups that they are in.
    ///
    /// - Returns: Whether anything is another now; what the tabs do not allow is refused.
    @discardableResult
    func _moveOnBar(_ tab: UITab, to destination: TabDestination) -> Bool {
        let id = tab._id
        return _edit(showing: tab._path) { record, tree, stamp in
            try record.moveOnBar(id, to: destination, in: tree, at: stamp)
        }
    }

    /// Takes a tab off the bar of a wide window; it stays in the sidebar.
    @discardableResult
    func _removeFromBar(_ tab: UITab) -> Bool {
        let id = tab._id
        return _edit { record, tree, stamp in try record.removeFromBar(id, in: tree, at: stamp) }
    }

    /// Moves a tab within its group.
    @discardableResult
    func _moveInGroup(_ tab: UITab, to destination: TabDestination) -> Bool {
        guard let group = tab._parent else { return false }
        let id = tab._id
        return _edit(ordering: [group]) { record, tree, stamp in
            try record.moveInGroup(id, to: destination, in: tree, at: stamp)
        }
    }

    /// Hides a tab, with all that is in it, or shows it.
    @discardableResult
    func _setHidden(_ isHidden: Bool, _ tab: UITab) -> Bool {
        let id = tab._id
        return _edit(showing: [tab]) { record, tree, stamp in
            try record.setHidden(isHidden, id, in: tree, at: stamp)
        }
    }

    /// Closes the section of a group in the sidebar, or opens it; an undo does not take it back.
    @discardableResult
    func _setFolded(_ isFolded: Bool, _ group: UITabGroup) -> Bool {
        let id = group._id
        return _edit(isEditing: false) { record, tree, stamp in
            try record.setFolded(isFolded, id, in: tree, at: stamp)
        }
    }

    /// Saves whether the user wants to see the sidebar; an undo does not take it back.
    @discardableResult
    func _saveSidebarHidden(_ isHidden: Bool) -> Bool {
        _edit(isEditing: false) { record, tree, stamp in
            try record.setSidebarHidden(isHidden, in: tree, at: stamp)
        }
    }

    /// Saves the width that the user gave the sidebar; an undo does not take it back.
    @discardableResult
    func _saveSidebarWidth(_ points: Int) -> Bool {
        _edit(isEditing: false) { record, tree, stamp in
            try record.setSidebarWidth(points, in: tree, at: stamp)
        }
    }

    /// Whether there is an edit of the tabs to take back.
    var _canUndoTabEdit: Bool {
        _declared.map { !$0.isLocked && $0.session.drawnRecord.undo != nil } ?? false
    }

    /// Takes the last edit of the tabs back, also that of an earlier launch.
    @discardableResult
    func _undoTabEdit() -> Bool {
        _edit(showing: _allTabs, ordering: _allGroups) { record, tree, stamp in
            try tree.checkUnlocked()
            guard record.undo != nil else { return false }
            try record.undoLastEdit(at: stamp)
            return true
        }
    }

    /// Puts the tabs where the app and the fleet want them, and hides those that are hidden by default (F7).
    @discardableResult
    func _resetTabs() -> Bool {
        guard let declared = _declared, !declared.isLocked else { return false }
        let isOwn = !_isEditingTabs
        if isOwn { _beginEditingTabs() }
        let isChanged = _edit(showing: _allTabs, ordering: _allGroups) { record, _, stamp in
            try record.reset(.all, at: stamp)
            return true
        }
        let hidden = declared.managed.map { _ in
            Set(TabRecord().arrangement(for: declared.editedTree()).hidden)
        }
        for (id, tab) in declared.tabs where tab.allowsHiding {
            tab._restoreHidden(hidden?.contains(id) ?? tab.isHiddenByDefault)
        }
        declared.changed()
        _arrangeTabs(animated: true)
        if isOwn { _endEditingTabs() }
        return isChanged
    }

    private var _allTabs: [UITab] { _declared.map { DeclaredTabs.all($0.roots) } ?? [] }

    private var _allGroups: [UITabGroup] { _allTabs.compactMap { $0 as? UITabGroup } }

    /// Makes an edit of the user's, which is shown and saved at once; outside of an editing it is one of its own.
    ///
    /// - Parameters:
    ///   - isEditing: Whether it is an arranging of the tabs, of which the delegate hears.
    ///   - shown: The tabs that it may hide or show, of which the delegate hears.
    ///   - groups: The groups whose order it may change.
    ///   - change: Changes a record, and says whether it is another one then; throws if the tabs do not allow it.
    private func _edit(
        isEditing: Bool = true,
        showing shown: [UITab] = [],
        ordering groups: [UITabGroup] = [],
        _ change: @escaping @Sendable (inout TabRecord, TabTree, TabStamp) throws -> Bool
    ) -> Bool {
        guard let session = _declared?.session, let tree = _declared?.editedTree() else { return false }
        // A change that is refused, or changes nothing, is neither saved nor told.
        var attempt = session.drawnRecord
        let stamp = attempt.nextStamp(milliseconds: 0, replica: session.store.replica)
        guard (try? change(&attempt, tree, stamp)) == true else { return false }
        let isOwn = isEditing && !_isEditingTabs
        if isOwn { _beginEditingTabs() }
        guard let declared = _declared, declared.session === session else { return false }
        if isEditing {
            for tab in shown { declared.editing?.noteVisibility(of: tab) }
            for group in groups { declared.editing?.noteOrder(of: group) }
        }
        session.editDrawn { record, stamp in _ = try change(&record, tree, stamp) }
        declared.writeChoices()
        _arrangeTabs(animated: true)
        // There may be no room for all tabs of the bar any more.
        _view?.setNeedsLayout()
        if isOwn { _endEditingTabs() }
        return true
    }
}
