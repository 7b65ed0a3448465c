extension UIApplication {
    /// Follows a link: an address of the app's own schemes is its delegate's, or that of the scene in which the user works.
    ///
    /// Other programs' addresses are not opened yet.
    func _open(_ url: URL) {
        guard OpenedAddresses.isOfApp(url) else { return }
        _deliver([url])
    }

    /// Gives addresses to the app that runs.
    func _deliver(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        guard _usesScenes else {
            for url in urls { _ = delegate?.application(self, open: url, options: [.openInPlace: false]) }
            return
        }
        let contexts = Set(urls.map(UIOpenURLContext.init))
        let scene = _ownScenes.first { $0._state == .foregroundActive } ?? _ownScenes.last
        guard let scene else { return _connect(.init(urlContexts: contexts), isFirst: false) }
        scene.delegate?.scene(scene, openURLContexts: contexts)
    }
}
