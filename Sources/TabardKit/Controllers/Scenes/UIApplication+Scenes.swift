internal import GtkInterop

extension UIApplication {
    /// Whether the app's `Info.plist` has a scene manifest.
    var _usesScenes: Bool { _sceneManifest != nil }

    /// The scene of an app without a manifest, which has all of its windows.
    var _sceneOfAppWithoutScenes: UIWindowScene? {
        guard !_usesScenes else { return nil }
        if let scene = _windowsScene { return scene }
        let session = UISceneSession(configuration: UISceneConfiguration())
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        session._scene = scene
        _windowsScene = scene
        switch _state {
        case .active: scene._state = .foregroundActive
        case .inactive: scene._state = .foregroundInactive
        case .background: scene._state = .background
        }
        return scene
    }

    /// The scenes that are there, the oldest first.
    var _scenes: [UIScene] { _usesScenes ? _ownScenes : _sceneOfAppWithoutScenes.map { [$0] } ?? [] }

    /// The class with a name, with its module as `NSStringFromClass` gives it, or without if it is in the delegate's module.
    func _class(named name: String) -> AnyClass? {
        if let found = NSClassFromString(name) { return found }
        guard !name.contains("."), let delegate else { return nil }
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        return NSClassFromString("\(module).\(name)")
    }

    /// Connects the scenes that were there when the app was used last, and a new one if there were none (R4).
    ///
    /// The one that was used last comes last, so that it stands before the others, and opens what the program was started with.
    func _connectFirst(_ options: UIScene.ConnectionOptions) {
        if _sceneKeeper == nil { _sceneKeeper = SessionFile.applicationIdentifier.map { SceneKeeper($0) } }
        let sessions = _sceneKeeper?.restoredSessions() ?? []
        for session in sessions.dropLast() { _connect(.init(), session, isFirst: false) }
        _connect(options, sessions.last, isFirst: true)
    }

    /// Makes a scene, with its delegate, and brings it into sight.
    ///
    /// - Parameter restored: The session of an earlier launch whose scene it is; nil for a new one.
    func _connect(_ options: UIScene.ConnectionOptions, _ restored: UISceneSession? = nil, isFirst: Bool) {
        let session = restored ?? UISceneSession(configuration: UISceneConfiguration())
        if let delegate, session._wantsConfiguration {
            session._configure(
                delegate.application(self, configurationForConnecting: session, options: options)
            )
        }
        let configuration = session.configuration
        let scene = configuration._makeScene(session, options)
        session._scene = scene
        _ownScenes.append(scene)
        if let title = session._restoredWindow?.title { scene.title = title }
        scene.delegate = configuration._makeDelegate()
        let window = _storyboardWindow(of: scene, configuration)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene._post(UIScene.willConnectNotification)
        if let window {
            let own = (scene.delegate as? any UIWindowSceneDelegate)?.window
            (own ?? window).makeKeyAndVisible()
        }
        if restored != nil, let activity = session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        _sceneKeeper?.noteChange()
        // The user who starts a program works in it, although its window has the focus only later.
        scene._enter(isFirst ? .foregroundActive : .foregroundInactive)
        if !isFirst { _windowStateChanged() }
    }

    /// Makes the window with the first controller of the scene's storyboard and hands it to the delegate.
    private func _storyboardWindow(of scene: UIScene, _ configuration: UISceneConfiguration) -> UIWindow? {
        guard let scene = scene as? UIWindowScene, let storyboard = configuration.storyboard else {
            return nil
        }
        let window = UIWindow(windowScene: scene)
        scene._storyboardWindow = window
        window.rootViewController = storyboard._start()
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        return window
    }

    /// Ends a scene; a discarded one does not come back.
    func _disconnect(_ scene: UIScene, isDiscarded: Bool) {
        guard _ownScenes.contains(scene) else { return }
        scene._enter(.background)
        scene._enter(.unattached)
        _ownScenes.removeAll { $0 === scene }
        guard isDiscarded else { return }
        _sceneKeeper?.discard(scene.session)
        scene._close()
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
        _followScenes()
    }

    /// The user closes a scene, or the app does; the last one ends the app.
    func _closeScene(_ scene: UIScene, isLastKept: Bool) {
        let isLast = _ownScenes.allSatisfy { $0 === scene } && _windows.allSatisfy { $0._scene === scene }
        guard isLast else { return _disconnect(scene, isDiscarded: true) }
        if !isLastKept { _disconnect(scene, isDiscarded: true) }
        _terminate()
    }

    /// Brings the scenes into the states that their windows have: first those that the user left, so that not two are active.
    func _followWindowsOfScenes() {
        // One that is being connected comes into sight after that.
        let connected = _ownScenes.filter { $0._state != .unattached }
        let scenes = connected.map { (scene: $0, state: $0._stateToFollow) }
        for (scene, state) in scenes where state != .foregroundActive { scene._enter(state) }
        for (scene, state) in scenes where state == .foregroundActive { scene._enter(state) }
    }

    /// Brings the app into the state that its scenes have.
    func _followScenes() {
        guard _usesScenes, !_isTerminating else { return }
        let states = _ownScenes.map(\._state)
        if states.contains(.foregroundActive) {
            _enter(.active)
        } else if states.contains(.foregroundInactive) {
            _enter(.inactive)
        } else {
            _enter(.background)
        }
    }

    /// Shows a scene, an existing one or a new one.
    func _activate(
        _ session: UISceneSession?,
        _ activity: NSUserActivity?,
        _ errorHandler: ((any Error) -> Void)?
    ) {
        MainLoop.whenIdle { [self] in
            guard !_isTerminating else { return }
            guard let session else {
                guard supportsMultipleScenes else {
                    errorHandler?(UISceneError(.multipleScenesNotSupported))
                    return
                }
                return _connect(.init(userActivities: activity.map { [$0] } ?? []), isFirst: false)
            }
            guard let scene = session.scene, _scenes.contains(scene) else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            scene._present()
            guard let activity else { return }
            guard _usesScenes else { return _continue(activity) }
            scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
            scene.delegate?.scene(scene, continue: activity)
        }
    }

    /// Lets an app without scenes go on with an activity.
    private func _continue(_ activity: NSUserActivity) {
        _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
        _ = delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    /// Closes a scene.
    func _destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
        MainLoop.whenIdle { [self] in
            guard !_isTerminating else { return }
            guard let scene = session.scene, _ownScenes.contains(scene) else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            _closeScene(scene, isLastKept: false)
        }
    }
}
