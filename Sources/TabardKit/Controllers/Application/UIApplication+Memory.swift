internal import GtkInterop

extension UIApplication {
    /// Posted when the system is short of memory, after the app's delegate and the controllers heard of it.
    public nonisolated static let didReceiveMemoryWarningNotification =
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    /// Listens for the system running short of memory: to its monitor, where it has one, and to the file of pressure that the
    /// service manager names, or the kernel's.
    func _followMemory(
        _ environment: [String: String] = ProcessInfo.processInfo.environment,
        systemPath: String = MemoryPressure.systemPath
    ) {
        MemoryMonitor.open { [weak self] monitor in
            self?._memoryMonitor = monitor
            monitor.warned = { self?._memoryIsShort() }
        }
        // As systemd's `MEMORY_PRESSURE` protocol has it, where /dev/null is no file at all.
        let path = environment["MEMORY_PRESSURE_WATCH"]
        let limit =
            path == nil ? MemoryPressure.usualLimit : Self._bytes(environment["MEMORY_PRESSURE_WRITE"])
        _memoryPressure = MemoryPressure(path: path ?? systemPath, limit: limit)
        _memoryPressure?.risen = { [weak self] in self?._memoryIsShort() }
    }

    private static func _bytes(_ text: String?) -> [UInt8] {
        text.flatMap { Data(base64Encoded: $0) }.map(Array.init) ?? []
    }

    /// Warns once of a shortage that both the monitor and the kernel tell of.
    private func _memoryIsShort() {
        let now = MonotonicClock.seconds
        guard now - _lastMemoryWarning >= 2 else { return }
        _lastMemoryWarning = now
        _warnOfMemory()
    }

    /// Tells the delegate, the controllers in the windows, and all that observe the notification.
    func _warnOfMemory() {
        guard _isLaunched, !_isTerminating else { return }
        delegate?.applicationDidReceiveMemoryWarning(self)
        for window in _windows { window.rootViewController?._warnOfMemory() }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}
