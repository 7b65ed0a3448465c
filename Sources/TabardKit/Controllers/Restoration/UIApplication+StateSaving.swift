extension UIApplication {
    /// Brings the interface's state back, in an app without scenes; those with scenes have activities.
    func _restoreState() {
        guard !_usesScenes, let location = StateKeeper.ownLocation else { return }
        let keeper = StateKeeper(_stateRestoration, location)
        _stateKeeper = keeper
        RestorableChange.listener = { [weak keeper] in keeper?.noteChange() }
        keeper.restore()
    }
}

extension UIApplication {
    /// Says that the interface's state changed by something that the user did not do in it, such as a message that came; Tabard's
    /// own (R1).
    ///
    /// It is saved within two seconds, if the delegate wants it saved. What the user does, and what containers, scroll views
    /// and texts do, needs no such word.
    public func setNeedsStateSave() { RestorableChange.happened() }

    /// Saves the state of the interface, which is on the disk when this returns; Tabard's own (R1).
    ///
    /// It does nothing if the delegate wants no state saved, and in an app with scenes.
    ///
    /// - Throws: Why it is not on the disk, a `TabStoreError`.
    public func saveStateNow() throws { try _stateKeeper?.saveNow() }
}
