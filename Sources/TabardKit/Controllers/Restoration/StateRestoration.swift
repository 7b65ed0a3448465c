internal import GtkInterop
internal import KeyedArchive

/// What becomes of an app's interface from launch to launch, in an app without scenes (R1, S7).
@MainActor
final class StateRestoration {
    private var application: UIApplication { .shared }
    private var restorer: StateRestorer?
    /// How many calls of `completeStateRestoration()` are owed.
    private var extensions = 0
    /// What was presented and is to be presented again.
    private var presentations: [(presented: UIViewController, presenter: UIViewController)] = []

    /// Whether the state is being brought back, which is no time to save it.
    private(set) var isRestoring = false

    /// Called once all has come back.
    var whenFinished: () -> Void = {}

    /// Brings objects back, if the app's delegate wants that.
    ///
    /// - Returns: Whether it did.
    @discardableResult
    func restore(_ objects: [PreservedObject]) -> Bool {
        let restorer = StateRestorer(objects, roots: application._restorableRoots)
        guard let delegate = application.delegate,
            delegate.application(application, shouldRestoreSecureApplicationState: restorer.applicationCoder)
        else { return false }
        isRestoring = true
        self.restorer = restorer
        restorer.restore()
        if extensions == 0 { finish() }
        return true
    }

    private func finish() {
        guard let restorer else { return }
        self.restorer = nil
        restorer.finish()
        application.delegate?.application(
            application,
            didDecodeRestorableStateWith: restorer.applicationCoder
        )
        isRestoring = false
        whenFinished()
    }

    func extend() { extensions += 1 }

    func complete() {
        require(extensions > 0, "completeStateRestoration() follows a call of extendStateRestoration()")
        extensions -= 1
        if extensions == 0 { finish() }
    }

    /// Presents a controller, at once or when the window is there.
    func present(_ presented: UIViewController, from presenter: UIViewController) {
        presentations.append((presented, presenter))
        if application._isLaunched { presentAll() }
    }

    /// Presents what was presented, in the order in which it was: each on the one before.
    func presentAll() {
        let presentations = presentations
        self.presentations = []
        for (presented, presenter) in presentations where presenter._presented == nil {
            presenter.present(presented, animated: false)
        }
    }

    /// Asks the app for what is to be kept; nil if its delegate wants nothing kept.
    func collect() -> [PreservedObject]? {
        guard !isRestoring, let delegate = application.delegate else { return nil }
        let archiver = StateArchiver(isReferredTo: StateCollector.isReferredTo)
        guard delegate.application(application, shouldSaveSecureApplicationState: archiver) else {
            return nil
        }
        // Not before the delegate has answered: an app that wants nothing kept pays for the question alone.
        let information = Bundle.main.infoDictionary
        archiver.encode(
            information?["CFBundleVersion"] as? String ?? "",
            forKey: UIApplication.stateRestorationBundleVersionKey
        )
        archiver.encode(
            NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue),
            forKey: UIApplication.stateRestorationUserInterfaceIdiomKey
        )
        archiver.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
        archiver.encode(
            UIDevice.current.systemVersion,
            forKey: UIApplication.stateRestorationSystemVersionKey
        )
        delegate.application(application, willEncodeRestorableStateWith: archiver)
        return StateCollector.collect(
            application._restorableRoots,
            RegisteredObject.all,
            application: archiver
        )
    }
}

extension UIApplication {
    /// The controllers of the app's windows, where restoration begins.
    var _restorableRoots: [UIViewController] {
        var windows = _windows
        for window in [delegate?.window ?? nil, _storyboardWindow] {
            if let window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        return windows.compactMap(\.rootViewController)
    }
}
