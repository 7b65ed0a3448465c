import Foundation
import TabModel

@testable import TabRoaming
@testable import TabStore

/// Some devices that edit, exchange, are cut off, killed in the middle, restored from backups, and have wrong clocks.
struct RoamingTrial {
    static let ids: [TabID] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
    static let declaration = TabDeclaration(ids: ids)
    private static let year: UInt64 = 365 * 86_400_000

    /// What happened.
    struct Counts {
        var edits = 0
        var exchanges = 0
        var kills = 0
        var restores = 0
        var partitions = 0
    }

    let devices: [SimulatedDevice]
    private(set) var synchronizer: Synchronizer
    private(set) var counts = Counts()
    private let directory: String
    /// Which devices have a backup, of home and folder.
    private var hasBackup: [Bool]
    /// The device that was restored last.
    private var lastRestored: Int?

    init(
        count: Int,
        in directory: String,
        sealedWith key: RoamingKey? = nil,
        using generator: inout SeededGenerator
    ) throws {
        self.directory = directory
        devices = (0..<count).map { number in
            SimulatedDevice(
                name: "device \(number)",
                home: "\(directory)/home-\(number)",
                folder: "\(directory)/view-\(number)",
                through: SimulatedDevice.sealing(with: key)
            )
        }
        hasBackup = devices.map { _ in false }
        for device in devices {
            for path in [device.home, device.folder] {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
            // One is a year behind, one a year ahead, and others hours or nothing.
            let skews: [UInt64] = [0, Self.year, 2 * Self.year, Self.year + 3_600_000]
            let skew = skews.randomElement(using: &generator) ?? 0
            device.clock.withLock { $0 = RoamingTestCase.noon - Self.year + skew }
        }
        synchronizer = Synchronizer(views: devices.map(\.folder), sealedWith: key)
    }

    mutating func step(using generator: inout SeededGenerator) throws {
        let index = Int.random(in: devices.indices, using: &generator)
        let device = devices[index]
        device.clock.withLock { $0 += UInt64.random(in: 0...60_000, using: &generator) }
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<10: try exchange(index)
        case 10..<16: kill(index, using: &generator)
        case 16..<18: try backUp(index)
        case 18..<20: try restore(index)
        case 20..<24:
            synchronizer.isReachable[index].toggle()
            counts.partitions += 1
        case 24:
            let time =
                RoamingTestCase.noon - Self.year + UInt64.random(in: 0...2, using: &generator) * Self.year
            device.clock.withLock { $0 = time }
        case 25..<60: for _ in 0..<3 { try synchronizer.deliverSome(using: &generator) }
        default: try edit(device, using: &generator)
        }
        try synchronizer.collect(from: index)
    }

    private mutating func exchange(_ index: Int) throws {
        counts.exchanges += 1
        try devices[index].exchange()
    }

    private mutating func kill(_ index: Int, using generator: inout SeededGenerator) {
        if devices[index].exchange(dyingAt: Int.random(in: 0..<150, using: &generator)) { counts.kills += 1 }
    }

    private func paths(_ index: Int) -> [(path: String, backup: String)] {
        [devices[index].home, devices[index].folder].map { ($0, $0 + "-backup") }
    }

    private mutating func backUp(_ index: Int) throws {
        for (path, backup) in paths(index) {
            try? FileManager.default.removeItem(atPath: backup)
            try FileManager.default.copyItem(atPath: path, toPath: backup)
        }
        synchronizer.noteBackup(of: index)
        hasBackup[index] = true
    }

    private mutating func restore(_ index: Int) throws {
        guard hasBackup[index] else { return }
        // What only two devices had is gone when both go back behind it, and no way of roaming can bring that back.
        if let lastRestored, lastRestored != index {
            let isReachable = synchronizer.isReachable
            try settle()
            synchronizer.isReachable = isReachable
        }
        lastRestored = index
        // The synchronizer has had all that was in the folder, or only some of it.
        try synchronizer.collect(from: index)
        devices[index].restart()
        for (path, backup) in paths(index) {
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.copyItem(atPath: backup, toPath: path)
        }
        try synchronizer.noteRestore(of: index)
        counts.restores += 1
    }

    private mutating func edit(_ device: SimulatedDevice, using generator: inout SeededGenerator) throws {
        counts.edits += 1
        try device.editAtRandom(Self.ids, using: &generator)
    }

    /// The network reaches all, and nobody edits, until nothing is new.
    mutating func settle() throws {
        synchronizer.isReachable = devices.map { _ in true }
        for _ in 0..<20 {
            try synchronizer.collect()
            let wasIdle = synchronizer.isIdle
            try synchronizer.deliverAll()
            var isQuiet = true
            for index in devices.indices {
                let exchange = try devices[index].exchange()
                isQuiet = isQuiet && !exchange.isPublished && !exchange.isChanged
            }
            if isQuiet, wasIdle { return }
        }
        throw RoamingFailure("the devices do not come to rest")
    }

    /// All devices have one arrangement, and it is the model's.
    func check() throws -> (kept: Int, lost: Int) {
        if let failure = synchronizer.failure { throw failure }
        let records = try devices.map { try $0.record() }
        for record in records.dropFirst() {
            guard record.roaming.equalsButForLastSeen(records[0].roaming) else {
                throw RoamingFailure("the devices have \(record.roaming) and \(records[0].roaming)")
            }
        }
        let model = synchronizer.model
        for record in records {
            var own = LastWriters()
            try own.note(record.roaming.plain)
            guard own.current == model.current else {
                let fields = Set(own.current.keys).union(model.current.keys).sorted()
                let first = fields.first { own.current[$0] != model.current[$0] }
                let values = first.map { [own.current[$0], model.current[$0]] } ?? []
                throw RoamingFailure("the \(first.map(\.description) ?? ""): device and model have \(values)")
            }
            let visible = record.arrangement(for: Self.declaration).visible
            let expected = model.visible(Self.ids)
            guard visible == expected || expected.isEmpty else {
                throw RoamingFailure("\(visible) is seen, and not \(expected)")
            }
        }
        for device in devices {
            let told = device.takeTold().filter { !Self.isExpected($0) }
            guard told.isEmpty else { throw RoamingFailure("\(device.name) was told \(told)") }
        }
        return try model.account()
    }

    /// A file that is not whole yet is told of, and what a device published as which it was before the restore.
    private static func isExpected(_ line: String) -> Bool {
        line.hasSuffix("what was saved is damaged")
            || line.contains("another device has this one's name, too")
    }
}
