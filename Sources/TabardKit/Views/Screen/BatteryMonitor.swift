internal import GtkInterop

/// Follows the machine's battery, as UPower tells of it.
///
/// - S5: Nothing is asked before an app wants to know, and nothing heard after it no longer does.
/// - S6: A machine without a battery or without UPower, and an answer of another kind, leave the level at -1 and the state unknown.
/// - S7: Each notification is posted once a change, after both values are the new ones.
@MainActor
final class BatteryMonitor {
    private static let name = "org.freedesktop.UPower"
    private static let path = "/org/freedesktop/UPower/devices/DisplayDevice"
    private static let interface = "org.freedesktop.UPower.Device"
    private static let properties = "org.freedesktop.DBus.Properties"

    /// How many seconds the service has for its answer.
    static var patience = 5.0

    /// What is known of the battery.
    struct Reading: Equatable {
        var level: Float = -1
        var state = UIDevice.BatteryState.unknown

        static let none = Reading()

        init() {}

        /// Reads the properties of UPower's device that stands for all batteries.
        init(_ values: [String: DBusValue]) {
            guard values["IsPresent"]?.boolValue == true, case .double(let percent)? = values["Percentage"],
                percent.isFinite, case .uint32(let number)? = values["State"]
            else { return }
            // Fully charged, charging, waiting to be; and what discharges, is empty or waits to discharge.
            switch number {
            case 4: state = .full
            case 1, 5: state = .charging
            case 2, 3, 6: state = .unplugged
            default: break
            }
            level = Float(min(max(percent / 100, 0), 1))
        }
    }

    private(set) var reading = Reading.none
    private let changed: (_ old: Reading, _ new: Reading) -> Void
    private var bus: DBusConnection?
    private var subscriptions: [DBusSubscription] = []

    init(changed: @escaping (_ old: Reading, _ new: Reading) -> Void) {
        self.changed = changed
        DesktopBus.system.find { [weak self] in if let bus = $0 { self?.listen(on: bus) } }
    }

    private func listen(on bus: DBusConnection) {
        self.bus = bus
        let properties = try? bus.subscribe(
            sender: Self.name,
            interface: Self.properties,
            member: "PropertiesChanged",
            path: Self.path,
            firstArgument: Self.interface
        ) { [weak self] _ in self?.ask() }
        let owner = try? bus.followOwner(of: Self.name) { [weak self] _, new in
            if new != nil { self?.ask() } else { self?.take(.none) }
        }
        subscriptions = [properties, owner].compactMap { $0 }
        ask()
    }

    private func ask() {
        try? bus?.call(
            destination: Self.name,
            path: Self.path,
            interface: Self.properties,
            member: "GetAll",
            arguments: [.string(Self.interface)],
            timeout: .seconds(Self.patience),
            startsProgram: true
        ) { [weak self] result in
            var values: [String: DBusValue] = [:]
            for case .dictionaryEntry(.string(let key), .variant(let value))
                in (try? result.get())?.first?.elements ?? []
            {
                values[key] = value
            }
            self?.take(Reading(values))
        }
    }

    private func take(_ new: Reading) {
        guard new != reading else { return }
        let old = reading
        reading = new
        changed(old, new)
    }
}
