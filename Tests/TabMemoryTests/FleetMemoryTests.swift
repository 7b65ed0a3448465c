import Foundation
import TabModel
import XCTest

@testable import TabMemory
@testable import TabStore
@testable import TabardKit

/// A controller on a device of a fleet: its tabs by the rules F1 to F14, at the start and while the app runs.
@preconcurrency @MainActor
final class FleetMemoryTests: TabMemoryTestCase {
    private let app = ["Home", "Search", "Feed", "Me"]
    private nonisolated static let day: UInt64 = 86_400_000
    /// Memories follow what comes as long as the app holds them.
    private var memories: [TabMemory] = []

    override func tearDown() async throws {
        memories = []
        try await super.tearDown()
    }

    /// What the device heard of the fleet, as `tabard fleet follow` keeps it.
    private func store(day: UInt64 = 0) -> ManagedDefaultsStore {
        ManagedDefaultsStore(of: location, in: SystemFileSystem(), system: system) { day * Self.day }
    }

    private var system: SystemEdition {
        SystemEdition(of: location, in: folder.path + "/etc", owner: geteuid())
    }

    private func edition(
        _ serial: UInt64,
        _ defaults: ManagedDefaults?,
        term: Int? = nil
    ) -> ManagedDefaultsEdition {
        ManagedDefaultsEdition(
            fleet: 7,
            number: .init(serial: serial, mark: 1),
            name: "Kiosks",
            term: term,
            defaults: defaults
        )
    }

    private func take(_ serial: UInt64, _ defaults: ManagedDefaults?, term: Int? = nil) throws {
        var store = store()
        _ = try store.take(edition(serial, defaults, term: term))
    }

