internal import TabModel

/// What a session's bar is customized for: the bar itself if it stands alone, else its controller.
@MainActor
protocol CustomizingOwner: AnyObject {
    /// The items that the bar shows behind those that can be arranged, such as More.
    var _trailingCustomizingItems: [UITabBarItem] { get }

    /// The edit screen goes, and the user chose this order; make it so.
    func _customizingEnds(_ customization: TabCustomization<UITabBarItem>, animated: Bool)
}

extension UITabBar: CustomizingOwner {
    var _trailingCustomizingItems: [UITabBarItem] { [] }

    private var _customizingOwner: any CustomizingOwner { _manager ?? self }

    func _beginCustomizing(_ items: [UITabBarItem]) {
        guard _session == nil else { return }
        _delegate?.tabBar(self, willBeginCustomizing: items)
        let shown = _items ?? []
        var known = Set(shown)
        let others = items.filter { known.insert($0).inserted }
        _begin(
            TabCustomization(
                order: shown + others,
                barCount: shown.count,
                listed: items,
                defaultOrder: nil
            )
        )
        _delegate?.tabBar(self, didBeginCustomizing: items)
    }

    /// Shows the edit screen.
    func _begin(_ customization: TabCustomization<UITabBarItem>) {
        _session = CustomizingSession(customization, on: self)
        _customizingChanged()
        _showCustomizingScreen()
    }

    func _endCustomizing(animated: Bool) -> Bool {
        guard let session = _session else { return false }
        session.cancel()
        let customization = session.customization
        _customizingOwner._customizingEnds(customization, animated: animated)
        return customization.isChanged
    }

    func _customizingEnds(_ customization: TabCustomization<UITabBarItem>, animated: Bool) {
        let items = Array(customization.bar)
        let changed = items != Array(customization.initialOrder.prefix(customization.barCount))
        _delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
        _closeCustomizing(animated: animated)
        _delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
    }

    /// Ends a customizing that the app's own change of the items makes pointless; nothing is changed by it.
    func _abandonCustomizing() {
        guard _manager == nil, let session = _session else { return }
        let items = Array(session.customization.initialOrder.prefix(session.customization.barCount))
        _delegate?.tabBar(self, willEndCustomizing: items, changed: false)
        _closeCustomizing(animated: false)
        _setItems(items, animated: false)
        _delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    }

    /// Takes the edit screen away; the bar keeps what it shows.
    func _closeCustomizing(animated: Bool) {
        _session = nil
        _screen?.leave(animated: animated)
        _screen = nil
        setNeedsDisplay()
        for button in _buttons { button._update() }
    }

    /// Shows the edit screen over what holds the bar; before the bar comes into a window there is none.
    func _showCustomizingScreen() {
        guard _screen == nil, let session = _session, let window = _window else { return }
        let screen = CustomizingScreen(bar: self, items: session.customization.listed)
        _screen = screen
        screen.show(in: _manager?.viewIfLoaded ?? window)
    }

    /// The bar came into another window, or left it, and so must its edit screen.
    func _customizingWindowChanged() { _renewCustomizingScreen() }

    /// Shows the edit screen anew, with what the user arranged so far.
    func _renewCustomizingScreen() {
        guard _session != nil else { return }
        _session?.cancel()
        _screen?.leave(animated: false)
        _screen = nil
        _showCustomizingScreen()
    }

    /// A step was made: the bar shows it.
    func _customizingChanged() {
        guard let session = _session else { return }
        let shown = session.shownItems + _customizingOwner._trailingCustomizingItems
        if shown != _items ?? [] {
            _setItems(shown, animated: true)
        }
        _highlight(shown.first { $0 === session.selected })
        for button in _buttons { button._update() }
        setNeedsDisplay()
    }
}
