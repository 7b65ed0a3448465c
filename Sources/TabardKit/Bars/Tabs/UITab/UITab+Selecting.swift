extension UITab {
    /// The tab that is selected when this one is: of a group the one in it that was selected last, else the group's default, else
    /// its first one that is not hidden; else itself.
    var _leaf: UITab {
        var tab = self
        while let next = (tab as? UITabGroup)?._childToSelect { tab = next }
        return tab
    }

    /// The next tab of a list that can be selected, else the one before.
    func _neighbour(among tabs: [UITab], where canBeSelected: (UITab) -> Bool) -> UITab? {
        guard let index = tabs.firstIndex(where: { $0 === self }) else {
            return tabs.first(where: canBeSelected)
        }
        return tabs[(index + 1)...].first(where: canBeSelected)
            ?? tabs[..<index].last(where: canBeSelected)
    }
}

extension UITabGroup {
    fileprivate var _childToSelect: UITab? {
        if let _selectedChild, !_selectedChild.isHidden { return _selectedChild }
        if isSidebarDestination { return nil }
        let shown = displayOrder.filter { !$0.isHidden }
        return shown.first { $0.identifier == defaultChildIdentifier } ?? shown.first
    }
}
