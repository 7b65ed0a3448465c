import CSettingsPeer
import Foundation

/// GSettings with dconf, whose service writes a database in another process.
struct DconfPeer: Peer {
    static let title = "GSettings with dconf"
    static let promise = Promise(isDurable: false, isWhole: true)

    private var settings: Settings

    init(_ folder: URL, _ layout: Layout) async throws {
        settings = try Settings(folder, layout, file: nil)
    }

    mutating func prepare(_ layout: Layout) {
        settings.prepare(layout)
    }

    func save() async throws -> Duration {
        try settings.save()
    }

    static func load(_ folder: URL, _ layout: Layout) throws -> Int {
        try Settings(folder, layout, file: nil).load()
    }
}

/// GSettings with a key file of the app's own, as in a sandbox.
struct KeyFilePeer: Peer {
    static let title = "GSettings with a key file"
    static let promise = Promise(isDurable: false, isWhole: true)

    private var settings: Settings

    init(_ folder: URL, _ layout: Layout) async throws {
        settings = try Settings(folder, layout, file: "settings.ini")
    }

    mutating func prepare(_ layout: Layout) {
        settings.prepare(layout)
    }

    func save() async throws -> Duration {
        try settings.save()
    }

    static func load(_ folder: URL, _ layout: Layout) throws -> Int {
        try Settings(folder, layout, file: "settings.ini").load()
    }
}

struct Settings {
    private let peer: OpaquePointer
    private var order = CStrings([])
    private var selected = ""

    init(_ folder: URL, _ layout: Layout, file: String?) throws {
        let path = "/org/example/tabs\(layout.ids.count)/"
        let file = file.map { folder.appendingPathComponent($0).path }
        guard let peer = settings_peer_new(try Self.schema(folder), path, file) else {
            throw Failure("GSettings lacks the backend \(file == nil ? "dconf" : "for key files")")
        }
        self.peer = peer
    }

    /// A folder with the compiled schema.
    private static func schema(_ folder: URL) throws -> String {
        let compiled = folder.appendingPathComponent("gschemas.compiled")
        if !FileManager.default.fileExists(atPath: compiled.path) {
            let source = folder.appendingPathComponent("tabs.gschema.xml")
            try String(cString: settings_peer_schema).write(to: source, atomically: true, encoding: .utf8)
            _ = try output(of: "glib-compile-schemas", [folder.path])
        }
        return folder.path
    }

    mutating func prepare(_ layout: Layout) {
        order = CStrings(layout.order)
        selected = layout.selected
    }

    func save() throws -> Duration {
        try measure {
            let result = order.use { settings_peer_save(peer, $0, selected) }
            guard result == 0 else { throw Failure("GSettings refuses the layout") }
        }
    }

    func load() -> Int {
        Int(settings_peer_load(peer))
    }
}
