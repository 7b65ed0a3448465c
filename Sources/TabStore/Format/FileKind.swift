/// What a file keeps, which its first bytes tell, so that one kind is never taken for another.
enum FileKind: Hashable, Sendable {
    /// What a user did to the tabs of an app.
    case layout
    /// What an app's interface was like when it was last used.
    case state

    /// The first bytes of a file, and of each of its slots.
    var magic: [UInt8] {
        switch self {
        case .layout: Self.layoutMagic
        case .state: Self.stateMagic
        }
    }

    private static let layoutMagic = Array("tablayt\n".utf8)
    private static let stateMagic = Array("tabstat\n".utf8)
}
