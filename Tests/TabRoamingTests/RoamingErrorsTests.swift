import Foundation
import SystemPackage
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// Whatever a call of an exchange fails with: nothing that was saved is lost, and the next exchange does what this one could not.
final class RoamingErrorsTests: RoamingTestCase {
    func testEveryCallMayFail() throws {
        var failures = 0
        let first = directory + "/first"
        try FileManager.default.createDirectory(atPath: first + "/folder", withIntermediateDirectories: true)
        let phone = SimulatedDevice(name: "phone", home: first + "/phone", folder: first + "/folder")
        try phone.hide("feed")
        try phone.exchange()
        try SimulatedDevice(name: "laptop", home: first + "/laptop", folder: first + "/folder")
            .move("me", .first)
        for errno in Self.isSoaking ? [Errno.noSpace, .ioError, .readOnlyFileSystem] : [.noSpace] {
            for point in 0... {
                let view = directory + "/\(errno.rawValue)-\(point)"
                try FileManager.default.copyItem(atPath: first, toPath: view)
                let laptop = SimulatedDevice(name: "laptop", home: view + "/laptop", folder: view + "/folder")
                // What is closed and unlocked cannot fail; that synchronizing reaches the disk is another test's.
                let fileSystem = FaultyFileSystem(
                    before: { index, operation throws(Errno) in
                        if index == point, ![.close, .unlock].contains(operation) { throw errno }
                    },
                    isLying: true
                )
                let roamer = laptop.roamer(fileSystem)
                _ = try? awaiting(on: roamer.store.executor) { try await roamer.exchange() }
                guard fileSystem.recorded.count > point else { break }
                failures += 1
                let visible = try laptop.record().arrangement(for: Self.declaration).visible
                XCTAssertTrue(
                    [["me", "home", "search", "feed"], ["me", "home", "search"]].contains(visible),
                    "\(visible), \(errno), call \(point)"
                )
                // In the same process, whose memory has what could not be saved.
                let exchange = try awaiting(on: roamer.store.executor) { try await roamer.exchange() }
                try assertOrder(laptop, ["me", "home", "search"])
                XCTAssertEqual(
                    try PublishedRecord.read(
                        Array(
                            try Data(
                                contentsOf: URL(fileURLWithPath: laptop.folder + "/" + laptop.fileName())
                            )
                        )
                    ).published.record,
                    try laptop.record().roaming,
                    "\(exchange)"
                )
            }
        }
        print("Failures of an exchange's calls: \(failures), \(testRun?.totalFailureCount ?? 0) losses")
        XCTAssertGreaterThan(failures, 60)
    }
}
