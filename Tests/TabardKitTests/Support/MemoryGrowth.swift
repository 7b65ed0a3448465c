import GtkInterop
import XCTest

/// Asserts that something leaves no reference and no closure behind, and fewer bytes than a limit.
///
/// Counted is what is there once nothing is on its way any more, which takes longer on a busy machine. Bytes are also taken by
/// caches that fill, so three rounds may pass until one of them stays below the limit.
@MainActor
func assertNothingStays(
    bytesBelow limit: Int = .max,
    _ name: String,
    line: UInt = #line,
    file: StaticString = #filePath,
    after round: () throws -> Void
) rethrows {
    var growth: [Int] = []
    for _ in 0..<3 where growth.allSatisfy({ $0 >= limit }) {
        let before = settledMemoryUse()
        try round()
        MainLoop.iterate(seconds: 5) { MemoryUse.current.hasAsManyObjects(as: before) }
        let after = settledMemoryUse()
        print("before \(name): \(before); after: \(after)")
        // What ends only now, such as a timer of before, may make it fewer.
        XCTAssertLessThanOrEqual(after.references, before.references, name, file: file, line: line)
        XCTAssertLessThanOrEqual(after.closures, before.closures, name, file: file, line: line)
        growth.append(after.bytes - before.bytes)
    }
    XCTAssertLessThan(growth.min() ?? 0, limit, "bytes after \(name): \(growth)", file: file, line: line)
}

/// What the process holds once that no longer changes.
@MainActor
private func settledMemoryUse() -> MemoryUse {
    var use = MemoryUse.current
    for _ in 0..<20 {
        MainLoop.iterate(seconds: 0.2)
        let now = MemoryUse.current
        if now.hasAsManyObjects(as: use) { return now }
        use = now
    }
    return use
}

extension MemoryUse {
    fileprivate func hasAsManyObjects(as other: MemoryUse) -> Bool {
        references == other.references && closures == other.closures
    }
}
