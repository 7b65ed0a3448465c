internal import GtkInterop

extension UIApplication {
    /// Makes the delegate, runs the main loop, and returns the exit status.
    static func _run(delegateClass: AnyClass?) -> Int32 {
        let application = UIApplication.shared
        DefaultsKeeper.shared.start()
        Toolkit.setProgramName(ProcessInfo.processInfo.processName)
        do {
            try Toolkit.connect()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 1
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
        MainLoop.whenIdle { application._followSleep() }
        // An app without a window has nothing that could end it but a signal, as on iOS.
        if !application._isTerminating { MainLoop.run() }
        // Whatever ended the loop ends the app.
        application._terminate()
        return 0
    }

    private func _launch() {
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        _isLaunched = true
        _enter(.active)
    }

    /// Tells the app that it ends, once, and leaves the main loop.
    func _terminate() {
        guard !_isTerminating else { return }
        _isTerminating = true
        delegate?.applicationWillTerminate(self)
        _doLastWork()
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        DefaultsKeeper.shared.save()
        MainLoop.quit()
    }

    /// Closing the last window ends the app.
    func _shouldStayOpen(_ window: UIWindow) -> Bool {
        if _windows.allSatisfy({ $0 === window }) {
            _terminate()
            return true
        }
        // The window goes once GTK has finished with the request.
        MainLoop.whenIdle { window.isHidden = true }
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
        old?.resignKey()
        window.becomeKey()
    }
}
