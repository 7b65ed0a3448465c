internal import GtkInterop

extension UIApplication {
    /// Posted after the app's delegate heard of the launch.
    public nonisolated static let didFinishLaunchingNotification =
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted when the user works in the app again.
    public nonisolated static let didBecomeActiveNotification =
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the user turns to something else.
    public nonisolated static let willResignActiveNotification =
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when no window is in sight any more.
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when a window comes back into sight.
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted when the app is about to end.
    public nonisolated static let willTerminateNotification =
        NSNotification.Name("UIApplicationWillTerminateNotification")

    func _windowStateChanged() {
        guard _isLaunched, !_isTerminating else { return }
        if let active = _windows.first(where: { $0._native?.isActive == true }) { _makeKey(active) }
        _follow()
    }

    func _systemSleepChanged(isAsleep: Bool) {
        guard _isLaunched, !_isTerminating else { return }
        _isAsleep = isAsleep
        _follow()
    }

    private func _follow() {
        if _usesScenes { _followWindowsOfScenes() } else { _enter(_stateOfWindows) }
    }

    private var _stateOfWindows: State {
        let shown = _windows.compactMap(\._native)
        if _isAsleep || (!shown.isEmpty && shown.allSatisfy(\.isMinimized)) { return .background }
        return shown.contains(where: \.isActive) ? .active : .inactive
    }

    /// Goes to a state through those between, so that every call has its counterpart.
    ///
    /// Where there are scenes, their delegates are called and the app's is not. Where there are none, the one scene that all
    /// windows belong to goes along.
    func _enter(_ target: State) {
        _targetState = target
        // A call below may itself change the windows' state; the loop then goes on to the new target.
        guard !_isChangingState else { return }
        _isChangingState = true
        defer { _isChangingState = false }
        let delegate = _usesScenes ? nil : delegate
        let scene = _sceneOfAppWithoutScenes
        while _state != _targetState {
            switch (_state, _targetState) {
            case (.active, _):
                delegate?.applicationWillResignActive(self)
                _post(Self.willResignActiveNotification)
                DefaultsKeeper.shared.save()
                _stateKeeper?.save()
                _state = .inactive
                scene?._enter(.foregroundInactive)
            case (.background, _):
                delegate?.applicationWillEnterForeground(self)
                _post(Self.willEnterForegroundNotification)
                _state = .inactive
                scene?._enter(.foregroundInactive)
            case (.inactive, .background):
                _state = .background
                delegate?.applicationDidEnterBackground(self)
                _post(Self.didEnterBackgroundNotification)
                DefaultsKeeper.shared.save()
                _stateKeeper?.save()
                scene?._enter(.background)
            case (.inactive, _):
                _state = .active
                delegate?.applicationDidBecomeActive(self)
                _post(Self.didBecomeActiveNotification)
                scene?._enter(.foregroundActive)
            }
        }
    }

    private func _post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Follows the desktop's light or dark, once there is a display.
    func _followDesktop() {
        guard !_followsDesktop else { return }
        _followsDesktop = true
        StyleManager.shared.onChange { UIApplication.shared._readDesktop() }
        Toolkit.onTextScaleChange { UIApplication.shared._readDesktop() }
        Toolkit.onInterfaceChange { UIApplication.shared._readDesktop() }
        AccessibilitySettings.shared.redraw = {
            for window in UIApplication.shared._windows { window._redrawAll() }
        }
        _readDesktop()
        MainLoop.whenIdle { AccentColorFollower.shared.start() }
    }

    private func _readDesktop() {
        let style = StyleManager.shared
        let oldSize = preferredContentSizeCategory
        let old = UIScreen.main._traits
        let isBold = Toolkit.isInterfaceFontBold || AccessibilitySettings.shared.wants(.boldText)
        UIScreen.main._traits = UITraitCollection(traitsFrom: [
            UIScreen.main._traits,
            UITraitCollection(userInterfaceStyle: style.isDark ? .dark : .light),
            UITraitCollection(accessibilityContrast: style.isHighContrast ? .high : .normal),
            UITraitCollection(preferredContentSizeCategory: .forTextScale(CGFloat(Toolkit.textScale))),
            UITraitCollection(layoutDirection: Toolkit.isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(legibilityWeight: isBold ? .bold : .regular),
        ])
        for window in _windows { window._updateSizeClasses() }
        _tellOfAccessibility(after: old)
        guard preferredContentSizeCategory != oldSize else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory.rawValue]
        )
    }

    /// Tells of settings that the screen's traits say, and of motion.
    private func _tellOfAccessibility(after old: UITraitCollection) {
        let new = UIScreen.main._traits
        var names: [NSNotification.Name] = []
        if new.accessibilityContrast != old.accessibilityContrast {
            names.append(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
            names.append(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
        }
        if new.legibilityWeight != old.legibilityWeight {
            names.append(UIAccessibility.boldTextStatusDidChangeNotification)
        }
        let reducesMotion = UIAccessibility.isReduceMotionEnabled
        if let before = _reducedMotion, before != reducesMotion {
            names.append(UIAccessibility.reduceMotionStatusDidChangeNotification)
        }
        _reducedMotion = reducesMotion
        for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }

    /// How large the user wants text to be, which the desktop's settings say.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main._traits.preferredContentSizeCategory
    }
}
