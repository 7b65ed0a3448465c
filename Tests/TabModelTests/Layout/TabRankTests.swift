import TabModel
import XCTest

/// Rule 10: ranks and stamps (S4).
final class TabRankTests: XCTestCase {
    func testThereIsAlwaysARankBetween() {
        var generator = SeededGenerator(seed: 7)
        var ranks = [TabRank.between(nil, nil, replica: 1)]
        for _ in 0..<2000 {
            let place = Int.random(in: 0...ranks.count, using: &generator)
            let lower = place > 0 ? ranks[place - 1] : nil
            let upper = place < ranks.count ? ranks[place] : nil
            let rank = TabRank.between(
                lower,
                upper,
                replica: UInt64.random(in: 0...UInt64.max, using: &generator)
            )
            XCTAssertTrue(lower.map { $0 < rank } ?? true)
            XCTAssertTrue(upper.map { rank < $0 } ?? true)
            XCTAssertEqual(TabRank(rank.text), rank)
            ranks.insert(rank, at: place)
        }
        XCTAssertTrue(
            zip(ranks, ranks.dropFirst()).allSatisfy { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
        )
        XCTAssertLessThan(ranks.map(\.text.utf8.count).max() ?? 0, 30)
    }

    func testDevicesMakeDifferentRanksForTheSamePlace() {
        let lower = TabRank.between(nil, nil, replica: 1)
        let upper = TabRank.between(lower, nil, replica: 1)
        let first = TabRank.between(lower, upper, replica: 2)
        let second = TabRank.between(lower, upper, replica: 3)
        XCTAssertNotEqual(first, second)
        let between = TabRank.between(min(first, second), max(first, second), replica: 4)
        XCTAssertTrue(min(first, second) < between && between < max(first, second))
    }

    func testRanksStayShort() throws {
        let ids = (0..<8).map { TabID(stringLiteral: "t\($0)") }
        let declaration = TabDeclaration(ids: ids)
        for destination in [TabDestination.first, .last, .after("t0"), .before("t7")] {
            var record = TabRecord()
            for round in 0..<2000 {
                let stamp = record.nextStamp(milliseconds: 0, replica: .max)
                try record.move(ids[1 + round % 6], to: destination, in: declaration, at: stamp)
            }
            XCTAssertLessThanOrEqual(record.entries.compactMap { $0.rank?.text.utf8.count }.max() ?? 0, 48)
            XCTAssertEqual(record.arrangement(for: declaration).order.count, 8)
        }
    }

    func testMalformedRanks() {
        for text in ["", ".", "V.", "é", "V 1", "V-1", "\u{0}", String(repeating: "V", count: 257)] {
            XCTAssertNil(TabRank(text), text)
        }
        XCTAssertNotNil(TabRank(String(repeating: "V", count: 256)))
    }

    func testStampsAlwaysIncrease() {
        var latest: TabStamp?
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            let clocks: [UInt64] = [0, .max, TabStamp.horizon, UInt64.random(in: 0...100, using: &generator)]
            let now = clocks.randomElement(using: &generator) ?? 0
            let next = TabStamp.next(
                after: latest,
                milliseconds: now,
                replica: .random(in: 0...2, using: &generator)
            )
            XCTAssertTrue(latest.map { $0 < next } ?? true)
            XCTAssertLessThanOrEqual(next.milliseconds, TabStamp.horizon)
            latest = next
        }
        let full = TabStamp(milliseconds: 5, counter: .max, replica: 9)
        XCTAssertEqual(
            TabStamp.next(after: full, milliseconds: 4, replica: 1),
            TabStamp(milliseconds: 6, counter: 0, replica: 1)
        )
    }

    func testIDsAreComparedByTheirBytes() {
        XCTAssertNil(TabID(String()))
        XCTAssertNil(TabID(String(repeating: "é", count: 513)))
        XCTAssertNotEqual(TabID("\u{e9}"), TabID("e\u{301}"))
        let ids: [TabID] = ["e\u{301}", "\u{e9}", "z", "a", "\u{1F600}", "\u{FFFD}"]
        XCTAssertEqual(
            ids.sorted().map { Array($0.string.utf8) },
            ids.map { Array($0.string.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        )
    }
}
