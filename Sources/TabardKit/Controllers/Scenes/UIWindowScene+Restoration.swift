internal import GtkInterop
internal import TabStore

extension UIWindowScene {
    /// What the main window is like, as the file has it; nil if that is unknown.
    var _savedWindow: SavedWindow? {
        let title = self.title.flatMap { $0.isEmpty ? nil : $0 }
        if var restored = session._restoredWindow {
            restored.title = title
            return restored
        }
        guard let geometry = _mainWindow?._native?.geometry else { return nil }
        var saved = SavedWindow(
            width: Double(geometry.width),
            height: Double(geometry.height),
            isMaximized: geometry.isMaximized,
            isFullscreen: geometry.isFullscreen,
            monitor: geometry.monitor,
            title: title
        )
        saved.workspace = geometry.workspace
        return saved
    }
}