    /// Puts a file of the system's into its place, whole.
    private func placeSystemFile(_ bytes: [UInt8]) throws {
        let place = folder.path + "/etc/org.example.Test"
        try FileManager.default.createDirectory(
            atPath: place,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755]
        )
        try Data(bytes).write(to: URL(fileURLWithPath: place + "/tabs.new"))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: place + "/tabs.new")
        _ = rename(place + "/tabs.new", place + "/tabs.fleet")
    }

    private func startOnDevice(
        _ names: [String]? = nil,
        describing describe: @escaping TabMemory.Description = { _ in nil }
    ) -> (TabMemory, UITabBarController) {
        let tabs = controller(names ?? app)
        let memory = TabMemory(
            RecordSession(TabStore(location)),
            DefaultsSession(store()),
            window: "main",
            policy: TabPolicy(capacity: 5),
            retired: [],
            legacyOrder: nil,
            describing: describe
        )
        memory.problemHandler = { [weak self] in self?.note($0) }
        memory.remember(tabs)
        memories.append(memory)
        return (memory, tabs)
    }

    /// Starts an app whose user dragged Me first.
    private func startWithMeFirst() throws -> (TabMemory, UITabBarController) {
        let (memory, tabs) = startOnDevice()
        // As another window does, whose changes are heard of.
        perform {
            try await TabStore(self.location).edit { record, stamp in
                _ = try record.move("Me", to: .first, in: ["Home", "Search", "Feed", "Me"], at: stamp)
            }
        }
        wait { tabs.titles == ["Me", "Home", "Search", "Feed"] }
        return (memory, tabs)
    }

    private func assert(_ tabs: UITabBarController, _ titles: [String], line: UInt = #line) {
        wait { tabs.titles == titles }
        XCTAssertEqual(tabs.titles, titles, line: line)
    }

    private func refusal(
        _ work: @escaping () async throws -> Void
    ) -> TabStoreError.Code? {
        var code: TabStoreError.Code?
        perform {
            do { try await work() } catch let error as TabStoreError { code = error.code }
        }
        return code
    }

    /// F1: below what the user did, and no record is another by it.
    func testF1BetweenTheAppAndTheUser() throws {
        let (memory, tabs) = try startWithMeFirst()
        let before = memory.record
        try take(1, ManagedDefaults(order: ["Feed", "Home"]))
        assert(tabs, ["Me", "Feed", "Home", "Search"])
        XCTAssertEqual(memory.record, before)
        // The next start has it before the first frame.
        let (_, again) = startOnDevice()
        XCTAssertEqual(again.titles, ["Me", "Feed", "Home", "Search"])
        try take(2, nil)
        assert(tabs, ["Me", "Home", "Search", "Feed"])
        XCTAssertEqual(problems.map(\.description), [])
    }

    /// F2: nothing is selected by it, and no tab is made.
    func testF2WhatItSays() throws {
        let (_, tabs) = startOnDevice()
        tabs.selectedIndex = 1
        try take(1, ManagedDefaults(order: ["Nowhere", "Me", "Search"]))
        assert(tabs, ["Me", "Search", "Home", "Feed"])
        XCTAssertEqual(tabs.selectedViewController?.title, "Search")
    }

    /// F3: the table.
    func testF3Order() throws {
        let updated = ["Home", "Search", "Shop", "Feed", "Me"]
        let rows: [(order: [TabID], app: [String], expected: [String])] = [
            (["Me", "Home"], app, ["Me", "Home", "Search", "Feed"]),
            (["Me", "Home"], updated, ["Me", "Home", "Search", "Shop", "Feed"]),
            (["Me", "Home", "Search", "Feed"], updated, ["Me", "Home", "Search", "Feed", "Shop"]),
            (["Me", "Nowhere", "Home"], app, ["Me", "Home", "Search", "Feed"]),
            (["Me", "Me", "Home"], app, ["Me", "Home", "Search", "Feed"]),
        ]
        for (serial, row) in zip(UInt64(1)..., rows) {
            try take(serial, ManagedDefaults(order: row.order))
            let (_, tabs) = startOnDevice(row.app)
            XCTAssertEqual(tabs.titles, row.expected)
            XCTAssertEqual(tabs.selectedViewController?.title, row.expected[0])
        }
    }

    /// F4: hidden until the user shows it; the last tab that is left is seen.
    func testF4Hidden() throws {
        try take(1, ManagedDefaults(hidden: ["Feed"]))
        let (memory, tabs) = startOnDevice()
        XCTAssertEqual(tabs.titles, ["Home", "Search", "Me"])
        XCTAssertEqual(memory.hiddenViewControllers.map(\.title), ["Feed"])
        try take(2, ManagedDefaults(hidden: ["Home", "Search", "Feed", "Me"]))
        assert(tabs, ["Home"])
        try take(3, ManagedDefaults(hidden: ["Feed"]))
        assert(tabs, ["Home", "Search", "Me"])
        perform { try await memory.unhide("Feed") }
        assert(tabs, app)
        try take(4, ManagedDefaults(order: ["Me"], hidden: ["Feed"]))
        assert(tabs, ["Me", "Home", "Search", "Feed"])
    }

    /// F5: what the user hid is seen as long as it is required, and hidden again afterwards.
    func testF5Required() throws {
        let (memory, tabs) = startOnDevice()
        perform { try await memory.hide("Feed") }
        assert(tabs, ["Home", "Search", "Me"])
        try take(1, ManagedDefaults(hidden: ["Feed"], required: ["Feed"]))
        assert(tabs, app)
        XCTAssertEqual(refusal { try await memory.hide("Feed") }, .refused)
        XCTAssertEqual(tabs.titles, app)
        try take(2, nil)
        assert(tabs, ["Home", "Search", "Me"])
    }

    /// F6: the user can't pick it up, and it stands in the fleet's place; afterwards both are as before.
    func testF6Fixed() throws {
        let (_, tabs) = try startWithMeFirst()
        try take(1, ManagedDefaults(fixed: ["Me"]))
        assert(tabs, app)
        XCTAssertEqual(tabs.customizableViewControllers?.map(\.title), ["Home", "Search", "Feed"])
        try take(2, nil)
        assert(tabs, ["Me", "Home", "Search", "Feed"])
        XCTAssertEqual(Set(tabs.customizableViewControllers?.compactMap(\.title) ?? []), Set(app))
    }

    /// F6: one that stands where it did is no longer offered, either, and what the user moves beside it is kept.
    func testF6FixedInItsPlace() throws {
        let (memory, tabs) = startOnDevice()
        try take(1, ManagedDefaults(fixed: ["Home"]))
        wait { tabs.customizableViewControllers?.count == 3 }
        XCTAssertEqual(tabs.customizableViewControllers?.map(\.title), ["Search", "Feed", "Me"])
        try drag("Me", onto: "Search", in: tabs)
        waitUntilSaved(memory)
        assert(tabs, ["Home", "Me", "Search", "Feed"])
        XCTAssertEqual(startOnDevice().1.titles, ["Home", "Me", "Search", "Feed"])
    }

    /// F7: what is left is what the fleet says.
    func testF7Reset() throws {
        let (memory, tabs) = try startWithMeFirst()
        try take(1, ManagedDefaults(order: ["Feed"]))
        assert(tabs, ["Me", "Feed", "Home", "Search"])
        perform { try await memory.reset(.all) }
        assert(tabs, ["Feed", "Home", "Search", "Me"])
    }

    /// F7: the edit screen's Reset goes back to the fleet's order, and nothing counts as moved by the user then.
    func testF7ResetOnTheEditScreen() throws {
        try take(1, ManagedDefaults(order: ["Feed"]))
        let (memory, tabs) = startOnDevice()
        assert(tabs, ["Feed", "Home", "Search", "Me"])
        tabs._beginCustomizing()
        XCTAssertEqual(tabs.tabBar._session?.customization.canReset, false)
        tabs.tabBar.endCustomizing(animated: false)
        try drag("Me", onto: "Home", in: tabs)
        waitUntilSaved(memory)
        assert(tabs, ["Feed", "Me", "Home", "Search"])
        tabs._beginCustomizing()
        try XCTUnwrap(tabs.tabBar._session).reset()
        tabs.tabBar.endCustomizing(animated: false)
        waitUntilSaved(memory)
        assert(tabs, ["Feed", "Home", "Search", "Me"])
        XCTAssertEqual(memory.record.entries.filter { $0.place?.rank != nil }.map(\.id), [])
        try take(2, ManagedDefaults(order: ["Search", "Me"]))
        assert(tabs, ["Search", "Me", "Home", "Feed"])
    }

    /// F8: an edition from before a renaming counts.
    func testF8FormerNames() throws {
        try take(1, ManagedDefaults(order: ["me", "nowhere"], hidden: ["feed"]))
        let (_, tabs) = startOnDevice { controller in
            controller.title.flatMap { title in
                let former = TabID(title.lowercased()).map { [$0] } ?? []
                return TabID(title).map { TabDeclaration.Tab($0, formerly: former) }
            }
        }
        XCTAssertEqual(tabs.titles, ["Me", "Home", "Search"])
    }

    /// F9: the table, and what the user is offered meanwhile.
    func testF9Lock() throws {
        let (memory, tabs) = try startWithMeFirst()
        perform { try await memory.hide("Feed") }
        assert(tabs, ["Me", "Home", "Search"])
        XCTAssertTrue(tabs._offersEditScreen)
        XCTAssertTrue(memory.canUndo)
        let before = memory.record
        try take(1, ManagedDefaults(order: ["Search", "Home"], isLocked: true))
        assert(tabs, ["Search", "Home", "Feed", "Me"])
        XCTAssertTrue(memory.isLocked)
        XCTAssertFalse(tabs._offersEditScreen)
        XCTAssertFalse(memory.canUndo)
        XCTAssertEqual(refusal { try await memory.hide("Home") }, .refused)
        XCTAssertEqual(refusal { try await memory.unhide("Feed") }, .refused)
        XCTAssertEqual(refusal { try await memory.reset(.all) }, .refused)
        XCTAssertEqual(refusal { try await memory.undo() }, .refused)
        XCTAssertEqual(memory.record.entries, before.entries)
        XCTAssertEqual(tabs.titles, ["Search", "Home", "Feed", "Me"])
        // Selecting is no change.
        tabs._userChoose("Feed")
        waitUntilSaved(memory)
        XCTAssertEqual(problems.map(\.description), [])
        let (_, again) = startOnDevice()
        XCTAssertEqual(again.titles, ["Search", "Home", "Feed", "Me"])
        XCTAssertEqual(again.selectedViewController?.title, "Feed")
        XCTAssertFalse(again._offersEditScreen)
        try take(2, ManagedDefaults(order: ["Search", "Home"]))
        assert(tabs, ["Me", "Search", "Home"])
        XCTAssertFalse(memory.isLocked)
        XCTAssertTrue(tabs._offersEditScreen)
    }

    /// F9: what the app itself reorders while it is locked is put back, and told.
    func testF9TheAppsOwnReordering() throws {
        try take(1, ManagedDefaults(isLocked: true))
        let (memory, tabs) = startOnDevice()
        tabs.viewControllers = tabs.viewControllers?.reversed()
        memory.noteChanges()
        assert(tabs, app)
        wait { !self.problems.isEmpty }
        XCTAssertEqual(problems.map(\.code), [.refused])
        XCTAssertFalse(tabs._offersEditScreen)
    }

    /// F9: a lock that comes while the user is at the edit screen closes it, and what was carried there is where it was.
    func testF9ALockClosesTheEditScreen() throws {
        let (memory, tabs) = startOnDevice()
        tabs._beginCustomizing()
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.pickUp(try XCTUnwrap(tabs.viewControllers?.last?.tabBarItem))
        session.carry(to: 0)
        session.drop()
        try take(1, ManagedDefaults(isLocked: true))
        wait { !tabs.tabBar.isCustomizing }
        XCTAssertFalse(tabs.tabBar.isCustomizing)
        XCTAssertEqual(tabs.titles, app)
        try take(2, nil)
        wait { !memory.isLocked }
        XCTAssertEqual(tabs.titles, app)
    }

    /// Other defaults wait until the user is done, as another window's changes do.
    func testDefaultsWaitForTheEditScreen() throws {
        let (memory, tabs) = startOnDevice()
        tabs._beginCustomizing()
        try take(1, ManagedDefaults(order: ["Feed"]))
        wait { memory.defaults.defaults != nil }
        XCTAssertEqual(tabs.titles, app)
        XCTAssertTrue(tabs.tabBar.isCustomizing)
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.pickUp(try XCTUnwrap(tabs.viewControllers?.last?.tabBarItem))
        session.carry(to: 0)
        session.drop()
        tabs.tabBar.endCustomizing(animated: false)
        waitUntilSaved(memory)
        assert(tabs, ["Me", "Feed", "Home", "Search"])
    }

    /// F9: what the user's other devices publish is joined, and counts when the lock has ended.
    func testF9OtherDevices() throws {
        try take(1, ManagedDefaults(isLocked: true))
        let (memory, tabs) = startOnDevice()
        perform {
            try await TabStore(self.location).edit { record, stamp in
                _ = try record.move("Me", to: .first, in: ["Home", "Search", "Feed", "Me"], at: stamp)
            }
        }
        wait { memory.record.entry(for: "Me")?.place != nil }
        XCTAssertNotNil(memory.record.entry(for: "Me")?.place)
        XCTAssertEqual(tabs.titles, app)
        try take(2, nil)
        assert(tabs, ["Me", "Home", "Search", "Feed"])
    }

    /// F10 and F11: an older edition changes nothing, and a withdrawn one leaves the tabs to the app.
    func testF10F11Editions() throws {
        try take(4, ManagedDefaults(order: ["Me"]))
        let (_, tabs) = startOnDevice()
        XCTAssertEqual(tabs.titles, ["Me", "Home", "Search", "Feed"])
        try take(3, ManagedDefaults(order: ["Feed"]))
        try take(5, ManagedDefaults(order: ["Search"]))
        assert(tabs, ["Search", "Home", "Feed", "Me"])
        try take(6, nil)
        assert(tabs, app)
    }

    /// F12: the app's order comes back when the term is over, and the lock ends with it.
    func testF12Term() throws {
        try take(1, ManagedDefaults(order: ["Me"], isLocked: true), term: 2)
        let (memory, tabs) = startOnDevice()
        XCTAssertEqual(tabs.titles, ["Me", "Home", "Search", "Feed"])
        for day in UInt64(1)...2 {
            var store = store(day: day)
            _ = try store.take(nil)
        }
        assert(tabs, app)
        XCTAssertFalse(memory.isLocked)
    }

    /// F13: the system's file counts alone, also one that comes in its place while the app runs.
    func testF13TheSystemsFile() throws {
        try take(1, ManagedDefaults(order: ["Me"]))
        try placeSystemFile(EditionFile.encode(edition(1, ManagedDefaults(order: ["Feed"])), path: ""))
        let (_, tabs) = startOnDevice()
        XCTAssertEqual(tabs.titles, ["Feed", "Home", "Search", "Me"])
        try placeSystemFile(EditionFile.encode(edition(2, ManagedDefaults(order: ["Search"])), path: ""))
        assert(tabs, ["Search", "Home", "Feed", "Me"])
        // F14: what can't be read takes nothing away while the app runs, and is told once.
        for _ in 0..<2 {
            try placeSystemFile(Array("nonsense".utf8))
            wait { self.problems.count == 1 }
        }
        XCTAssertEqual(problems.map(\.code), [.damaged])
        XCTAssertEqual(tabs.titles, ["Search", "Home", "Feed", "Me"])
        try placeSystemFile(EditionFile.encode(edition(1, ManagedDefaults(order: ["Feed"])), path: ""))
        assert(tabs, ["Feed", "Home", "Search", "Me"])
    }

    /// F14: the app starts with its own order, and says why.
    func testF14DamagedFile() throws {
        try take(1, ManagedDefaults(order: ["Me"]))
        let path = location.path + ".fleet"
        let length = try Data(contentsOf: URL(fileURLWithPath: path)).count
        try Data(repeating: 65, count: length).write(to: URL(fileURLWithPath: path))
        let (_, tabs) = startOnDevice()
        XCTAssertEqual(tabs.titles, app)
        wait { !self.problems.isEmpty }
        XCTAssertEqual(problems.map(\.code), [.damaged])
        XCTAssertEqual(problems.map(\.path), [path])
        try take(2, ManagedDefaults(order: ["Search"]))
        assert(tabs, ["Search", "Home", "Feed", "Me"])
    }
}
