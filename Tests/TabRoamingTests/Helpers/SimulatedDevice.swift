import Foundation
import Synchronization
import TabModel

@testable import TabRoaming
@testable import TabStore

/// A device: its home with a layout and an identity, its view of the folder, and its clock.
final class SimulatedDevice: Sendable {
    let name: String
    let home: String
    let folder: String
    /// What the device's clock says.
    let clock: Mutex<UInt64>
    /// What machine it is.
    let machine = Mutex<UInt64>(0)
    /// The numbers of its stores.
    private let replicas: Mutex<SeededGenerator>
    /// What was told of other devices.
    let told = Mutex<[String]>([])
    /// The process of the app that roams.
    private let process = Mutex<Process?>(nil)
    /// Makes another way to the other devices than the folder.
    private let way: Way?

    typealias Way = @Sendable (SimulatedDevice, any FileSystem) -> any TabCarrier

    private struct Process: Sendable {
        let store: TabStore
        let carrier: any TabCarrier
        let roamer: TabRoamer
    }

    init(name: String, home: String, folder: String, through way: Way? = nil) {
        self.name = name
        self.way = way
        self.home = home
        self.folder = folder
        clock = Mutex(RoamingTestCase.noon)
        replicas = Mutex(SeededGenerator(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
    }

    var location: TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Notes", stateDirectory: home)
    }

    /// A carrier as the app's process makes one.
    func carrier(
        _ fileSystem: any FileSystem = DoomedFileSystem(),
        receivingAtMost length: Int = 16 * 1024 * 1024
    ) -> FolderCarrier {
        let (folder, now) = (folder, now)
        return FolderCarrier(
            folder: folder,
            device: name,
            layout: location,
            identity: DeviceIdentity(of: location, in: fileSystem, machine: machine.withLock(\.self)),
            maximumReceiptLength: length,
            open: { () throws(TabStoreError) in
                try SharedFolder.open(folder, in: fileSystem, now: now())
            }
        )
    }

    /// Files have the real time.
    private var now: @Sendable () -> UInt64 { { WallClock.milliseconds() } }

    func store(_ fileSystem: any FileSystem = DoomedFileSystem()) -> TabStore {
        let keeper = LayoutKeeper(location, fileSystem: fileSystem) { [weak self] in
            self?.clock.withLock(\.self) ?? 0
        }
        return TabStore(keeper, replica: replicas.withLock { $0.next() })
    }

    private func anyCarrier(_ fileSystem: any FileSystem) -> any TabCarrier {
        way?(self, fileSystem) ?? carrier(fileSystem)
    }

    func roamer(_ fileSystem: any FileSystem = DoomedFileSystem()) -> TabRoamer {
        TabRoamer(store(fileSystem), through: anyCarrier(fileSystem)) { [weak self] problem in
            self?.told.withLock { $0.append(problem.description) }
        }
    }

    private func running() -> Process {
        process.withLock { process in
            if let process { return process }
            let fileSystem = DoomedFileSystem()
            let (store, carrier) = (store(fileSystem), anyCarrier(fileSystem))
            let roamer = TabRoamer(store, through: carrier) { [weak self] problem in
                self?.told.withLock { $0.append(problem.description) }
            }
            process = Process(store: store, carrier: carrier, roamer: roamer)
            return Process(store: store, carrier: carrier, roamer: roamer)
        }
    }

    /// The app's process ends, and another one is started when it is needed.
    func restart() { process.withLock { $0 = nil } }

    /// The user changes the layout; it is saved when this returns.
    func edit(_ change: @escaping @Sendable (inout TabRecord, TabStamp) throws -> Void) throws {
        let store = running().store
        try awaiting(on: store.executor) { try await store.edit(change) }
    }

    func move(_ id: TabID, _ destination: TabDestination) throws {
        try edit { try $0.move(id, to: destination, in: RoamingTestCase.declaration, at: $1) }
    }

    func hide(_ id: TabID) throws {
        try edit { try $0.hide(id, in: RoamingTestCase.declaration, at: $1) }
    }

    @discardableResult
    func exchange() throws -> TabRoamer.Exchange {
        let roamer = running().roamer
        return try awaiting(on: roamer.store.executor) { try await roamer.exchange() }
    }

    /// Exchanges in a process of its own, which ends before one of its calls; says whether it was alive until then.
    func exchange(dyingAt end: Int) -> Bool {
        restart()
        let fileSystem = DoomedFileSystem(dyingAt: end)
        // What it tells when it is as good as dead is heard by nobody.
        let roamer = TabRoamer(store(fileSystem), through: anyCarrier(fileSystem)) { _ in }
        _ = try? awaiting(on: roamer.store.executor) { try await roamer.exchange() }
        return fileSystem.isDead
    }

    /// What is saved.
    func record() throws -> TabRecord {
        TabStore.read(at: location).record
    }

    /// The device's number, 0 if it has none yet.
    func number() throws -> UInt64 {
        let place = TabStoreLocation(beside: location, suffix: DeviceIdentity.suffix)
        return try RecordKeeper<DeviceRecord>(place).contents().record?.id ?? 0
    }

    /// The name of its file in the folder.
    func fileName() throws -> String { DeviceFileName.name(of: try number()) }

    /// The lines that were told since the last look.
    func takeTold() -> [String] {
        told.withLock { told in
            defer { told = [] }
            return told
        }
    }
}
