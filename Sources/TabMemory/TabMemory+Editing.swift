extension TabMemory {
    /// Hides a tab; it is hidden and saved when this returns, and no update of the app shows it again.
    ///
    /// - Throws: `refused` if the app has no such tab, always shows it, or the tabs are locked. If it cannot be saved, it is hidden all the
    ///   same, and the error says why.
    public func hide(_ id: TabID) async throws(TabStoreError) {
        try await session.edit { [declaration, policy] record, stamp in
            try record.hide(id, in: declaration, policy: policy, at: stamp)
        }
    }

    /// Shows a hidden tab again, in its place; it is saved when this returns.
    public func unhide(_ id: TabID) async throws(TabStoreError) {
        try await session.edit { [declaration, policy] record, stamp in
            try record.unhide(id, in: declaration, policy: policy, at: stamp)
        }
    }

    /// Goes back to what the app declares, in order, visibility or both; it is saved when this returns.
    public func reset(_ reset: TabRecord.Reset) async throws(TabStoreError) {
        try await session.edit { [declaration] record, stamp in
            try declaration.checkUnlocked()
            try record.reset(reset, at: stamp)
        }
    }

    /// Whether there is an edit for `undo()` to take back, be it of an earlier launch.
    public var canUndo: Bool { !isLocked && record.undo != nil }

    /// Takes the last edit back: an order, a hidden tab, a reset; also that of an earlier launch.
    ///
    /// Another call takes the undo itself back.
    ///
    /// - Throws: `refused` if there is nothing to undo or the tabs are locked, or why it could not be saved.
    public func undo() async throws(TabStoreError) {
        try await session.edit { [declaration] record, stamp in
            try declaration.checkUnlocked()
            try record.undoLastEdit(at: stamp)
        }
    }
}
