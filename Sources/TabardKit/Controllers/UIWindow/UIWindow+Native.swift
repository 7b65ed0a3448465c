internal import GtkInterop

extension UIWindow {
    func _show() {
        guard _native == nil else {
            _native?.present()
            return
        }
        UIApplication.shared._followDesktop()
        _takeRestoredSize()
        _updateSizeClasses()
        let native = NativeWindow()
        _native = native
        _isUnseen = true
        MainLoop.beforeNextEvent { [weak self] in self?._isUnseen = false }
        native.title = _title
        native.setDefaultSize(width: Int(bounds.width), height: Int(bounds.height))
        _applySizeRestrictions()
        _openAsRestored(native)
        native.shouldStayOpen = { [weak self] in
            guard let self else { return false }
            return UIApplication.shared._shouldStayOpen(self)
        }
        native.didChangeState = { [weak self] in
            if let self, self._native?.isActive != true { self._heldKeys.cancelAll() }
            UIApplication.shared._windowStateChanged()
        }
        native.onKeys(.beforeFocus) { [weak self] event in
            guard let self else { return false }
            self._focus.keyPressed(UIFocusHeading(event.key, event.modifiers))
            return self._handleShortcut(event.key, event.modifiers)
                || self._heldKeys.press(event, isEarly: true)
        } released: { [weak self] event in
            self?._focus.keyPressed([])
            self?._heldKeys.release(event)
        }
        native.onKeys(.afterFocus) { [weak self] event in
            guard let self else { return false }
            return self._performCommand(event.key, event.modifiers)
                || self._heldKeys.press(event, isEarly: false)
                || event.modifiers.isEmpty && self._performAccessibly(event.key)
                || self._handleFullScreenKey(event.key, event.modifiers)
                || FocusGuides.lead(UIFocusHeading(event.key, event.modifiers), in: self)
        }
        _followButtons(of: native)
        _updateMainMenu()
        AccessibilityFocus.follow(self)
        UIApplication.shared._add(self)
        let root = rootViewController
        root?.beginAppearanceTransition(true, animated: false)
        _installRootView()
        _ensureWidgetTree()
        _updateTraits()
        native.setContent(_widget)
        let others = _otherControllers.filter { $0._appearance == .disappeared }
        for controller in others { controller.beginAppearanceTransition(true, animated: false) }
        layoutIfNeeded()
        EditedField.isWindowOpening = true
        native.present()
        EditedField.isWindowOpening = false
        // A text shall not look as if it were edited.
        if EditedField.current?.window !== self, native.isTextFocused { native.clearFocus() }
        _updateSizeClasses()
        root?.endAppearanceTransition()
        for controller in others { controller.endAppearanceTransition() }
    }

    /// The controllers whose views the app itself put into the window.
    private var _otherControllers: [UIViewController] {
        _ownersInTree.compactMap { $0 as? UIViewController }
            .filter { $0 !== rootViewController && !$0._isManaged }
    }

    func _hide() {
        guard let native = _native else { return }
        _arena.cancelAll()
        let root = rootViewController
        root?._dropPresented()
        root?.beginAppearanceTransition(false, animated: false)
        let others = _otherControllers
        for controller in others { controller.beginAppearanceTransition(false, animated: false) }
        // GTK 4.8 keeps a reference to a content that goes while something in it has the focus.
        native.clearFocus()
        native.setContent(nil)
        native.destroy()
        _native = nil
        _setButtonRoom(WindowButtonRoom())
        root?.endAppearanceTransition()
        for controller in others { controller.endAppearanceTransition() }
        UIApplication.shared._remove(self)
    }

