import TabardTesting

/// The numbers of what the protocol of selections names.
@MainActor
struct Names {
    let clipboard: UInt32
    let targets: UInt32
    /// The type of data that come piece by piece.
    let pieces: UInt32

    init(_ server: WindowServer) throws {
        clipboard = try server.atom("CLIPBOARD")
        targets = try server.atom("TARGETS")
        pieces = try server.atom("INCR")
    }
}
