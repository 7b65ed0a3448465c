internal import GtkInterop
internal import TabModel
internal import TabStore

extension UITabBarController {
    /// Makes the tabs the controller's, in place of the view controllers or tabs that it had.
    func _setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in tabs {
            require(
                tab._parent == nil,
                "The tab \(tab._name) is in the group \(tab._parent?._name ?? ""), so it can't be a root tab too"
            )
            require(
                tab._rootOwner == nil || tab._rootOwner === self,
                "The tab \(tab._name) is one of another tab bar controller's tabs already"
            )
        }
        guard _acceptsChanges else { return }
        _abandonCustomizing()
        let former = _declared
        let session = former?.session ?? _makeRecordSession()
        let declared = DeclaredTabs(
            tabs,
            session: session,
            defaults: former?.defaults ?? _makeDefaultsSession(of: session),
            after: former
        )
        let kept = Set(tabs)
        for tab in former?.roots ?? [] where !kept.contains(tab) { tab._rootOwner = nil }
        for tab in tabs { tab._rootOwner = self }
        _show(declared, animated: animated)
    }

    /// Makes these the tabs, with what the user made of them.
    private func _show(_ declared: DeclaredTabs, animated: Bool) {
        _declared = declared
        declared.writeChoices()
        _arrangeTabs(animated: animated)
        if _appearance != .disappeared { declared.follow() }
    }

    /// Lets the tabs go; `viewControllers` takes their place.
    func _leaveTabs() {
        guard let declared = _declared else { return }
        _declared = nil
        for tab in declared.roots { tab._rootOwner = nil }
    }

    /// The tabs in a group are about to be others.
    func _tabsWillChange() { _abandonCustomizing() }

    /// The tabs in a group are others now.
    func _tabsDidChange() {
        guard let declared = _declared else { return }
        let renewed = DeclaredTabs(
            declared.roots,
            session: declared.session,
            defaults: declared.defaults,
            after: declared
        )
        _show(renewed, animated: false)
    }

    /// Something changed of which it depends where tabs stand: they are arranged anew before the next frame, or when somebody asks.
    func _tabArrangementChanged() {
        guard let declared = _declared else { return }
        declared.changed()
        _view?.setNeedsLayout()
    }

    /// Brings the bar into step with the tabs if that was not done yet.
    func _arrangeTabsIfNeeded() {
        if _declared?.needsArranging == true { _arrangeTabs(animated: false) }
    }

    /// Brings the bar into step with the tabs, and selects another one where the selected one can't be seen any more.
    func _arrangeTabs(animated: Bool) {
        guard let declared = _declared, _acceptsChanges else { return }
        declared.needsArranging = false
        let order = declared.order(
            _usesTopBar ? .wide : .narrow,
            compact: compactTabIdentifiers,
            capacity: _state.capacity
        )
        declared.bar = order.bar
        declared.order = order.roots
        let shown = _usesTopBar ? order.roots.filter { !$0.isHidden } : order.bar
        let roots = shown.map(RootTab.tab)
        let next = _selectableTab(among: shown)
        // Whoever is in More's list stays there, as long as there is one.
        let staysInMore = _state.selection == .more && roots.count > _state.capacity
        _holdingSettling {
            // What comes instead of a tab that goes is shown at once, before another one would be loaded in its place.
            if let next, !staysInMore, _state.index(of: .tab(next._root)) != nil,
                roots != _state.tabs ?? [],
                case .success(let effects) = _state.selectTab(.tab(next._root))
            {
                _perform(effects, animated: animated)
            }
            if roots != _state.tabs ?? [] { _perform(_state.replaceTabs(roots), animated: animated) }
            let movable = shown.filter(\._isMovableOnBar).map(RootTab.tab)
            if movable != _state.customizableTabs ?? [] { _perform(_state.setCustomizableTabs(movable)) }
            guard let next else { return }
            if !staysInMore, case .success(let effects) = _state.selectTab(.tab(next._root)) {
                _perform(effects, animated: animated)
            }
            _noteSelected(next)
        }
        // The form may be another one, with the same root tabs.
        let isBarRight =
            _usesTopBar || _tabBar._items ?? [] == _slotItems && _tabBar._selectedItem === _selectedItem
        if !_tabBar.isCustomizing, !isBarRight { _updateBar(animated: animated) }
        _settleStack()
        _updateTopBar()
        _sidebarTabsChanged()
    }

    /// The tab that is to be selected when only some root tabs are to be seen: the selected one if it can, else by rule 12 of trees.
    private func _selectableTab(among shown: [UITab]) -> UITab? {
        guard let declared = _declared else { return nil }
        guard let selected = declared.selected else { return shown.first?._leaf }
        let isDeclared = declared.tabs[selected._id] === selected
        if isDeclared, selected._isSeen, shown.contains(selected._root) { return selected }
        return _tab(insteadOf: selected, among: Set(shown))
    }

    /// The neighbour that takes the place of a tab that can't be seen any more.
    private func _tab(insteadOf selected: UITab, among shown: Set<UITab>) -> UITab? {
        guard let declared = _declared else { return nil }
        var level = selected
        while let group = level._parent {
            if let next = level._neighbour(among: group.displayOrder, where: { !$0.isHidden }),
                shown.contains(next._root), next._isSeen
            {
                return next._leaf
            }
            if group._isSeen, shown.contains(group._root) { return group }
            level = group
        }
        let roots = (_state.tabs ?? []).compactMap(\.tab)
        if let next = level._neighbour(among: roots, where: shown.contains) { return next._leaf }
        return declared.roots.first(where: shown.contains)?._leaf
    }

    /// Whether a tab is on the bar, or under More.
    func _hasVisiblePlacement(_ tab: UITab) -> Bool {
        _arrangeTabsIfNeeded()
        return _declared?.place(onBar: tab) != nil
    }

    /// Whether a root tab is in More's list.
    func _isBehindMore(_ tab: RootTab) -> Bool { _state.index(of: tab) != nil && !_state.canTap(.tab(tab)) }

    /// What stands for a root tab was made, perhaps in order to get a badge, which More's then counts.
    func _itemWasMade(of tab: UITab, _ item: UITabBarItem) {
        guard _isBehindMore(.tab(tab)) else { return }
        _moreTabBarItem.hiddenItemWasMade(item, of: .tab(tab))
    }

    /// A root tab that nothing stands for yet has a badge now.
    func _tabGotBadge(_ tab: UITab) {
        guard _isBehindMore(.tab(tab)) else { return }
        _moreTabBarItem.hiddenItemGotBadge(tab._item, of: .tab(tab))
    }

    /// What the user changes is kept under another name.
    func _customizationIdentifierChanged() {
        guard let declared = _declared else { return }
        _endEditingTabs()
        let session = _makeRecordSession()
        let renewed = DeclaredTabs(
            declared.roots,
            session: session,
            defaults: _makeDefaultsSession(of: session)
        )
        renewed.selected = declared.selected
        _show(renewed, animated: false)
    }

    /// Whether the tabs are values, whose customization is saved by itself.
    package var _hasTabs: Bool { _declared != nil }

    /// Takes over, once, what a memory of view controllers saved before: only as long as nothing else is saved for the tabs (T10).
    ///
    /// - Parameter path: The file of that memory.
    package func _takeOver(layoutAt path: String) {
        guard let session = _declared?.session, session.record == TabRecord() else { return }
        let (layout, problems) = TabStore.read(at: TabStoreLocation(file: path))
        for problem in problems { session.problemHandler(problem) }
        guard layout != TabRecord() else { return }
        session.replace(layout)
        session.noteDrawn()
        _declared?.writeChoices()
        _arrangeTabs(animated: false)
        session.save { record, _ in
            // Another window may have been first.
            if record == TabRecord() { record = layout }
        }
    }

    /// Where the user's changes of the tabs are saved (T10).
    private func _makeRecordSession() -> RecordSession {
        guard let name = CustomizationName.name(for: customizationIdentifier) else {
            fatalError(
                "The customizationIdentifier \(customizationIdentifier ?? "") is too long; it becomes the name of a file"
            )
        }
        let application = SessionFile.applicationIdentifier ?? "Tabard"
        let location = TabStoreLocation(applicationIdentifier: application, layout: name)
        let session = RecordSession(TabStore(location))
        session.problemHandler = { Log.note("Tab layout: \($0)") }
        session.isBusy = { [weak self] in self?._tabBar.isCustomizing == true }
        session.draw = { [weak self] in self?._recordChanged() }
        session.read()
        session.noteDrawn()
        return session
    }

    /// By which of a fleet's defaults the device goes, for tabs whose changes are saved in a session.
    private func _makeDefaultsSession(of session: RecordSession) -> DefaultsSession {
        let defaults = DefaultsSession(of: session.store.location)
        defaults.problemHandler = { Log.note("Tab layout: \($0)") }
        defaults.changed = { [weak self] in self?._defaultsChanged() }
        defaults.read()
        return defaults
    }

    /// Other defaults of the fleet count, or those that came while the user was at the edit screen.
    func _defaultsChanged() {
        guard let declared = _declared, declared.managed != declared.defaults.defaults else { return }
        if declared.defaults.defaults?.isLocked == true {
            // What is being arranged may not be any more.
            _abandonCustomizing()
            if _sidebarIsEdited { _setEditingTabs(false) }
            _endEditingTabs()
        }
        // What the user does there counts as done to what they see.
        guard let declared = _declared, declared.managed != declared.defaults.defaults,
            !_tabBar.isCustomizing
        else { return }
        declared.adoptDefaults()
        declared.writeChoices()
        _arrangeTabs(animated: true)
        _view?.setNeedsLayout()
    }

    /// Others changed what is saved: what the user chose elsewhere is shown here too.
    private func _recordChanged() {
        guard let declared = _declared else { return }
        declared.session.noteDrawn()
        // What follows a start, or an edit in this window, mostly says nothing new.
        guard declared.session.record != declared.written else { return }
        declared.writeChoices()
        _arrangeTabs(animated: true)
    }
}
