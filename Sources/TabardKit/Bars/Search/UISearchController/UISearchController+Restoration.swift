internal import GtkInterop

extension UISearchController {
    /// A search that was under way at the last launch and goes on once its bar is on the screen.
    struct RestoredSearch {
        /// Whether the user was writing.
        let hasKeyboard: Bool
    }

    private static var activeKey: String { "UISearchControllerIsActive" }
    private static var keyboardKey: String { "UISearchControllerHasKeyboard" }
    private static var resultsKey: String { "UISearchControllerResults" }

    func _encodeSearch(with coder: NSCoder) {
        // One that was never seen has still to come back itself.
        coder.encode(_isActive || _restoredSearch != nil, forKey: Self.activeKey)
        coder.encode(_restoredSearch?.hasKeyboard ?? _searchBar.isFirstResponder, forKey: Self.keyboardKey)
        coder.encode(_results, forKey: Self.resultsKey)
        _searchBar._encodeSearch(with: coder)
    }

    func _decodeSearch(with coder: NSCoder) {
        _searchBar._decodeSearch(with: coder)
        guard coder.decodeBool(forKey: Self.activeKey), !_isActive else { return }
        _restoredSearch = RestoredSearch(hasKeyboard: coder.decodeBool(forKey: Self.keyboardKey))
        if _searchBar.window != nil { _barCameIntoSight() }
    }

    /// Goes on with the search of the last launch, unless the app has begun it itself.
    func _barCameIntoSight() {
        guard let restored = _restoredSearch else { return }
        _restoredSearch = nil
        _begin(takesKeyboard: false)
        guard restored.hasKeyboard else { return }
        // The bar is on its way into the window, and can't have the keyboard before it is there.
        MainLoop.whenIdle { [weak self] in
            if let self, self._isActive { self._searchBar.becomeFirstResponder() }
        }
    }
}
