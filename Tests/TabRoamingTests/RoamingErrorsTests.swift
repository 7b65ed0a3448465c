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
        for errno in Self.isSoaking ? [Errno.noSpace, .ioError, .readOnlyFileSystem] : [.noSpace] {
            for point in 0... {
                let view = directory + "/\(errno.rawValue)-\(point)"
                try FileManager.default.createDirectory(
                    atPath: view + "/folder",
                    withIntermediateDirectories: true
                )
                let laptop = SimulatedDevice(name: "laptop", home: view + "/laptop", folder: view + "/folder")
                let phone = SimulatedDevice(name: "phone", home: view + "/phone", folder: view + "/folder")
                try phone.hide("feed")
                try phone.exchange()
                try laptop.move("me", .first)
                let fileSystem = FailingFileSystem(at: point, with: errno)
                let roamer = laptop.roamer(fileSystem)
                _ = try? awaiting { try await roamer.exchange() }
                guard fileSystem.hasFailed else { break }
                failures += 1
                let visible = try laptop.record().arrangement(for: Self.declaration).visible
                XCTAssertTrue(
                    [["me", "home", "search", "feed"], ["me", "home", "search"]].contains(visible),
                    "\(visible), \(errno), call \(point)"
                )
                // In the same process, whose memory has what could not be saved.
                let exchange = try awaiting { try await roamer.exchange() }
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
