internal import GtkInterop

extension UIApplication {
    /// Gives what the program was started with to the app that runs already (U6).
    ///
    /// - Returns: Whether that is done, and the program with it.
    static func _handOver() -> Bool {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let urls = OpenedAddresses.among(arguments)
        guard !urls.isEmpty || OpenedAddresses.areHandedOver(arguments),
            let name = SessionFile.applicationIdentifier,
            RunningInstance.handOver(urls, to: name, ProcessInfo.processInfo.environment)
        else { return false }
        if urls.isEmpty, !arguments.isEmpty {
            let told = arguments.prefix(10).map { $0.prefix(200) }
            Log.note("The app that runs already can open none of \(told)")
        }
        return true
    }

    /// Lets other programs find the app, if it opens anything for them (U5).
    func _becomeFound() {
        guard !OpenedAddresses.isEmpty, let name = SessionFile.applicationIdentifier else { return }
        DesktopBus.session.find { [weak self] bus in
            guard let self, let bus, !_isTerminating else { return }
            _instance = RunningInstance(on: bus, name: name, for: self)
        }
    }

    /// Another program calls a method of the app's.
    func _called(_ member: String, _ arguments: [DBusValue]) {
        guard _isLaunched, !_isTerminating else { return }
        _comeForward(arguments.last)
        switch member {
        case "Open":
            _deliver(RunningInstance.addresses(arguments.first))
        case "ActivateAction":
            guard let type = arguments.first?.stringValue,
                let list = Bundle.main.infoDictionary?["UIApplicationShortcutItems"],
                let item = DeclaredShortcuts.chosen(type, among: DeclaredShortcuts.items(list))
            else { return }
            _perform(item)
        default: break
        }
    }

    private func _perform(_ item: UIApplicationShortcutItem) {
        guard _usesScenes else {
            delegate?.application(self, performActionFor: item) { _ in }
            return
        }
        guard let scene = _sceneInUse as? UIWindowScene else {
            return _connect(.init(shortcutItem: item), isFirst: false)
        }
        let delegate = scene.delegate as? any UIWindowSceneDelegate
        delegate?.windowScene(scene, performActionFor: item) { _ in }
    }

    /// Brings the window in use before the user, with what the desktop gave the caller for that.
    private func _comeForward(_ platformData: DBusValue?) {
        var token: String?
        for case .dictionaryEntry(let key, let value) in platformData?.elements ?? [] {
            guard ["activation-token", "desktop-startup-id"].contains(key.stringValue) else { continue }
            token = value.stringValue.flatMap { $0.utf8.count <= 1024 ? $0 : nil } ?? token
        }
        _comeForward(token: token)
    }

    /// Brings the window in use before the user.
    ///
    /// - Parameter token: What the desktop gave for that; nil if it gave nothing.
    package func _comeForward(token: String?) {
        let window = (_sceneInUse as? UIWindowScene)?._mainWindow ?? keyWindow ?? _windows.last
        window?._native?.present(token: token)
    }
}
