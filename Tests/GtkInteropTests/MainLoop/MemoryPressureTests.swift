import Foundation
import XCTest

@testable import GtkInterop

/// How the system says that memory is short.
@preconcurrency @MainActor
final class MemoryPressureTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("memory-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func pipe() -> String {
        let path = folder.appendingPathComponent("pressure").path
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        return path
    }

    private func write(_ text: String, to path: String) throws {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    func testEachWriteIntoAPipeTellsOnce() throws {
        let path = pipe()
        let pressure = try XCTUnwrap(MemoryPressure(path: path, limit: []))
        var count = 0
        pressure.risen = { count += 1 }
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(count, 0)
        try write("now", to: path)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { count == 1 })
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(count, 1, "what was written is taken")
        try write("again", to: path)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { count == 2 })
    }

    func testNothingIsLeftOfIt() throws {
        let path = pipe()
        let closures = ClosureBoxes.count
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        var pressure = MemoryPressure(path: path, limit: [])
        XCTAssertEqual(ClosureBoxes.count, closures + 1)
        pressure = nil
        XCTAssertNil(pressure)
        XCTAssertEqual(ClosureBoxes.count, closures)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count, open)
    }

    func testWhatIsNoFileOfPressure() throws {
        XCTAssertNil(MemoryPressure(path: folder.appendingPathComponent("none").path, limit: []))
        XCTAssertNil(MemoryPressure(path: folder.path, limit: []))
        XCTAssertNil(MemoryPressure(path: "/dev/null", limit: MemoryPressure.usualLimit))
        XCTAssertNil(MemoryPressure(path: "", limit: []))
    }

    func testTheKernelTakesTheLimitButNotNonsense() throws {
        guard FileManager.default.isWritableFile(atPath: MemoryPressure.systemPath) else {
            throw XCTSkip("this kernel lets the user not ask for pressure")
        }
        XCTAssertNotNil(MemoryPressure(path: MemoryPressure.systemPath, limit: MemoryPressure.usualLimit))
        XCTAssertNil(MemoryPressure(path: MemoryPressure.systemPath, limit: Array("nonsense".utf8)))
    }
}
