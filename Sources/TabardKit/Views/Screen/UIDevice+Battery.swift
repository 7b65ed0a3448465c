extension UIDevice {
    /// What the battery does.
    public enum BatteryState: Int, Sendable {
        /// Nothing is known, or nobody asked.
        case unknown = 0
        /// It gives power.
        case unplugged = 1
        /// Power is there, and it is less than full.
        case charging = 2
        /// Power is there, and it is full.
        case full = 3
    }

    /// Posted when `batteryLevel` changed, while `isBatteryMonitoringEnabled`.
    public nonisolated static let batteryLevelDidChangeNotification =
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")

    /// Posted when `batteryState` changed, while `isBatteryMonitoringEnabled`.
    public nonisolated static let batteryStateDidChangeNotification =
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")

    private static var monitor: BatteryMonitor?

    /// Whether the battery is followed, as UPower tells of it; false by default. Both values come a moment later, with their
    /// notifications.
    public var isBatteryMonitoringEnabled: Bool {
        get { Self.monitor != nil }
        set {
            guard newValue != isBatteryMonitoringEnabled else { return }
            Self.monitor = newValue ? BatteryMonitor { Self.tell(of: $1, after: $0) } : nil
        }
    }

    /// How full the battery is, from 0 to 1; -1 while it isn't followed, and on a machine without one.
    public var batteryLevel: Float { Self.monitor?.reading.level ?? -1 }

    /// What the battery does; `unknown` while it isn't followed, and on a machine without one.
    public var batteryState: BatteryState { Self.monitor?.reading.state ?? .unknown }

    private static func tell(of new: BatteryMonitor.Reading, after old: BatteryMonitor.Reading) {
        let center = NotificationCenter.default
        if new.state != old.state { center.post(name: batteryStateDidChangeNotification, object: current) }
        if new.level != old.level { center.post(name: batteryLevelDidChangeNotification, object: current) }
    }
}
