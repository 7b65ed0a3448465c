import TabModel

/// What a device tells whoever manages it.
public struct FleetReport: Hashable, Sendable {
    /// The device's number, the one by which it roams, too.
    public let device: UInt64
    /// What its user calls it.
    public let name: String
    /// The app's id and the layout's name, empty if the path does not tell them.
    public let layout: String
    /// The edition that it heard last; nil for none.
    public let heard: ManagedDefaultsState.Heard?
    /// Whether that counts.
    public let condition: Condition
    /// When it last looked, by its own clock, in milliseconds since 1970; that may be wrong.
    public let milliseconds: UInt64

    /// By what a device goes.
    public enum Condition: String, Hashable, Sendable, CaseIterable {
        /// It has none.
        case none
        /// By the fleet's defaults.
        case inForce
        /// They were withdrawn.
        case withdrawn
        /// Their term is over.
        case expired
        /// By those of a file of the system's.
        case system
    }

    /// Makes a report from its parts.
    public init(
        device: UInt64,
        name: String,
        layout: String,
        heard: ManagedDefaultsState.Heard?,
        condition: Condition,
        milliseconds: UInt64
    ) {
        self.device = device
        self.name = name
        self.layout = layout
        self.heard = heard
        self.condition = condition
        self.milliseconds = milliseconds
    }

    /// Whether another report says the same, and of the same day.
    package func says(_ other: FleetReport?) -> Bool {
        guard let other else { return false }
        let day = SilentDays.millisecondsPerDay
        return device == other.device && name == other.name && layout == other.layout && heard == other.heard
            && condition == other.condition
            && milliseconds / day == other.milliseconds / day
    }
}

extension FleetReport {
    /// The most bytes of a report's file.
    package static let maximumLength = 4096

    private static let text = CheckedText("tabseen")

    /// The report as the bytes of a file.
    package var encoded: [UInt8] {
        var fields = LineFields()
        fields.append("device", device.hexadecimal)
        fields.append("name", name)
        if !layout.isEmpty { fields.append("layout", layout) }
        if let heard {
            fields.append("fleet", heard.fleet.hexadecimal)
            fields.append("serial", String(heard.number.serial))
            fields.append("mark", heard.number.mark.hexadecimal)
        }
        fields.append("condition", condition.rawValue)
        fields.append("looked", String(milliseconds))
        return Self.text.encode(fields.bytes).bytes
    }

    /// Reads bytes of any origin.
    package static func decode(_ bytes: [UInt8], path: String) throws(TabStoreError) -> FleetReport {
        let rest: ArraySlice<UInt8>
        do throws(CheckedText.Problem) {
            rest = try text.decode(bytes).rest
        } catch {
            throw TabStoreError(error == .newer ? .newerVersion : .damaged, path: path)
        }
        guard let fields = LineFields(rest),
            let device = fields["device"].flatMap({ UInt64(hexadecimal: $0) }),
            let name = fields["name"], isName(name),
            let condition = fields["condition"].flatMap({ Condition(rawValue: $0) }),
            let milliseconds = fields["looked"].flatMap({ UInt64($0) }), milliseconds <= TabStamp.horizon
        else { throw TabStoreError(.damaged, path: path) }
        let layout = fields["layout"] ?? ""
        guard layout.utf8.count <= LayoutName.maximumLength, PlainLine.isPlain(layout) else {
            throw TabStoreError(.damaged, path: path)
        }
        let numbers = (
            fleet: fields["fleet"].flatMap { UInt64(hexadecimal: $0) },
            serial: fields["serial"].flatMap { UInt64($0) },
            mark: fields["mark"].flatMap { UInt64(hexadecimal: $0) }
        )
        var heard: ManagedDefaultsState.Heard?
        if let fleet = numbers.fleet, let serial = numbers.serial, let mark = numbers.mark {
            heard = .init(fleet: fleet, number: .init(serial: serial, mark: mark))
        }
        return FleetReport(
            device: device,
            name: name,
            layout: layout,
            heard: heard,
            condition: condition,
            milliseconds: milliseconds
        )
    }

    /// Whether a text can be what a device is called.
    static func isName(_ text: String) -> Bool {
        text.utf8.count <= ManagedDefaultsEdition.maximumNameLength && PlainLine.isPlain(text)
    }
}
