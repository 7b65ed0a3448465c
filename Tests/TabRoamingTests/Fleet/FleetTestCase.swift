import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// A test with an administrator, a folder, and devices that follow.
class FleetTestCase: RoamingTestCase {
    static let day: UInt64 = 86_400_000

    var administrator: FleetFolder { FleetFolder(folder) }

    func edition(
        _ serial: UInt64,
        fleet: UInt64 = 7,
        term: Int? = nil,
        layout: String = "",
        isWithdrawn: Bool = false
    ) -> ManagedDefaultsEdition {
        ManagedDefaultsEdition(
            fleet: fleet,
            number: .init(serial: serial, mark: 1),
            name: "Kiosks",
            layout: layout,
            term: term,
            defaults: isWithdrawn ? nil : ManagedDefaults(order: [TabID("tab\(serial)") ?? "tab"])
        )
    }

    func publish(_ edition: ManagedDefaultsEdition) throws {
        let administrator = administrator
        try awaiting { try await administrator.publish(edition) }
    }

    func follower(_ name: String, reports: Bool = true) -> SimulatedFollower {
        SimulatedFollower(name: name, home: directory + "/" + name, folder: folder, reports: reports)
    }
}

/// A device that follows a fleet, with a home and a clock of its own; each look is a process of its own unless told.
final class SimulatedFollower: Sendable {
    let name: String
    let home: String
    private let folder: String
    private let reports: Bool
    /// What the device's clock says.
    let clock = Mutex(RoamingTestCase.noon)
    private let told = Mutex<[String]>([])
    private let process = Mutex<FleetFollower?>(nil)

    init(name: String, home: String, folder: String, reports: Bool) {
        self.name = name
        self.home = home
        self.folder = folder
        self.reports = reports
    }

    var location: TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Notes", stateDirectory: home)
    }

    func store(_ fileSystem: any FileSystem = DoomedFileSystem()) -> ManagedDefaultsStore {
        ManagedDefaultsStore(
            of: location,
            in: fileSystem,
            system: SystemEdition(of: location, in: home + "/etc", owner: geteuid())
        ) { [weak self] in self?.clock.withLock(\.self) ?? 0 }
    }

    func follower(
        _ fileSystem: any FileSystem = DoomedFileSystem(),
        isHeard: Bool = true
    ) -> FleetFollower {
        let folder = folder
        return FleetFollower(
            store(fileSystem),
            DeviceIdentity(of: location, in: fileSystem, machine: 0),
            through: FleetFolder(folder) { () throws(TabStoreError) in
                try SharedFolder.open(folder, in: fileSystem, now: WallClock.milliseconds())
            },
            device: reports ? name : nil,
            pause: .milliseconds(20),
            interval: .milliseconds(200),
            now: { [weak self] in self?.clock.withLock(\.self) ?? 0 },
            problemHandler: { [weak self] problem in
                if isHeard { self?.told.withLock { $0.append(problem.description) } }
            }
        )
    }

    /// Looks once; the device's process goes on.
    @discardableResult
    func look() throws -> ManagedDefaultsEvent? {
        let follower = process.withLock { process in
            let follower = process ?? self.follower()
            process = follower
            return follower
        }
        return try awaiting { try await follower.look() }
    }

    func restart() { process.withLock { $0 = nil } }

    /// Looks in a process that is ended before one of its calls; says whether it was.
    func look(dyingAt end: Int) -> Bool {
        let fileSystem = DoomedFileSystem(dyingAt: end)
        // What it tells when it is as good as dead is heard by nobody.
        let follower = follower(fileSystem, isHeard: false)
        _ = try? awaiting { try await follower.look() }
        return fileSystem.isDead
    }

    /// By what the device goes, as an app reads it when it starts.
    var reading: ManagedDefaultsReading {
        var store = store()
        return store.read()
    }

    func pass(days: Int) {
        clock.withLock { $0 = UInt64(Int($0) + days * Int(FleetTestCase.day)) }
    }

    /// The lines that were told since the last look.
    func takeTold() -> [String] {
        told.withLock { told in
            defer { told = [] }
            return told
        }
    }
}
