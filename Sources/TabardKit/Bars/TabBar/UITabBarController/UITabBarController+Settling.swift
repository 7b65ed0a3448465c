internal import GtkInterop

extension UITabBarController {
    /// Brings all parts of the screen into step with the state.
    ///
    /// Every call into the app may change the state again. Nothing of that is done inside the call: when it has returned,
    /// the part at hand is either finished or given up, and the next look at the state finds what is left to do.
    func _settle() {
        guard !_settling.parts.isEmpty, !_settling.isRunning, _settling.holds == 0 else { return }
        _runSettling()
    }

    /// Calls into the app; what it changes meanwhile is settled afterwards.
    func _holdingSettling<Result>(_ body: () -> Result) -> Result {
        _settling.holds += 1
        let result = body()
        _settling.holds -= 1
        _settle()
        return result
    }

    /// Shows the content of a controller that is about to appear.
    func _prepareContent() {
        _settling.parts.insert(.content)
        guard !_settling.isRunning else { return }
        _settling.isPreparing = true
        _runSettling()
        _settling.isPreparing = false
    }

    /// Whether the app may change the tabs or the selection now.
    var _acceptsChanges: Bool { !_settling.refusesChanges }

    private func _runSettling() {
        _settling.isRunning = true
        var count = 0
        while let part = _settling.takeNext() {
            count += 1
            if count == TabSettling.limit { _refuseChanges() }
            // Nothing that still changes now is the app's doing.
            if count == 2 * TabSettling.limit { break }
            _settle(part)
        }
        _settling.parts = []
        _settling.refusesChanges = false
        _settling.isRunning = false
        _checkInvariants()
    }

    private func _refuseChanges() {
        _settling.refusesChanges = true
        Log.warn(
            "Callbacks of a UITabBarController's tabs or delegate undo each other's changes of the selection or of the tabs without end, such as two viewDidAppear(_:) that select each other's tab; it stays as it is now"
        )
    }

    private func _settle(_ part: TabSettling.Parts) {
        switch part {
        case .tabs: _settleTabs()
        case .list:
            _madeMore?._updateList()
            _moreTabBarItem.hiddenTabsChanged()
        case .bar: _updateBar(animated: _settling.isAnimated)
        case .highlight: _updateHighlight()
        default:
            if _appearance != .disappeared || _settling.isPreparing { _settleContent() }
        }
    }

    /// Gives every tab the parent that it must have.
    private func _settleTabs() {
        // A tab that gets another parent must not be on its way.
        _finishTransition()
        guard !_areTabsStale else { return }
        if let shown = _shown, _mustLeave(shown) {
            _settling.parts.insert(.content)
            _hideShown()
            guard !_areTabsStale else { return }
        }
        let tabs = _state.tabs ?? []
        let areSame = _installed == tabs
        guard areSame || _removeAll(but: Set(tabs)) else { return }
        let more = _state.presentedInMore == nil ? _madeMore : _more
        more?._arrange(_state.presentedInMore, animated: _settling.isAnimated && _isMore(_shown))
        guard !_areTabsStale, areSame ? _installOrphans() : _installAll(tabs) else { return }
        _installed = tabs
    }

    /// Whether a callback changed the tabs since settling them began.
    private var _areTabsStale: Bool { _settling.parts.contains(.tabs) }

    /// Whether what is on the screen has to go before the tabs get other parents: nothing shall be loaded in its place
    /// that is not shown in the end.
    private func _mustLeave(_ shown: UIViewController) -> Bool {
        let presented = _state.presentedInMore
        if _isMore(shown) { return _more.presentedTab != presented && _wanted !== _more }
        return shown === presented?.existingController || _rootTab(of: shown) == nil
    }

    /// - Returns: False if a callback changed the tabs.
    private func _removeAll(but tabs: Set<RootTab>) -> Bool {
        let gone = _installed.filter { !tabs.contains($0) }
        _installed.removeAll { !tabs.contains($0) }
        for (index, tab) in gone.enumerated() {
            _remove(tab)
            guard !_areTabsStale else {
                _installed += gone[(index + 1)...]
                return false
            }
        }
        return true
    }

    private func _remove(_ tab: RootTab) {
        guard let controller = tab.existingController else { return }
        _madeMore?._forgetPages(of: controller)
        // What stands above More's list is taken off it together with what comes there.
        guard tab != _madeMore?.presentedTab else { return }
        if _isMore(controller._parent) { _more._finishTransition() }
        guard controller._parent === self else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    /// - Returns: False if a callback changed the tabs.
    private func _installAll(_ tabs: [RootTab]) -> Bool {
        _orphans = []
        let known = Set(_installed)
        for tab in tabs {
            let isNew = !known.contains(tab)
            if isNew { _installed.append(tab) }
            guard _install(tab, isNew: isNew) else { return false }
        }
        return true
    }

    /// Looks at those of the same tabs whose controllers may have no parent.
    ///
    /// - Returns: False if a callback changed the tabs.
    private func _installOrphans() -> Bool {
        let orphans = _orphans
        _orphans = []
        let tabs = _state.tabs ?? []
        let places = Set(orphans.compactMap(_state.index(of:))).sorted()
        let isDone = places.allSatisfy { _install(tabs[$0], isNew: false) }
        if !isDone { _orphans += orphans }
        return isDone
    }

    /// - Returns: False if a callback changed the tabs.
    private func _install(_ tab: RootTab, isNew: Bool) -> Bool {
        // A tab that is a value gets its controller when that is first shown (T3).
        guard tab != _state.presentedInMore, let controller = tab.existingController,
            isNew || controller._parent == nil || _isMore(controller._parent)
        else { return true }
        _addChild(controller)
        controller.didMove(toParent: self)
        return !_areTabsStale
    }

    /// A root tab's controller was made, or is another one.
    func _controllerWasMade(of tab: UITab) { _orphans.append(.tab(tab)) }

    /// A tab no longer stands above More's list.
    func _leavesMore(_ tab: RootTab) { _orphans.append(tab) }
}
