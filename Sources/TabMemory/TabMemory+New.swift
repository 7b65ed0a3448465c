#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

extension TabMemory {
    /// The tabs that an update of the app brought since the user last arranged the tabs, and that the user has not
    /// selected yet, in order.
    public var newTabs: [TabID] {
        let seen = Set(record.selections.flatMap(\.history))
        return arrangement.new.filter { !seen.contains($0) }
    }

    /// Gives new tabs a badge, unless the app gave them one, and takes it from those that have been seen.
    func markNewTabs() {
        let new = Set(newTabs)
        for (id, badge) in marks where !new.contains(id) || badge != newTabBadge {
            marks[id] = nil
            if let item = tabs[id]?.tabBarItem, item.badgeValue == badge { item.badgeValue = nil }
        }
        guard let badge = newTabBadge else { return }
        for id in new where marks[id] == nil {
            guard let item = tabs[id]?.tabBarItem, item.badgeValue == nil else { continue }
            item.badgeValue = badge
            marks[id] = badge
        }
    }

    /// A new tab was selected: its mark goes; when the last one has been seen, none is new any more.
    func see(_ id: TabID) {
        guard let badge = marks.removeValue(forKey: id) else { return }
        if let item = tabs[id]?.tabBarItem, item.badgeValue == badge { item.badgeValue = nil }
        guard marks.isEmpty else { return }
        session.save { [declaration, policy] record, stamp in
            try record.acknowledge(declaration, policy: policy, at: stamp)
        }
    }
}
