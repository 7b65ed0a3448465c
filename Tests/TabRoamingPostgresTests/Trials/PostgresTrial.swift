import Foundation
import TabModel

@testable import TabRoaming
@testable import TabRoamingPostgres
@testable import TabStore

/// Some devices of one user that edit, exchange through a server, are cut off, killed in the middle, restored from backups, and
/// have wrong clocks, while the server breaks their connections, loses rows and is started anew.
struct PostgresTrial {
    static let ids: [TabID] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
    private static let year: UInt64 = 365 * 86_400_000

    /// What happened.
    struct Counts {
        var edits = 0
        var exchanges = 0
        var kills = 0
        var restores = 0
        var partitions = 0
        var breaks = 0
        var removals = 0
        var restarts = 0
    }

    private let server: PostgresServer
    private let role: String
    private let devices: [SimulatedDevice]
    /// Reads what others publish, and publishes nothing.
    private let witness: PostgresCarrier
    private(set) var counts = Counts()
    private(set) var model = LastWriters()
    private var isReachable: [Bool]
    private var hasBackup: [Bool]
    /// Which devices have lost their row or what they knew, and have not exchanged since. A device that loses both has lost what
    /// nobody else had yet, and no way of roaming can bring that back.
    private var hasLoss: [Bool]

    init(
        count: Int,
        in directory: String,
        on server: PostgresServer,
        as role: String,
        sealedWith key: RoamingKey? = nil,
        using generator: inout SeededGenerator
    ) throws {
        self.server = server
        self.role = role
        let address = try server.address(role)
        devices = (0..<count).map { number in
            SimulatedDevice(
                name: "device \(number)",
                home: "\(directory)/home-\(number)",
                folder: directory
            ) { device, fileSystem in
                PostgresCarrier(
                    address,
                    device: device.name,
                    layout: device.location,
                    identity: DeviceIdentity(of: device.location, in: fileSystem, machine: 0),
                    key: key,
                    bounds: .init()
                )
            }
        }
        for device in devices {
            try FileManager.default.createDirectory(atPath: device.home, withIntermediateDirectories: true)
            // One is a year behind, one a year ahead, and others hours or nothing.
            let skews: [UInt64] = [0, Self.year, 2 * Self.year, Self.year + 3_600_000]
            let skew = skews.randomElement(using: &generator) ?? 0
            device.clock.withLock { $0 = RoamingTestCase.noon - Self.year + skew }
        }
        let location = TabStoreLocation(
            applicationIdentifier: "org.example.Notes",
            stateDirectory: directory + "/witness"
        )
        witness = PostgresCarrier(address, device: "witness", layout: location, sealedWith: key)
        isReachable = devices.map { _ in true }
        hasBackup = devices.map { _ in false }
        hasLoss = devices.map { _ in false }
    }

    mutating func step(using generator: inout SeededGenerator) throws {
        let index = Int.random(in: devices.indices, using: &generator)
        let device = devices[index]
        device.clock.withLock { $0 += UInt64.random(in: 0...60_000, using: &generator) }
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<22: try exchange(index)
        case 22..<28: try kill(index, using: &generator)
        case 28..<30: try backUp(index)
        case 30..<32: try restore(index)
        case 32..<36:
            isReachable[index].toggle()
            counts.partitions += 1
        case 36:
            let time =
                RoamingTestCase.noon - Self.year + UInt64.random(in: 0...2, using: &generator) * Self.year
            device.clock.withLock { $0 = time }
        case 37: try breakConnections()
        case 38: try remove(index)
        default:
            counts.edits += 1
            try device.editAtRandom(Self.ids, using: &generator)
        }
    }

    /// Looks what is there since the last look.
    private mutating func look() throws {
        let witness = witness
        let receipt = try awaiting { try await witness.receive() }
        guard receipt.problems.isEmpty else {
            throw RoamingFailure("the witness was told \(receipt.problems)")
        }
        for delivery in receipt.deliveries { try model.note(delivery.record.plain) }
    }

    private mutating func exchange(_ index: Int) throws {
        guard isReachable[index] else { return }
        counts.exchanges += 1
        try devices[index].exchange()
        hasLoss[index] = false
        try look()
    }

    private mutating func kill(_ index: Int, using generator: inout SeededGenerator) throws {
        guard isReachable[index] else { return }
        if devices[index].exchange(dyingAt: Int.random(in: 0..<120, using: &generator)) { counts.kills += 1 }
        try look()
    }

    private mutating func backUp(_ index: Int) throws {
        let home = devices[index].home
        try? FileManager.default.removeItem(atPath: home + "-backup")
        try FileManager.default.copyItem(atPath: home, toPath: home + "-backup")
        hasBackup[index] = true
    }

    private mutating func restore(_ index: Int) throws {
        guard hasBackup[index], !hasLoss[index] else { return }
        hasLoss[index] = true
        let home = devices[index].home
        devices[index].restart()
        try FileManager.default.removeItem(atPath: home)
        try FileManager.default.copyItem(atPath: home + "-backup", toPath: home)
        counts.restores += 1
    }

    private mutating func breakConnections() throws {
        try server.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(role)'")
        counts.breaks += 1
    }

    private mutating func remove(_ index: Int) throws {
        guard !hasLoss[index] else { return }
        hasLoss[index] = true
        let number = try devices[index].number().hexadecimal
        try server.psql(
            "DELETE FROM tabard.records USING tabard.users WHERE id = user_id AND role = '\(role)' "
                + "AND device = '\\x\(number)'"
        )
        counts.removals += 1
    }

    /// The server is started anew, and some devices' connections are old ones.
    mutating func restart() throws {
        try server.stop()
        try server.start()
        counts.restarts += 1
    }

    /// The network reaches all, and nobody edits, until nothing is new.
    mutating func settle() throws {
        isReachable = devices.map { _ in true }
        for _ in 0..<20 {
            var isQuiet = true
            for index in devices.indices {
                let exchange = try devices[index].exchange()
                isQuiet = isQuiet && !exchange.isPublished && !exchange.isChanged
                try look()
            }
            if isQuiet { return }
        }
        throw RoamingFailure("the devices do not come to rest")
    }

    /// All devices have one arrangement, and it is the model's.
    func check() throws -> (kept: Int, lost: Int) {
        let records = try devices.map { try $0.record() }
        for record in records {
            guard record.roaming.equalsButForLastSeen(records[0].roaming) else {
                throw RoamingFailure("the devices have \(record.roaming) and \(records[0].roaming)")
            }
            var own = LastWriters()
            try own.note(record.roaming.plain)
            guard own.current == model.current else {
                throw RoamingFailure("device and model have \(own.current) and \(model.current)")
            }
            let visible = record.arrangement(for: TabDeclaration(ids: Self.ids)).visible
            let expected = model.visible(Self.ids)
            guard visible == expected || expected.isEmpty else {
                throw RoamingFailure("\(visible) is seen, and not \(expected)")
            }
        }
        for device in devices {
            // That of a restored device is what it was before.
            let told = device.takeTold().filter { !$0.contains("another device has this one's name, too") }
            guard told.isEmpty else { throw RoamingFailure("\(device.name) was told \(told)") }
        }
        return try model.account()
    }
}
