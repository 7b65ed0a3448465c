internal import TabModel

extension UITabBarController {
    /// Takes note of the order to which the edit screen's Reset goes back: the one in which the app first set its tabs.
    ///
    /// Setting some or all of the same tabs again is an arrangement of them, such as a saved one, and not a new default.
    func _noteDefaultOrder(_ controllers: [UIViewController]) {
        let known = Set(_defaultOrder.compactMap(\.controller))
        if controllers.contains(where: { !known.contains($0) }) { _setDefaultOrder(controllers) }
    }

    /// Says to which order the edit screen's Reset goes back.
    package func _setDefaultOrder(_ controllers: [UIViewController]) {
        _defaultOrder = controllers.map { WeakController(controller: $0) }
    }

    /// The items in that order; those of tabs that are values as the app declares them.
    var _defaultItems: [UITabBarItem] {
        guard let declared = _declared else { return _defaultOrder.compactMap { $0.controller?.tabBarItem } }
        let arrangement = declared.arrangement(
            .narrow,
            of: TabRecord(),
            compact: compactTabIdentifiers,
            capacity: _state.capacity
        )
        return arrangement.visible.compactMap { declared.tabs[$0]?._item }
    }
}

/// A controller that the app may let go of at any time.
struct WeakController {
    weak var controller: UIViewController?
}
