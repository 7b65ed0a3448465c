extension UISplitViewController {
    /// Which columns were in sight at the last launch.
    struct RestoredSight {
        /// The column on top, if the window was narrow.
        var top: Column?
        /// What the user, or the app, chose in a wide one.
        var mode: DisplayMode?
    }

    private static var topKey: String { "UISplitViewControllerTopColumn" }
    private static var modeKey: String { "UISplitViewControllerDisplayMode" }

    private static func key(_ column: Column) -> String { "UISplitViewControllerColumn\(column.rawValue)" }
    private static func stackKey(_ column: Column) -> String {
        "UISplitViewControllerStack\(column.rawValue)"
    }

    private static var allColumns: [Column] { [.primary, .supplementary, .secondary, .compact] }

    /// What stands in columns belongs to this controller, also while it stands on the stack of another column, or nowhere.
    func _ownColumns(former: [Column: UIViewController]) {
        for gone in former.values where gone._restorationOwner === self { gone._restorationOwner = nil }
        for (column, controller) in _columns
        where _style == .unspecified || column == .compact || controller is UINavigationController {
            controller._restorationOwner = self
        }
    }

    func _encodeColumns(with coder: NSCoder) {
        for column in Self.allColumns {
            guard let controller = _columns[column] else { continue }
            coder.encode(controller, forKey: Self.key(column))
            // One with an identifier of its own writes its stack itself.
            if let wrapper = _wrappers[column], wrapper.restorationIdentifier == nil {
                wrapper._encodeStack(with: coder, Self.stackKey(column))
            }
        }
        // What was never seen has still to come back itself.
        let sight = _restoredSight ?? RestoredSight(top: _topColumn, mode: _collapses ? nil : _chosenMode)
        if let top = sight.top { coder.encode(top.rawValue, forKey: Self.topKey) }
        if let mode = sight.mode {
            coder.encode(DisplayMode(others: mode.others, _behavior).rawValue, forKey: Self.modeKey)
        }
    }

    /// The column that is seen in a narrow window.
    private var _topColumn: Column? {
        guard _collapses, let root = _collapsedRoot else { return nil }
        if root === _columns[.compact] { return .compact }
        let stack = (root as? UINavigationController)?.viewControllers ?? []
        return _wideColumns.last { column in
            let container = _knownContainer(column)
            return container === root || stack.contains { $0 === container }
        }
    }

    func _decodeColumns(with coder: NSCoder) {
        var pair = [Column.primary, .secondary].map { _columns[$0] }
        for column in Self.allColumns {
            guard let controller = coder.decodeObject(forKey: Self.key(column)) as? UIViewController else {
                continue
            }
            if controller !== _columns[column], _canBeColumn(controller, column) {
                if _style != .unspecified {
                    setViewController(controller, for: column)
                } else if column != .compact {
                    pair[column == .primary ? 0 : 1] = controller
                }
            }
            guard _columns[column] === controller, let wrapper = _wrappers[column] else { continue }
            wrapper._decodeStack(with: coder, Self.stackKey(column))
        }
        if _style == .unspecified, pair[0] !== _columns[.primary] || pair[1] !== _columns[.secondary],
            pair[0] != nil || pair[1] == nil
        {
            viewControllers = pair.compactMap(\.self)
        }
        func choice<Choice: RawRepresentable>(_ key: String) -> Choice? where Choice.RawValue == Int {
            coder.containsValue(forKey: key) ? Choice(rawValue: coder.decodeInteger(forKey: key)) : nil
        }
        _restoredSight = RestoredSight(top: choice(Self.topKey), mode: choice(Self.modeKey))
    }

    /// What a file says of columns may be anything, and what an update put elsewhere stays there.
    private func _canBeColumn(_ controller: UIViewController, _ column: Column) -> Bool {
        controller !== self && !(controller is UISplitViewController)
            && (column != .supplementary || _style == .tripleColumn)
            && !_columns.values.contains { $0 === controller }
            && controller._parent == nil && controller._presenting == nil
            && !_ancestors.contains { $0 === controller }
    }

    /// The column that the user left on top, if it is there still.
    func _takeRestoredTop() -> Column? {
        let top = _restoredSight?.top
        _restoredSight = nil
        return top.flatMap { _columns[$0] == nil ? nil : $0 }
    }

    /// Brings the display mode of the last launch back, in a window that shows the columns in the same way.
    func _restoreMode() {
        guard let restored = _restoredSight else { return }
        _restoredSight = nil
        guard !_collapses, let mode = restored.mode, mode != .automatic,
            DisplayMode(others: mode.others, _behavior) == mode
        else { return }
        _chosenMode = mode
    }
}
