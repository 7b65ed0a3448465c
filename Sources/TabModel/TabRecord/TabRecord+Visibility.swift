extension TabRecord {
    /// The user hides a tab; no later version of the app unhides it (rule 6).
    ///
    /// - Returns: Whether this is new; else the record is as it was.
    @discardableResult
    public mutating func hide(
        _ id: TabID,
        in declaration: TabDeclaration,
        policy: TabPolicy = TabPolicy(),
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try setVisibility(.hidden, of: id, in: declaration, policy: policy, at: stamp)
    }

    /// The user shows a tab, be it hidden by the user or by default.
    ///
    /// - Returns: Whether this is new; else the record is as it was.
    @discardableResult
    public mutating func unhide(
        _ id: TabID,
        in declaration: TabDeclaration,
        policy: TabPolicy = TabPolicy(),
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try setVisibility(.shown, of: id, in: declaration, policy: policy, at: stamp)
    }

    /// The user chooses whether a tab is to be seen, or leaves it to the app again.
    ///
    /// - Parameters:
    ///   - visibility: What the user chose. Hiding a tab that is not hideable is refused; showing never is.
    ///   - id: The tab.
    ///   - declaration: The app's tabs.
    ///   - policy: The policy of the arrangement that the user sees.
    ///   - stamp: The edit's stamp, from `nextStamp(milliseconds:replica:)`.
    /// - Returns: Whether this is new; else the record is as it was.
    @discardableResult
    public mutating func setVisibility(
        _ visibility: TabVisibility,
        of id: TabID,
        in declaration: TabDeclaration,
        policy: TabPolicy = TabPolicy(),
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try declaration.checkUnlocked()
        try check(stamp)
        let tab = try declaration.declaredIndex(of: id)
        if visibility == .hidden, !declaration.tabs[tab].isHideable {
            throw .notHideable(id)
        }
        let known = entries.lazy.filter { declaration.index(of: $0.id) == tab }.compactMap(\.visibility)
        let choice = known.max { $1.outranks($0) }?.value ?? .default
        guard choice != visibility else { return false }
        let reading = TabReading(of: self, for: declaration, policy: policy, includingAbsent: true)
        var edit = TabOrderEdit(of: self, reading, for: declaration, at: stamp)
        edit.setVisibility(visibility, ofTab: tab)
        self = edit.finish(undo: TabUndo(stamp: stamp, changes: edit.changes))
        return true
    }
}