    func _rootViewControllerChanged(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        let isShown = _native != nil
        if isShown { old?.beginAppearanceTransition(false, animated: false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isShown { old?.endAppearanceTransition() }
        old?._dropPresented()
        guard isShown else { return }
        let new = rootViewController
        new?.beginAppearanceTransition(true, animated: false)
        // A callback may have chosen another root, which then is there.
        guard rootViewController === new else {
            new?._reach(.disappeared, animated: false)
            return
        }
        _installRootView()
        layoutIfNeeded()
        new?.endAppearanceTransition()
        _updateTitle()
    }

    private func _installRootView() {
        guard let view = rootViewController?.view, view.superview !== self else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    private var _title: String {
        let own = rootViewController?.title ?? ProcessInfo.processInfo.processName
        guard let scene = _scene ?? UIApplication.shared._windowsScene else { return own }
        let title = scene.title.flatMap { $0.isEmpty ? nil : $0 } ?? own
        return scene.subtitle.isEmpty ? title : "\(title) – \(scene.subtitle)"
    }

    func _updateTitle() {
        _native?.title = _title
    }

    /// Keeps the window within the limits that its scene has for sizes.
    func _applySizeRestrictions() {
        guard let native = _native,
            let restrictions = (_scene ?? UIApplication.shared._windowsScene)?._restrictions
        else { return }
        let size = restrictions._limit(bounds.size)
        if size != bounds.size {
            native.setDefaultSize(width: Self.wholePoints(size.width), height: Self.wholePoints(size.height))
        }
        let least = restrictions.minimumSize
        native.setMinimumSize(width: Self.wholePoints(least.width), height: Self.wholePoints(least.height))
        native.isResizable = !restrictions._isFixed
    }

    /// What no screen has is as much as there is.
    private static func wholePoints(_ length: CGFloat) -> Int {
        length > 0 ? Int(min(length, 16_384)) : 0
    }

    /// The window and the controllers in it.
    var _responders: [UIResponder] { [self] + _ownersInTree.map { $0 } }

    /// The size classes of a window of a size.
    ///
    /// Narrow windows are compact, as phones are; the limits lie between a phone and a tablet. One that is higher than wide is an
    /// upright phone's, though the keyboard on the screen may take half of its height: its bars have no room for anything beside
    /// each other.
    package static func _sizeClasses(of size: CGSize) -> UITraitCollection {
        let isLow = size.height < 480 && size.height <= size.width
        let horizontal: UIUserInterfaceSizeClass = size.width < 600 ? .compact : .regular
        let vertical: UIUserInterfaceSizeClass = isLow ? .compact : .regular
        return UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: horizontal),
            UITraitCollection(verticalSizeClass: vertical),
        ])
    }

    /// The traits of the window when it has a size.
    func _traits(of size: CGSize) -> UITraitCollection {
        let traits = UITraitCollection(traitsFrom: [
            UIScreen.main.traitCollection,
            Self._sizeClasses(of: size),
            UITraitCollection(displayScale: CGFloat(_widget?.scaleFactor ?? 1)),
        ])
        return _scene?._resolveTraits(within: traits, style: .unspecified) ?? traits
    }

    /// Takes over the traits of the size that the window has.
    func _updateSizeClasses() {
        _traits = _traits(of: bounds.size)
        _updateTraits()
        _scene?._noteGeometry()
        UIDevice.current._windowSizeChanged()
    }

    /// Escape and the Play key, where nothing used them, do what VoiceOver's gestures do.
    func _performAccessibly(_ key: Key) -> Bool {
        var responder: UIResponder? =
            _focusedElement ?? rootViewController?._presentedChain.last ?? rootViewController
        while let asked = responder {
            switch key {
            case .escape: if asked.accessibilityPerformEscape() { return true }
            case .play: if asked.accessibilityPerformMagicTap() { return true }
            default: return false
            }
            responder = asked.next
        }
        return false
    }

    /// F11, where the app has no use for it, fills the screen and gives it back.
    private func _handleFullScreenKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        key == .function(11) && modifiers.isEmpty && _native?.toggleFullscreen() == true
    }

    /// Offers a key to the app's shortcuts and to the shown controllers, the innermost first.
    private func _handleShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        if _performEarlyCommand(key, modifiers) { return true }
        if key == .function(10), modifiers.isEmpty, _openMainMenu() { return true }
        if key == .character("?"), modifiers.subtracting(.shift) == .control { return _showShortcuts() }
        if key == .character("z"), modifiers == [.control, .alternate] { return _shake() }
        guard let root = rootViewController else { return false }
        // What lies below something presented takes no keys.
        return (root._presentedChain.last ?? root)._handleShortcutInTree(key, modifiers)
    }
}
