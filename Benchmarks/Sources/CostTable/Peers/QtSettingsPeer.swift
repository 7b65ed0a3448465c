import CQtSettingsPeer
import Foundation

/// Qt's QSettings, each save brought to the file by `sync`.
struct QtSettingsPeer: Peer {
    static let title = "QSettings, setValue and sync"
    static let promise = Promise(isDurable: false, isWhole: true)

    private let peer: OpaquePointer

    init(_ folder: URL, _ layout: Layout) async throws {
        guard let peer = qt_settings_peer_new(Self.path(folder)) else {
            throw Failure("QSettings is missing")
        }
        self.peer = peer
    }

    private static func path(_ folder: URL) -> String {
        folder.appendingPathComponent("settings.conf").path
    }

    func prepare(_ layout: Layout) {
        CStrings(layout.order).use { qt_settings_peer_prepare(peer, $0, layout.selected) }
    }

    func save() async throws -> Duration {
        try measure {
            guard qt_settings_peer_save(peer) == 0 else { throw Failure("QSettings does not save") }
        }
    }

    static func loader(_ folder: URL, _ layout: Layout) -> () throws -> Int {
        let path = path(folder)
        return { Int(qt_settings_peer_load(path)) }
    }
}
