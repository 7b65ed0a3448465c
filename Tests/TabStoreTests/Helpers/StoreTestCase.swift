import Foundation
import TabModel
import XCTest

@testable import TabStore

/// A test with a directory of its own and layouts to save.
class StoreTestCase: XCTestCase {
    /// Whether the long form of the tests was asked for.
    static let isSoaking = ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1"
    static let declaration: TabDeclaration = ["home", "search", "feed", "me"]
    static let noon: UInt64 = 1_767_355_445_000

    private(set) var directory = ""

    override func setUpWithError() throws {
        let name =
            "TabStoreTests-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(
            atPath: directory,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(atPath: directory)
    }

    /// What went wrong in this test until now.
    var failureCount: Int { testRun?.totalFailureCount ?? 0 }

    var location: TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Tests", stateDirectory: directory)
    }

    func location<Record: SampledRecord>(of record: Record.Type) -> TabStoreLocation {
        Record.location(in: directory)
    }

    func keeper(_ fileSystem: any FileSystem = SystemFileSystem()) -> LayoutKeeper {
        keeper(of: TabRecord.self, fileSystem)
    }

    func keeper<Record: SampledRecord>(
        of record: Record.Type,
        _ fileSystem: any FileSystem = SystemFileSystem()
    ) -> RecordKeeper<Record> {
        RecordKeeper(location(of: record), fileSystem: fileSystem, now: { Self.noon })
    }

    /// The names in the layout's directory.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: location.directory).sorted()
    }

    func bytes() throws -> [UInt8] {
        try bytes(at: location)
    }

    func bytes(at location: TabStoreLocation) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: location.path)))
    }

    func place(_ bytes: [UInt8]) throws {
        try place(bytes, at: location)
    }

    /// Puts a file of the user's own in a place.
    func place(_ bytes: [UInt8], at location: TabStoreLocation) throws {
        try FileManager.default.createDirectory(
            atPath: location.directory,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try Data(bytes).write(to: URL(fileURLWithPath: location.path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: location.path)
    }
}

extension TabRecord {
    /// The user moves a tab to the front; `step` tells one time from the next.
    mutating func bringForward(_ id: TabID, step: UInt64) {
        let stamp = nextStamp(milliseconds: StoreTestCase.noon + step, replica: 7)
        XCTAssertNoThrow(try move(id, to: .first, in: StoreTestCase.declaration, at: stamp))
    }

    /// The user hides a tab.
    mutating func hide(_ id: TabID, step: UInt64) {
        let stamp = nextStamp(milliseconds: StoreTestCase.noon + step, replica: 7)
        XCTAssertNoThrow(try hide(id, in: StoreTestCase.declaration, at: stamp))
    }

    /// A record after some edits, each of them another one.
    static func sample(_ steps: Int) -> TabRecord {
        var record = TabRecord()
        for step in 0..<steps {
            record.bringForward(["me", "feed", "search"][step % 3], step: UInt64(step))
        }
        return record
    }

    /// The sample with many more tabs, so that it needs a larger slot.
    static func largeSample(_ steps: Int) -> TabRecord {
        var record = sample(steps)
        let declaration = TabDeclaration(ids: (0..<120).map { TabID(stringLiteral: "tab-\($0)") })
        let stamp = record.nextStamp(milliseconds: StoreTestCase.noon, replica: 7)
        XCTAssertNoThrow(try record.move("tab-50", to: .first, in: declaration, at: stamp))
        return record
    }
}
