import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// A test with a directory of its own, in which devices have their homes and a folder that they share.
class RoamingTestCase: XCTestCase {
    /// Whether the long form of the tests was asked for.
    static let isSoaking = ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1"
    static let noon: UInt64 = 1_767_355_445_000
    static let declaration: TabDeclaration = ["home", "search", "feed", "me"]

    private(set) var directory = ""

    override func setUpWithError() throws {
        let name =
            "TabRoamingTests-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(atPath: directory)
    }

    /// The folder that the devices share.
    var folder: String { directory + "/folder" }

    /// A device with a home of its own.
    func device(_ name: String, folder: String? = nil) -> SimulatedDevice {
        SimulatedDevice(name: name, home: directory + "/" + name, folder: folder ?? self.folder)
    }

    /// The names in the folder, each once.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    func assertOrder(
        _ device: SimulatedDevice,
        _ expected: [TabID],
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let visible = try device.record().arrangement(for: Self.declaration).visible
        XCTAssertEqual(visible, expected, file: file, line: line)
    }
}
