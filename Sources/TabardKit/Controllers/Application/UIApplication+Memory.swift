internal import GtkInterop

extension UIApplication {
    /// Posted when the system is short of memory, after the app's delegate heard of it.
    public nonisolated static let didReceiveMemoryWarningNotification =
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    /// Listens for the system running short of memory, where it has a monitor for that.
    func _followMemory() {
        MemoryMonitor.open { [weak self] monitor in
            self?._memoryMonitor = monitor
            monitor.warned = { self?._warnOfMemory() }
        }
    }

    /// Tells the delegate, the controllers in the windows, and all that observe the notification.
    func _warnOfMemory() {
        guard _isLaunched, !_isTerminating else { return }
        delegate?.applicationDidReceiveMemoryWarning(self)
        for window in _windows { window.rootViewController?._warnOfMemory() }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}
