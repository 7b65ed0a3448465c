import TabModel
import XCTest

/// Stamps from outside that are later than any clock do not stop the edits, and reading changes them once only
/// (rules 2 and 10).
final class LateStampsTests: XCTestCase {
    private let declaration: TabDeclaration = ["home", "search", "me"]

    /// A record with a place that a reset right after it takes away, and one that is later.
    private func record(_ earlier: TabStamp, _ later: TabStamp) -> TabPlainRecord {
        var reset = earlier
        reset.replica += 1
        return TabPlainRecord(
            entries: [
                .init(id: "home", place: .init(rank: "V.1", stamp: earlier)),
                .init(id: "me", place: .init(rank: "U.1", stamp: later)),
            ],
            orderReset: reset
        )
    }

    private func assertStable(_ plain: TabPlainRecord, line: UInt = #line) {
        let first = TabRecord.validated(plain).record
        let again = TabRecord.validated(first.plain)
        XCTAssertEqual(again.record, first, line: line)
        XCTAssertEqual(again.problems, [], line: line)
    }

    func testWhatWasReadIsReadBackAsItIs() {
        let horizon = TabStamp.horizon
        let stamps = [
            TabStamp(milliseconds: horizon, replica: 1),
            TabStamp(milliseconds: horizon, counter: 5, replica: 1),
            TabStamp(milliseconds: horizon, counter: .max, replica: 1),
            TabStamp(milliseconds: horizon + 1, replica: 2), TabStamp(milliseconds: .max, replica: 1),
            TabStamp(milliseconds: .max, counter: .max, replica: .max),
        ]
        for (index, earlier) in stamps.enumerated() {
            for later in stamps[(index + 1)...] {
                assertStable(record(earlier, later))
            }
        }
    }

    func testAnEditAfterTheGreatestStampIsReadBackAsItIs() throws {
        let greatest = TabStamp(milliseconds: TabStamp.horizon, counter: .max, replica: .max)
        var edited = TabRecord.validated(record(TabStamp(milliseconds: 1, replica: 1), greatest)).record
        for destination in [TabDestination.first, .last] {
            let stamp = edited.nextStamp(milliseconds: .max, replica: 1)
            try edited.move("search", to: destination, in: declaration, at: stamp)
            let again = TabRecord.validated(edited.plain)
            XCTAssertEqual(again.record, edited)
            XCTAssertEqual(again.problems, [])
        }
    }

    func testDevicesWhoseClocksRunLateAgree() throws {
        let greatest = TabStamp(milliseconds: TabStamp.horizon, counter: 7, replica: 3)
        let common = TabRecord.validated(
            record(TabStamp(milliseconds: TabStamp.horizon, replica: 3), greatest)
        )
        XCTAssertEqual(common.problems, [])
        XCTAssertEqual(common.record.entry(for: "me")?.place?.stamp, greatest)
    }
}
