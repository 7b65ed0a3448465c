extension UIScene {
    /// Posted after the delegate heard that the scene connects.
    public nonisolated static let willConnectNotification =
        NSNotification.Name("UISceneWillConnectNotification")
    /// Posted when the scene has gone for good, or the app ends.
    public nonisolated static let didDisconnectNotification =
        NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted when the user works in the scene.
    public nonisolated static let didActivateNotification =
        NSNotification.Name("UISceneDidActivateNotification")
    /// Posted when the user turns to something else.
    public nonisolated static let willDeactivateNotification =
        NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted when a window of the scene comes into sight.
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when no window of the scene is in sight any more.
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UISceneDidEnterBackgroundNotification")

    /// Goes to a state through those between, so that every call has its counterpart, and the app with it.
    func _enter(_ target: ActivationState) {
        _targetState = target
        // A call below may itself change the windows' state; the loop then goes on to the new target.
        guard !_isChangingState else { return }
        _isChangingState = true
        defer { _isChangingState = false }
        while _state != _targetState {
            switch (_state, _targetState) {
            case (.foregroundActive, _):
                delegate?.sceneWillResignActive(self)
                _post(Self.willDeactivateNotification)
                _state = .foregroundInactive
                UIApplication.shared._sceneKeeper?.saveChanges()
            case (.foregroundInactive, .foregroundActive):
                _state = .foregroundActive
                delegate?.sceneDidBecomeActive(self)
                _post(Self.didActivateNotification)
                session._lastUsed = .now
                UIApplication.shared._sceneKeeper?.noteChange()
            case (.foregroundInactive, _):
                _state = .background
                delegate?.sceneDidEnterBackground(self)
                _post(Self.didEnterBackgroundNotification)
                _keepActivity()
                UIApplication.shared._sceneKeeper?.save(self)
            case (.unattached, _):
                _state = .background
            case (.background, .unattached):
                _state = .unattached
                delegate?.sceneDidDisconnect(self)
                _post(Self.didDisconnectNotification)
            case (.background, _):
                delegate?.sceneWillEnterForeground(self)
                _post(Self.willEnterForegroundNotification)
                _state = .foregroundInactive
            }
            UIApplication.shared._followScenes()
        }
    }

    func _post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Asks what the scene is to be restored from, lets the app bring it up to date, and gives it to the session (R3).
    func _keepActivity() {
        guard !_isRestoring else { return }
        let ask = { [self] in
            let activity = delegate?.stateRestorationActivity(for: self)
            if let activity {
                activity.willBeKept()
                for responder in _responders where responder.userActivity === activity {
                    responder.updateUserActivityState(activity)
                }
                delegate?.scene(self, didUpdate: activity)
            }
            if delegate != nil { session.stateRestorationActivity = activity }
        }
        if let keeper = UIApplication.shared._sceneKeeper { keeper.asking(ask) } else { ask() }
    }
}
