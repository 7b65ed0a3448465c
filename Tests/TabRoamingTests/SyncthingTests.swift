import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// Devices that roam through a real Syncthing each, over the loopback alone; with `TABARD_SOAK=1`, where it is installed.
final class SyncthingTests: RoamingTestCase {
    private static let program = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .map { "\($0)/syncthing" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    func testFiftyExchanges() throws {
        guard Self.isSoaking, let program = Self.program else {
            throw XCTSkip("It takes minutes and needs Syncthing")
        }
        let network = try SyncthingNetwork(["laptop", "phone"], in: directory, program: program)
        let devices = network.folders.sorted { $0.key < $1.key }.map { device($0.key, folder: $0.value) }
        try network.start()
        defer { network.end() }
        let tasks = devices.map { device in
            TabRoamer(device.location, through: device.carrier(SystemFileSystem())) { problem in
                device.told.withLock { $0.append(problem.description) }
            }.start()
        }
        defer { for task in tasks { task.cancel() } }
        let ids: [TabID] = ["home", "search", "feed", "me"]
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        var slowest = 0.0
        for number in 0..<50 {
            // Now and then both change something before either has heard of the other.
            for device in number % 10 == 9 ? devices : [devices[number % 2]] {
                let id = ids.randomElement(using: &generator) ?? "home"
                try device.move(id, Bool.random(using: &generator) ? .first : .last)
                try device.edit { record, stamp in
                    if record.entry(for: id)?.visibility?.value == .hidden {
                        try record.unhide(id, in: Self.declaration, at: stamp)
                    } else {
                        try record.hide(id, in: Self.declaration, at: stamp)
                    }
                }
            }
            let start = Date()
            while try !devices[0].record().roaming.equalsButForLastSeen(devices[1].record().roaming) {
                guard Date() < start + 60 else {
                    return XCTFail("exchange \(number) does not come, seed \(seed)")
                }
                usleep(50_000)
            }
            slowest = max(slowest, Date().timeIntervalSince(start))
        }
        print("Fifty exchanges through Syncthing, 0 losses, the slowest in \(slowest) s, seed \(seed)")
        for device in devices {
            XCTAssertEqual(device.takeTold(), [])
            let files = try FileManager.default.contentsOfDirectory(atPath: device.folder)
            XCTAssertEqual(files.filter(DeviceFileName.isDeviceFile).count, 2, "\(files)")
        }
    }
}
