import Foundation
import TabModel

@testable import TabRoaming

/// What brings files from one device's view of the folder to the others', late, in any order, and partly.
struct Synchronizer {
    /// A file on its way.
    private struct Parcel {
        let name: String
        let bytes: [UInt8]
        /// Before and after the restore of a backup, a device makes versions of which neither follows the other.
        let epoch: Int
        let destination: Int
    }

    private var parcels: [Parcel] = []
    /// What each view has, as far as the synchronizer knows; what differs was written by the device.
    private var known: [[String: [UInt8]]]
    /// The epochs of the versions that a view has, and that its backup has.
    private var epochs: [[String: Int]]
    private var epochsOfBackups: [[String: Int]]
    private var epoch = 0
    /// Whose file a name is.
    private var owners: [String: Int] = [:]
    /// The versions of each file that were sent on their way.
    private var sent: [String: Set<[UInt8]>] = [:]
    private let views: [String]
    /// Which of the devices the network reaches.
    var isReachable: [Bool]
    /// What left its device for the first time.
    private(set) var model = LastWriters()
    private(set) var copyCount = 0

    /// What the devices seal their records with, if they do.
    private let key: RoamingKey?

    init(views: [String], sealedWith key: RoamingKey? = nil) {
        self.key = key
        self.views = views
        known = views.map { _ in [:] }
        epochs = views.map { _ in [:] }
        epochsOfBackups = epochs
        isReachable = views.map { _ in true }
    }

    private func path(_ view: Int, _ name: String) -> String { views[view] + "/" + name }

    private func contents(of view: Int) throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: views[view])
        where DeviceFileName.device(of: name) != nil {
            contents[name] = Array(try Data(contentsOf: URL(fileURLWithPath: path(view, name))))
        }
        return contents
    }

    /// A backup of a view was made.
    mutating func noteBackup(of view: Int) { epochsOfBackups[view] = epochs[view] }

    /// A view and its device's home went back to what they were: the others' versions are sent there once more.
    mutating func noteRestore(of view: Int) throws {
        epoch += 1
        known[view] = try contents(of: view)
        epochs[view] = epochsOfBackups[view]
        for (name, bytes) in known[view] where owners[name] ?? view == view {
            epochs[view][name] = epoch
            // What the network did not reach in time is news to the others still.
            if sent[name]?.contains(bytes) != true { known[view][name] = nil }
        }
        for other in views.indices where other != view {
            for (name, bytes) in known[other].sorted(by: { $0.key < $1.key })
            where owners[name] == other || owners[name] == view {
                parcels.append(
                    .init(name: name, bytes: bytes, epoch: epochs[other][name] ?? 0, destination: view)
                )
            }
        }
    }

    /// Looks what all devices wrote, and sends it on its way to the others.
    mutating func collect() throws {
        for view in views.indices { try collect(from: view) }
    }

    /// Looks what a device wrote, and sends it on its way, if the network reaches it.
    mutating func collect(from view: Int) throws {
        if isReachable[view] {
            for (name, bytes) in try contents(of: view).sorted(by: { $0.key < $1.key })
            where known[view][name] != bytes {
                known[view][name] = bytes
                owners[name] = view
                sent[name, default: []].insert(bytes)
                // A device writes its own file alone.
                for other in views.indices where other != view {
                    parcels.append(
                        .init(name: name, bytes: bytes, epoch: epochs[view][name] ?? 0, destination: other)
                    )
                }
            }
        }
    }

    var isIdle: Bool { parcels.isEmpty }

    /// Delivers some parcel, perhaps only its beginning at first.
    mutating func deliverSome(using generator: inout SeededGenerator) throws {
        let reachable = parcels.indices.filter { isReachable[parcels[$0].destination] }
        guard let index = reachable.randomElement(using: &generator) else { return }
        if Int.random(in: 0..<6, using: &generator) == 0 {
            // It is written in its place, and is not whole yet.
            let parcel = parcels[index]
            guard known[parcel.destination][parcel.name] == nil else { return }
            let part = parcel.bytes.prefix(Int.random(in: 0..<parcel.bytes.count, using: &generator))
            try Data(part).write(to: URL(fileURLWithPath: path(parcel.destination, parcel.name)))
            known[parcel.destination][parcel.name] = Array(part)
            return
        }
        try deliver(parcels.remove(at: index))
    }

    /// Delivers all in the order in which it was written.
    mutating func deliverAll() throws {
        while !parcels.isEmpty { try deliver(parcels.removeFirst()) }
    }

    private mutating func deliver(_ parcel: Parcel) throws {
        let (view, name) = (parcel.destination, parcel.name)
        let found = known[view][name]
        guard found != parcel.bytes else {
            // The tool finds nothing to do, and that both have the same version.
            epochs[view][name] = max(epochs[view][name] ?? 0, parcel.epoch)
            return note(parcel)
        }
        if let found, epochs[view][name] ?? 0 == parcel.epoch, isLater(found, than: parcel.bytes) {
            // The older version is there for a while only: the tool knows which one is the later.
            parcels.append(.init(name: name, bytes: found, epoch: parcel.epoch, destination: view))
        }
        if let found, record(in: found) != nil, epochs[view][name] ?? 0 != parcel.epoch {
            copyCount += 1
            let copy = name.replacingOccurrences(
                of: ".tabs",
                with: copyCount % 2 == 0
                    ? ".sync-conflict-20260102-120405-\(copyCount).tabs"
                    : " (conflicted copy 2026-01-02 \(copyCount)).tabs"
            )
            // The device's own version keeps the name on the device.
            let isOwn = epochs[view][name] ?? 0 > parcel.epoch
            try Data(isOwn ? parcel.bytes : found).write(to: URL(fileURLWithPath: path(view, copy)))
            if isOwn { return note(parcel) }
        }
        try Data(parcel.bytes).write(to: URL(fileURLWithPath: path(view, name)), options: .atomic)
        known[view][name] = parcel.bytes
        epochs[view][name] = parcel.epoch
        note(parcel)
    }

    /// Whether one version of a device's file is later than another one.
    private func isLater(_ version: [UInt8], than other: [UInt8]) -> Bool {
        guard let first = record(in: version), let second = record(in: other) else { return false }
        return first.count > second.count
    }

    private func record(in bytes: [UInt8]) -> PublishedRecord? {
        try? PublishedRecord.read(bytes, sealedWith: key).published
    }

    private mutating func note(_ parcel: Parcel) {
        guard let published = record(in: parcel.bytes) else { return }
        do {
            try model.note(published.record.plain)
        } catch {
            failure = failure ?? error
        }
    }

    /// What the model found wrong.
    private(set) var failure: (any Error)?
}
