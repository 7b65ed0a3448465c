import Foundation
import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// What an app pays for a fleet's defaults, with and without any.
@preconcurrency @MainActor
final class DefaultsSessionTests: XCTestCase {
    private let directory =
        FileManager.default.temporaryDirectory.path + "/DefaultsSessionTests-\(UInt32.random(in: 0 ... .max))"

    private var location: TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Notes", stateDirectory: directory)
    }

    override func setUp() async throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(atPath: directory)
    }

    private func store(_ fileSystem: any FileSystem = SystemFileSystem()) -> ManagedDefaultsStore {
        ManagedDefaultsStore(
            of: location,
            in: fileSystem,
            system: SystemEdition(of: location, in: directory + "/etc", fileSystem: fileSystem)
        )
    }

    private func take(_ serial: UInt64, _ defaults: ManagedDefaults?) throws {
        var store = store()
        _ = try store.take(
            ManagedDefaultsEdition(fleet: 1, number: .init(serial: serial, mark: 1), defaults: defaults)
        )
    }

    private func wait(until condition: () -> Bool) async throws {
        for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    }

    /// The inotify watches of this process.
    private var watchCount: Int {
        let folder = "/proc/self/fdinfo/"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.reduce(0) { count, name in
            let text = (try? String(contentsOfFile: folder + name, encoding: .utf8)) ?? ""
            return count + text.split(separator: "\n").count { $0.hasPrefix("inotify") }
        }
    }

    /// Without a fleet there is one look at the start and one when the layout is followed, each at two places, and no watch more;
    /// what the app saves costs nothing.
    func testWithoutAFleet() async throws {
        let layout = TabStore(location)
        try await layout.makeFile()
        let fileSystem = FaultyFileSystem()
        let session = DefaultsSession(store(fileSystem))
        session.read()
        let look = fileSystem.recorded
        XCTAssertEqual(look, [.openDirectory, .status, .open, .open, .close, .openDirectory])
        let before = watchCount
        session.follow(layout)
        let changes = layout.changes
        try await wait { fileSystem.recorded.count > look.count }
        XCTAssertEqual(fileSystem.recorded, look + look)
        XCTAssertEqual(watchCount, before + 1)
        for _ in 0..<20 {
            try await layout.edit { record, stamp in
                try record.move("me", to: .first, in: ["home", "me"], at: stamp)
                try record.reset(.all, at: record.nextStamp(milliseconds: 0, replica: 1))
            }
        }
        // Another process saves, too, which the layout hears of.
        try await TabStore(location).edit { record, stamp in
            try record.move("me", to: .first, in: ["home", "me"], at: stamp)
        }
        for await record in changes where record.entry(for: "me")?.place != nil { break }
        XCTAssertEqual(fileSystem.recorded, look + look)
        XCTAssertNil(session.defaults)
    }

    /// A fleet that the device begins to follow while the app runs is heard of.
    func testAFleetThatComes() async throws {
        let layout = TabStore(location)
        try await layout.makeFile()
        let session = DefaultsSession(store())
        session.read()
        session.follow(layout)
        let changes = layout.changes
        try take(1, ManagedDefaults(order: ["me"]))
        try await wait { session.defaults != nil }
        XCTAssertEqual(session.defaults, ManagedDefaults(order: ["me"]))
        try take(2, ManagedDefaults(order: ["me"], isLocked: true))
        try await wait { session.defaults?.isLocked == true }
        XCTAssertEqual(session.defaults?.isLocked, true)
        try take(3, nil)
        try await wait { session.defaults == nil }
        XCTAssertNil(session.defaults)
        withExtendedLifetime(changes) {}
    }

    private var systemFolder: String { directory + "/etc/org.example.Notes" }

    private func placeSystemFile(_ defaults: ManagedDefaults) throws {
        try FileManager.default.createDirectory(
            atPath: systemFolder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755]
        )
        let edition = ManagedDefaultsEdition(fleet: 3, number: .init(serial: 1, mark: 1), defaults: defaults)
        try Data(try EditionFile.encode(edition, path: "")).write(
            to: URL(fileURLWithPath: systemFolder + "/tabs.fleet")
        )
    }

    /// That the system's file can't be read any more takes nothing away as long as the app runs, whatever else is heard.
    func testASystemsFileThatIsRefusedOrGone() async throws {
        let layout = TabStore(location)
        try await layout.makeFile()
        let system = ManagedDefaults(order: ["me"], isLocked: true)
        try placeSystemFile(system)
        let session = DefaultsSession(
            ManagedDefaultsStore(
                of: location,
                in: SystemFileSystem(),
                system: SystemEdition(of: location, in: directory + "/etc", owner: geteuid())
            )
        )
        var told: [TabStoreError.Code] = []
        session.problemHandler = { told.append($0.code) }
        session.read()
        session.follow(layout)
        let changes = layout.changes
        XCTAssertEqual(session.defaults, system)
        for path in [systemFolder, systemFolder + "/tabs.fleet"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
            try take(UInt64(told.count + 1), ManagedDefaults(order: ["home"]))
            let count = told.count
            try await wait { told.count > count }
            XCTAssertEqual(session.defaults, system, path)
            try FileManager.default.setAttributes(
                [.posixPermissions: path == systemFolder ? 0o755 : 0o644],
                ofItemAtPath: path
            )
        }
        XCTAssertEqual(told, [.foreignOwner, .foreignOwner])
        try FileManager.default.removeItem(atPath: systemFolder)
        try take(5, ManagedDefaults(order: ["home"]))
        session.read()
        XCTAssertEqual(session.defaults, system)
        withExtendedLifetime(changes) {}
    }
}
