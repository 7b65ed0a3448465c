internal import GtkInterop

extension UIApplication {
    /// Makes the delegate, runs the main loop, and returns the exit status.
    static func _run(delegateClass: AnyClass?) -> Int32 {
        if _handOver() { return 0 }
        _followCrashes()
        let application = UIApplication.shared
        DefaultsKeeper.shared.start()
        FormatterLocale.followDesktop()
        Toolkit.setProgramName(ProcessInfo.processInfo.processName)
        NativeWindow.applicationIdentifier = Bundle.main.bundleIdentifier.flatMap { $0.isEmpty ? nil : $0 }
        do {
            try Toolkit.connect()
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
            return 1
        }
        if let isRightToLeft = ReadingDirection.isRightToLeftBySetting {
            Toolkit.isRightToLeft = isRightToLeft
        }
        _addFonts()
        MainLoop.installRunLoop()
        if let delegateClass {
            let object = makeInstance(of: delegateClass)
            guard let delegate = object as? any UIApplicationDelegate else {
                fatalError(
                    "The delegate's class must inherit from NSObject and conform to UIApplicationDelegate, but \(delegateClass) does not"
                )
            }
            application._ownedDelegate = object
            application.delegate = delegate
        }
        for number in [SIGTERM, SIGINT, SIGHUP] {
            MainLoop.onProcessSignal(number) { application._terminate() }
        }
        application._launch()
        MainLoop.whenIdle {
            application._followSleep()
            application._followMemory()
            application._becomeFound()
            application._stateKeeper?.launchEnded()
            application._sceneKeeper?.launchEnded()
        }
        // An app without a window has nothing that could end it but a signal, as on iOS.
        if !application._isTerminating { MainLoop.run() }
        // Whatever ended the loop ends the app.
        application._terminate()
        return 0
    }

    private func _launch() {
        _sceneManifest = SceneManifest(Bundle.main.infoDictionary?["UIApplicationSceneManifest"])
        let urls = OpenedAddresses.ofProgram
        // Where there are scenes, they get the addresses, and the app is in the background until the first one is in sight.
        if _usesScenes { _state = .background }
        let shortcut = DeclaredShortcuts.ofProgram
        var options: [LaunchOptionsKey: Any]?
        if !_usesScenes, !urls.isEmpty || shortcut != nil {
            options = [:]
            options?[.url] = urls.first
            options?[.shortcutItem] = shortcut
        }
        let initial = _usesScenes ? nil : _mainStoryboardWindow()
        let opens = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
        _restoreState()
        let stillOpens = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
        if let window = initial { (delegate?.window ?? window).makeKeyAndVisible() }
        _stateRestoration.presentAll()
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        _isLaunched = true
        guard !_usesScenes else {
            let contexts = Set(urls.map(UIOpenURLContext.init))
            return _connectFirst(.init(urlContexts: contexts, shortcutItem: shortcut))
        }
        if opens && stillOpens {
            for url in urls { _ = delegate?.application(self, open: url, options: [.openInPlace: false]) }
            if let shortcut { delegate?.application(self, performActionFor: shortcut) { _ in } }
        }
        _enter(.active)
    }

    /// Tells the app that it ends, once, and leaves the main loop.
    func _terminate() {
        guard !_isTerminating else { return }
        _isTerminating = true
        _instance?.leave()
        try? _stateKeeper?.appEnds()
        _sceneKeeper?.appEnds()
        for scene in _ownScenes { _disconnect(scene, isDiscarded: false) }
        // What can't be written is told by the store.
        try? _sceneKeeper?.flush()
        delegate?.applicationWillTerminate(self)
        _doLastWork()
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        DefaultsKeeper.shared.save()
        MainLoop.quit()
    }

    /// Closing the last window ends the app.
    func _shouldStayOpen(_ window: UIWindow) -> Bool {
        let scene = window._scene.flatMap { $0._mainWindow === window ? $0 : nil }
        if _windows.allSatisfy({ $0 === window || scene != nil && $0._scene === scene }) {
            _sceneKeeper?.lastWindowClosed()
            _terminate()
            return true
        }
        // The window goes once GTK has finished with the request.
        MainLoop.whenIdle { [self] in
            if let scene { _closeScene(scene, isLastKept: true) } else { window.isHidden = true }
        }
        return true
    }

    func _add(_ window: UIWindow) {
        RootViews.add(window)
    }

    func _remove(_ window: UIWindow) {
        RootViews.remove(window)
        guard _keyWindow === window else { return }
        _keyWindow = nil
        window.resignKey()
    }

    func _makeKey(_ window: UIWindow) {
        guard _keyWindow !== window else { return }
        let old = _keyWindow
        _keyWindow = window
        window._scene?._lastKeyWindow = window
        old?.resignKey()
        window.becomeKey()
    }
}
