import Foundation
import TabModel
import TabStore

/// A device of a fleet, as `tabard fleet devices` prints it.
struct ShownDevice: Encodable {
    let name: String
    let number: String
    let layout: String
    /// The serial number of the edition that it has, nil for none.
    let edition: UInt64?
    let condition: String
    /// When it last looked, by its own clock.
    let looked: String
    /// Whether that is in the future, by this machine's clock.
    let isClockAhead: Bool
    /// Whether it has what is published now.
    let isUpToDate: Bool
    /// Whether what it has is of another fleet.
    let isOfAnotherFleet: Bool

    init(_ report: FleetReport, _ published: ManagedDefaultsEdition?) {
        name = report.name
        number = report.device.hexadecimal
        layout = report.layout
        edition = report.heard?.number.serial
        condition = report.condition.rawValue
        looked = ShownLayout.text(report.milliseconds)
        let day = Double(SilentDays.millisecondsPerDay)
        isClockAhead = Double(report.milliseconds) > Date().timeIntervalSince1970 * 1000 + day
        isOfAnotherFleet =
            if let heard = report.heard, let published { heard.fleet != published.fleet } else { false }
        isUpToDate =
            published.map { report.heard == .init(fleet: $0.fleet, number: $0.number) } ?? false
    }

    /// Whether the left device comes first: by name, with numbers in it as people count.
    static func precedes(_ left: ShownDevice, _ right: ShownDevice) -> Bool {
        let order = left.name.localizedStandardCompare(right.name)
        return order == .orderedSame ? left.number < right.number : order == .orderedAscending
    }

    static let head = ["DEVICE", "NUMBER", "EDITION", "STATE", "LOOKED"]

    var row: [String] {
        [
            name, number,
            edition.map { "\($0)" + (isOfAnotherFleet ? " of another fleet" : "") } ?? "-",
            FleetReport.Condition(rawValue: condition)?.words ?? condition,
            looked + (isClockAhead ? ", ahead of the clock here" : ""),
        ]
    }
}

extension FleetReport.Condition {
    /// The state in words.
    var words: String {
        switch self {
        case .none: "nothing heard"
        case .inForce: "counts"
        case .withdrawn: "withdrawn"
        case .expired: "expired"
        case .system: "a file of the system's counts"
        }
    }
}
