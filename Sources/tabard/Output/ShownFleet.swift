import TabModel
import TabStore

/// The defaults by which a device goes, as `tabard show` prints them.
struct ShownFleet: Encodable {
    let condition: String
    let edition: UInt64
    let name: String
    let isLocked: Bool
    /// Whether they are those of a file of the system's.
    let isOfSystem: Bool

    /// Takes what was read; nil if the device never heard of any.
    init?(_ reading: ManagedDefaultsReading) {
        guard let edition = reading.edition else { return nil }
        condition =
            switch reading.condition {
            case .none: "none"
            case .inForce: "inForce"
            case .withdrawn: "withdrawn"
            case .expired: "expired"
            }
        self.edition = edition.number.serial
        name = edition.name
        isLocked = reading.defaults?.isLocked ?? false
        isOfSystem = reading.system != nil
    }

    /// What it means for the tabs, in a line.
    var line: String {
        let whose = isOfSystem ? "the system's file" : name.isEmpty ? "the fleet" : name
        let edition = "edition \(edition) of \(whose)"
        return switch condition {
        case "inForce":
            "\(edition) counts"
                + (isLocked ? ", and locks the tabs: what the user changed does not count now" : "")
        case "withdrawn": "\(edition) withdraws the fleet's defaults"
        default: "the term of \(edition) is over; the app's own order counts"
        }
    }
}
