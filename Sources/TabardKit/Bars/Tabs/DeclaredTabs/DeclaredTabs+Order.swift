internal import TabModel

extension DeclaredTabs {
    /// Tabs as a window shows them.
    struct Order: Equatable {
        /// What stands on the bar, in a narrow window with what is under More.
        var bar: [UITab]
        /// The root tabs, hidden ones included.
        var roots: [UITab]
    }

    /// The tabs in the user's order.
    ///
    /// - Parameters:
    ///   - width: Whether the bar is that of a wide window.
    ///   - compact: The identifiers of the tabs that a narrow window shows; nil for all.
    ///   - capacity: The places on the bar of a narrow window.
    func order(_ width: TabTreeArrangement.Width, compact: [String]?, capacity: Int) -> Order {
        guard managed != nil || !session.drawnRecord.entries.isEmpty else {
            return orderByItself(width, compact: compact)
        }
        let arrangement = arrangement(width, compact: compact, capacity: capacity)
        return Order(
            bar: arrangement.visible.compactMap { tabs[$0] },
            roots: arrangement.roots.compactMap { tabs[$0] }
        )
    }

    /// What the model says where nothing was ever chosen, as at most starts, without describing all tabs to it.
    func orderByItself(_ width: TabTreeArrangement.Width, compact: [String]?) -> Order {
        // A bar that shows nothing leaves the user no way back (rule 6 of trees).
        let first = roots.allSatisfy(\.isHidden) ? roots.first : nil
        let seen = roots.filter { !$0.isHidden || $0 === first }
        let bar: [UITab]
        switch width {
        case .narrow:
            let compact = compact.map { Set($0.compactMap { TabID($0) }) }
            bar = seen.filter { tab in
                tab.preferredPlacement != .sidebarOnly && compact?.contains(tab._id) ?? true
            }
        case .wide: bar = Self.onBar(seen)
        }
        return Order(bar: Self.withEdges(bar), roots: Self.withEdges(roots))
    }

    /// The tabs, and those in them, that are on the bar of a wide window by themselves.
    private static func onBar(_ roots: [UITab]) -> [UITab] {
        var found: [UITab] = []
        var rest: [UITab] = roots.reversed()
        while let tab = rest.popLast() {
            if tab._isOnBarByItself { found.append(tab) }
            guard let group = tab._asGroup else { continue }
            for child in group.displayOrder.reversed() {
                // Most are neither.
                guard child._asGroup != nil || child._isOnBarByItself else { continue }
                if !child.isHidden { rest.append(child) }
            }
        }
        return found
    }

    /// Puts fixed tabs first, and pinned ones last.
    private static func withEdges(_ tabs: [UITab]) -> [UITab] {
        let placements = tabs.map(\.preferredPlacement)
        guard placements.contains(where: { $0 == .fixed || $0 == .pinned }) else { return tabs }
        func part(where isIn: (UITab.Placement) -> Bool) -> [UITab] {
            zip(tabs, placements).filter { isIn($1) }.map(\.0)
        }
        return part { $0 == .fixed } + part { $0 != .fixed && $0 != .pinned } + part { $0 == .pinned }
    }
}

extension UITab {
    /// Whether the tab is on the bar of a wide window as long as the user says nothing.
    fileprivate var _isOnBarByItself: Bool {
        switch preferredPlacement {
        case .default, .movable, .pinned, .fixed: true
        case .automatic: _parent == nil
        case .optional, .sidebarOnly: false
        }
    }
}
