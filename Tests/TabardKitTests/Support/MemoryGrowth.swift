import GtkInterop
import XCTest

/// Checks that something leaves no object, no closure and hardly a byte behind.
///
/// What is left behind is there after each of up to three rounds; what fills up once, or waits for a frame on a busy machine,
/// is not. The round comes after a warming up, which is the test's own.
@MainActor
func assertNothingStays(
    bytesBelow limit: Int,
    _ name: String,
    line: UInt = #line,
    file: StaticString = #filePath,
    after round: () throws -> Void
) rethrows {
    var growth: [Int] = []
    for _ in 0..<3 where growth.allSatisfy({ $0 >= limit }) {
        let before = MemoryUse.current
        try round()
        let after = MemoryUse.current
        print("before \(name): \(before); after: \(after)")
        XCTAssertEqual(after.references, before.references, file: file, line: line)
        XCTAssertEqual(after.closures, before.closures, file: file, line: line)
        growth.append(after.bytes - before.bytes)
    }
    XCTAssertLessThan(growth.min() ?? 0, limit, "bytes after \(name): \(growth)", file: file, line: line)
}
