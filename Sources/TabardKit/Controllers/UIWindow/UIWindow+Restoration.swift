internal import GtkInterop
internal import TabStore

extension UIWindow {
    /// What the window was like when its scene was used last; nil for one that was not there, and once it is on the screen.
    private var _restored: SavedWindow? {
        guard _native == nil, _scene?._mainWindow === self else { return nil }
        return _scene?.session._restoredWindow
    }

    /// Takes the size that the window had, as far as a monitor has room for it (R4).
    func _takeRestoredSize() {
        guard let restored = _restored, restored.width >= 1, restored.height >= 1 else { return }
        let room = NativeWindow.largestMonitor
        frame.size = CGSize(
            width: min(restored.width, room.map { Double($0.width) } ?? 16_384),
            height: min(restored.height, room.map { Double($0.height) } ?? 16_384)
        )
    }

    /// Lets the window open maximized or full screen, as it was, and follows what becomes of it, if it is to come back (R4).
    func _openAsRestored(_ native: NativeWindow) {
        guard let scene = _scene, scene._mainWindow === self, let keeper = UIApplication.shared._sceneKeeper
        else {
            return
        }
        if let restored = scene.session._restoredWindow {
            native.open(
                as: WindowGeometry(
                    width: 0,
                    height: 0,
                    isMaximized: restored.isMaximized,
                    isFullscreen: restored.isFullscreen,
                    monitor: restored.monitor
                )
            )
            scene.session._restoredWindow = nil
            // Only what is on the screen can be moved.
            if let workspace = restored.workspace {
                MainLoop.beforeNextEvent { [weak native] in native?.move(toWorkspace: workspace) }
            }
        }
        native.didChangeGeometry = { [weak keeper] in keeper?.noteChange() }
    }
}
