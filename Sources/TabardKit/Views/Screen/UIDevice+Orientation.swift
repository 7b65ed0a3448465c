extension UIDevice {
    /// Posted when the window becomes wider than high or higher than wide, while somebody asked for it.
    public nonisolated static let orientationDidChangeNotification =
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")

    /// Upright while the app's window is higher than wide, on its side otherwise; unknown without a window.
    public var orientation: UIDeviceOrientation {
        guard let size = RootViews.shown.first?.bounds.size else { return .unknown }
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Whether `orientationDidChangeNotification` is posted; false by default.
    public var isGeneratingDeviceOrientationNotifications: Bool { Self.orientation.listeners > 0 }

    /// Asks for `orientationDidChangeNotification`; each call needs its `endGeneratingDeviceOrientationNotifications()`.
    public func beginGeneratingDeviceOrientationNotifications() {
        if Self.orientation.listeners == 0 { Self.orientation.last = orientation }
        Self.orientation.listeners += 1
    }

    /// Takes back one `beginGeneratingDeviceOrientationNotifications()`.
    public func endGeneratingDeviceOrientationNotifications() {
        Self.orientation.listeners = max(0, Self.orientation.listeners - 1)
    }

    private struct Generating {
        var listeners = 0
        var last = UIDeviceOrientation.unknown
    }

    private static var orientation = Generating()

    /// Called when a window has another size.
    func _windowSizeChanged() {
        guard isGeneratingDeviceOrientationNotifications, orientation != Self.orientation.last else { return }
        Self.orientation.last = orientation
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: UIDevice.current)
    }
}
