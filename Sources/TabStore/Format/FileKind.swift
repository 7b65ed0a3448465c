/// What a file keeps, which its first bytes tell, so that one kind is never taken for another.
enum FileKind: Hashable, Sendable {
    /// What a user did to the tabs of an app.
    case layout
    /// What an app's interface was like when it was last used.
    case state
    /// As what a device is known to the user's others.
    case device
    /// What a device heard of the defaults of a fleet.
    case fleet

    /// The first bytes of a file, and of each of its slots.
    var magic: [UInt8] {
        switch self {
        case .layout: Self.layoutMagic
        case .state: Self.stateMagic
        case .device: Self.deviceMagic
        case .fleet: Self.fleetMagic
        }
    }

    private static let layoutMagic = Array("tablayt\n".utf8)
    private static let stateMagic = Array("tabstat\n".utf8)
    private static let deviceMagic = Array("tabdevi\n".utf8)
    private static let fleetMagic = Array("tabflee\n".utf8)
}
