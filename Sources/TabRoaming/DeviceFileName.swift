import TabStore

/// The names of the files that devices have in a folder.
///
/// Those that tools for synchronizing make of a conflict begin and end alike, such as
/// `device-0123456789abcdef.sync-conflict-20260102-120405-ABCDEFG.tabs` of Syncthing and
/// `device-0123456789abcdef (conflicted copy 2026-01-02 120405).tabs` of Nextcloud.
enum DeviceFileName {
    private static let prefix = "device-"
    private static let suffix = ".tabs"
    private static let digitCount = 16

    /// The name of a device's file.
    static func name(of device: UInt64) -> String { prefix + device.hexadecimal + suffix }

    /// Whether a name is that of a device's file, or of what a tool made of one.
    static func isDeviceFile(_ name: String) -> Bool {
        // What is told of a file has its name in it.
        name.hasPrefix(prefix) && name.hasSuffix(suffix) && digits(in: name) != nil
            && DeviceName.isPlain(name)
    }

    /// The device whose file has this name; nil if it is a copy, or none.
    static func device(of name: String) -> UInt64? {
        guard let device = digits(in: name), self.name(of: device) == name else { return nil }
        return device
    }

    private static func digits(in name: String) -> UInt64? {
        UInt64(hexadecimal: name.dropFirst(prefix.count).prefix(digitCount))
    }
}
