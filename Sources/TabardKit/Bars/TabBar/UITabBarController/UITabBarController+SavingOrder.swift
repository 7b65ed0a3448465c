internal import TabModel

extension UITabBarController {
    /// Saves the order of the root tabs that the user leaves the edit screen of a narrow window with (T9, T10).
    func _saveOrder(_ order: [RootTab]) {
        guard let declared = _declared else { return }
        let ids = { (tabs: [RootTab]) in tabs.compactMap { $0.tab?._id } }
        let (before, after) = (ids(_state.tabs ?? []), ids(order))
        guard before != after else { return }
        let tree = declared.editedTree()
        let compact = compactTabIdentifiers.map { Set($0.compactMap { TabID($0) }) }
        let policy = TabPolicy(capacity: _state.capacity)
        declared.session.editDrawn { record, stamp in
            try record.customize(
                from: before,
                to: after,
                in: tree,
                compact: compact,
                policy: policy,
                at: stamp
            )
        }
    }
}
