internal import GtkInterop

extension UIApplication {
    /// Names how an address is to be opened.
    @frozen
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether only an app may open the link that its site names for it, a `Bool`. Desktops know no such apps, so that
        /// nothing is opened where it is true.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// The address that opens the desktop's settings, where GNOME's, KDE's, Cinnamon's or Xfce's program for them is there.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Follows a link.
    func _open(_ url: URL) { _open(url, onlyUniversalLinks: false) { _ in } }

    /// Opens an address: one of the app's own schemes is its delegate's, or that of the scene in which the user works, and all
    /// others are other programs'.
    func _open(_ url: URL, onlyUniversalLinks: Bool, _ opened: @escaping (Bool) -> Void) {
        guard !onlyUniversalLinks else { return MainLoop.whenIdle { opened(false) } }
        guard OpenedAddresses.isOfApp(url) else { return ExternalAddress.open(url, answered: opened) }
        _deliver([url])
        MainLoop.whenIdle { opened(true) }
    }

    /// Gives addresses to the app that runs.
    func _deliver(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        guard _usesScenes else {
            for url in urls { _ = delegate?.application(self, open: url, options: [.openInPlace: false]) }
            return
        }
        let contexts = Set(urls.map(UIOpenURLContext.init))
        guard let scene = _sceneInUse else { return _connect(.init(urlContexts: contexts), isFirst: false) }
        scene.delegate?.scene(scene, openURLContexts: contexts)
    }

    /// The scene in which the user works, or the newest; nil without scenes.
    package var _sceneInUse: UIScene? {
        _ownScenes.first { $0._state == .foregroundActive } ?? _ownScenes.last
    }
}
