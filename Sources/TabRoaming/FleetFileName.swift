import TabStore

/// The names of the files in a fleet's folder.
enum FleetFileName {
    /// The file with the defaults.
    static let edition = "fleet.tabs"

    private static let prefix = "fleet-"
    private static let suffix = ".tabs"

    /// The file in which a device tells what it has.
    static func report(of device: UInt64) -> String { prefix + device.hexadecimal + suffix }

    /// Whether a name is that of a device's file; not what tools make of conflicts, since the device writes it anew.
    static func isReport(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix),
            let device = UInt64(hexadecimal: name.dropFirst(prefix.count).dropLast(suffix.count))
        else { return false }
        return report(of: device) == name
    }
}
