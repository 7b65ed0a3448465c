internal import GtkInterop

extension UIApplication {
    /// Listens for the system going to sleep and waking, where it has a log-in manager.
    ///
    /// Sleep is the background: the battery may run out before the system wakes.
    func _followSleep() {
        DBusConnection.findSystemBus { [weak self] bus in
            self?._sleepSubscription = try? bus?.subscribe(
                sender: "org.freedesktop.login1",
                interface: "org.freedesktop.login1.Manager",
                member: "PrepareForSleep",
                path: "/org/freedesktop/login1"
            ) { signal in
                guard case .bool(let isAsleep)? = signal.arguments.first else { return }
                self?._systemSleepChanged(isAsleep: isAsleep)
            }
        }
    }
}
