import CSettingsPeer
import Foundation

/// GSettings with dconf, whose service writes a database in another process.
struct DconfPeer: Peer {
    static let title = "GSettings with dconf"
    static let promise = Promise(isDurable: false, isWhole: true)

    private var settings: Settings

    init(_ folder: URL, _ layout: Layout) async throws {
        settings = try Settings(SettingsPlace(folder, layout, file: nil))
    }

    mutating func prepare(_ layout: Layout) {
        settings.prepare(layout)
    }

    func save() async throws -> Duration {
        try settings.save()
    }

    static func loader(_ folder: URL, _ layout: Layout) throws -> () throws -> Int {
        let place = try SettingsPlace(folder, layout, file: nil)
        return { try Settings(place).load() }
    }
}

/// GSettings with a key file of the app's own, as in a sandbox.
struct KeyFilePeer: Peer {
    static let title = "GSettings with a key file"
    static let promise = Promise(isDurable: false, isWhole: true)

    private var settings: Settings

    init(_ folder: URL, _ layout: Layout) async throws {
        settings = try Settings(SettingsPlace(folder, layout, file: "settings.ini"))
    }

    mutating func prepare(_ layout: Layout) {
        settings.prepare(layout)
    }

    func save() async throws -> Duration {
        try settings.save()
    }

    static func loader(_ folder: URL, _ layout: Layout) throws -> () throws -> Int {
        let place = try SettingsPlace(folder, layout, file: "settings.ini")
        return { try Settings(place).load() }
    }
}

struct Settings {
    private let peer: OpaquePointer
    private var order = CStrings([])
    private var selected = ""

    init(_ place: SettingsPlace) throws {
        guard let peer = settings_peer_new(place.schemaFolder, place.path, place.file) else {
            throw Failure("GSettings lacks the backend \(place.file == nil ? "dconf" : "for key files")")
        }
        self.peer = peer
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

struct SettingsPlace {
    let schemaFolder: String
    /// The place among the settings.
    let path: String
    /// The key file, nil for dconf.
    let file: String?

    init(_ folder: URL, _ layout: Layout, file: String?) throws {
        schemaFolder = folder.path
        path = "/org/example/tabs\(layout.ids.count)/"
        self.file = file.map { folder.appendingPathComponent($0).path }
        let compiled = folder.appendingPathComponent("gschemas.compiled")
        if !FileManager.default.fileExists(atPath: compiled.path) {
            let source = folder.appendingPathComponent("tabs.gschema.xml")
            try String(cString: settings_peer_schema).write(to: source, atomically: true, encoding: .utf8)
            _ = try output(of: "glib-compile-schemas", [folder.path])
        }
    }
}
