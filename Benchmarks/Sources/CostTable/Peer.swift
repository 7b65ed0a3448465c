import Foundation

/// A store that is measured.
///
/// `prepare` and `loader` are not measured: there a peer finds its place, and takes the layout over into the types of
/// its own language.
@MainActor
protocol Peer {
    static var title: String { get }
    /// Whether a power cut right after a save leaves that save, and a kill in its midst the old or the new layout.
    static var promise: Promise { get }

    init(_ folder: URL, _ layout: Layout) async throws
    mutating func prepare(_ layout: Layout)
    mutating func save() async throws -> Duration
    /// Gets ready to read what a process before this one has saved; the result reads it and returns how many ids
    /// there are.
    static func loader(_ folder: URL, _ layout: Layout) throws -> () throws -> Int
}

struct Promise {
    var isDurable: Bool
    var isWhole: Bool
}

struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The peers by the words that name them on the command line, TabStore first.
@MainActor let peers: [(name: String, type: any Peer.Type)] = [
    ("tabstore", TabStorePeer.self),
    ("tabstore-thread", OwnThreadPeer.self),
    ("bare", BarePeer.self),
    ("bare-thread", BareThreadPeer.self),
    ("sqlite", DatabasePeer.self),
    ("defaults", DefaultsPeer.self),
    ("dconf", DconfPeer.self),
    ("keyfile", KeyFilePeer.self),
    ("qsettings", QtSettingsPeer.self),
]

/// The time that something takes which does not wait for other threads of this process.
func measure(_ body: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(body)
}
