internal import TabStore

extension UIApplication {
    /// Brings the interface's state back, in an app without scenes; those with scenes have activities.
    func _restoreState() {
        guard !_usesScenes, let identifier = SessionFile.applicationIdentifier else { return }
        let location = StateLocation(applicationIdentifier: identifier)
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
    /// It is saved within two seconds, if the app wants it saved. What the user does, and what containers, scroll views
    /// and texts do, needs no such word.
    public func setNeedsStateSave() { RestorableChange.happened() }

    /// Saves the state of the interface, which is on the disk when this returns; Tabard's own (R1).
    ///
    /// It is what the app's delegate wants kept; in an app with scenes their activities and windows. It does nothing if that is
    /// nothing.
    ///
    /// - Throws: Why it is not on the disk, a `TabStoreError`.
    public func saveStateNow() throws {
        try _stateKeeper?.saveNow()
        try _sceneKeeper?.saveNow()
    }
}
