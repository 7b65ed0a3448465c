import TabModel
import XCTest

/// Rules 4 and 10 for every small case (S4).
final class LayoutEnumerationTests: XCTestCase {
    private let names: [TabID] = ["a", "b", "c", "d"]

    /// All orders of up to four tabs, all single and double moves, read with all declarations.
    func testAllSingleAndDoubleMoves() throws {
        let declarations = permutationsOfSubsets(names)
        var count = 0
        for size in 1...names.count {
            let declared = Array(names.prefix(size))
            for first in moves(of: declared) {
                var record = TabRecord()
                var naive = NaiveLayout()
                try perform(first, in: declared, &record, &naive, at: 1)
                for second in moves(of: declared) {
                    var (record, naive) = (record, naive)
                    try perform(second, in: declared, &record, &naive, at: 2)
                    for other in declarations {
                        let order = record.arrangement(for: TabDeclaration(ids: other)).order
                        XCTAssertEqual(order, naive.order(other), "\(declared) \(first) \(second) \(other)")
                        count += 1
                    }
                }
            }
        }
        XCTAssertGreaterThan(count, 10_000)
    }

    /// The second move is made in another version of the app, be it older or newer.
    func testMovesInTwoVersions() throws {
        let declarations = permutationsOfSubsets(Array(names.prefix(3)))
        let start = Array(names.prefix(3))
        for first in moves(of: start) {
            var record = TabRecord()
            var naive = NaiveLayout()
            try perform(first, in: start, &record, &naive, at: 1)
            for version in declarations {
                for second in moves(of: version) {
                    var (record, naive) = (record, naive)
                    try perform(second, in: version, &record, &naive, at: 2)
                    for other in declarations {
                        let order = record.arrangement(for: TabDeclaration(ids: other)).order
                        XCTAssertEqual(order, naive.order(other), "\(first) \(version) \(second) \(other)")
                    }
                }
            }
        }
    }

    /// The laws of join for all records of one or two edits of two devices, and many of a third.
    func testLawsOfJoin() throws {
        let declaration = TabDeclaration(ids: Array(names.prefix(2)))
        let edits: [(inout TabRecord, TabStamp) throws -> Void] = [
            { try $0.move("a", to: .last, in: declaration, at: $1) },
            { try $0.move("b", to: .first, in: declaration, at: $1) },
            { try $0.hide("a", in: declaration, at: $1) },
            { try $0.reset(.all, at: $1) },
            { try $0.reset(.order, at: $1) },
            { if $0.undo != nil { try $0.undoLastEdit(at: $1) } },
            { try $0.select("b", in: "window", of: declaration, at: $1) },
        ]
        func records(_ replica: UInt64) throws -> [TabRecord] {
            var records = [TabRecord()]
            for first in edits {
                var record = TabRecord()
                try first(&record, TabStamp(milliseconds: 1, replica: replica))
                records.append(record)
                for second in edits {
                    var record = record
                    try second(&record, TabStamp(milliseconds: 3 - replica % 2, replica: replica))
                    records.append(record)
                }
            }
            return records
        }
        let third = try records(3).enumerated().filter { $0.offset % 5 == 1 }.map(\.element)
        for first in try records(1) {
            XCTAssertEqual(first.joined(with: first), first)
            XCTAssertEqual(first.joined(with: TabRecord()), first)
            for second in try records(2) {
                let joined = first.joined(with: second)
                XCTAssertEqual(joined, second.joined(with: first))
                XCTAssertEqual(joined.joined(with: second), joined)
                for third in third {
                    XCTAssertEqual(joined.joined(with: third), first.joined(with: second.joined(with: third)))
                }
            }
        }
    }

    /// Every order of up to five imported titles, some unknown, beside a longest common part found by trying all.
    func testImportedOrdersMarkTheFewestMoves() throws {
        let declared: [TabID] = ["a", "b", "c", "d", "e"]
        for order in permutationsOfSubsets(["a", "b", "c", "d", "x"]) {
            let record = try TabRecord(
                importing: order,
                for: TabDeclaration(ids: declared),
                at: TabStamp(milliseconds: 1, replica: 1)
            )
            XCTAssertEqual(record.entries.map(\.id), order)
            let kept = order.filter { record.entry(for: $0)?.isMoved == false }
            XCTAssertEqual(kept, kept.sorted())
            let known = order.filter { $0 != "x" }
            let longest = subsets(known).filter { $0 == $0.sorted() }.map(\.count).max()
            XCTAssertEqual(kept.count, longest)
            let arranged = record.arrangement(for: TabDeclaration(ids: declared)).order
            XCTAssertEqual(arranged.filter { known.contains($0) }, known)
        }
    }

    private typealias Move = (id: TabID, place: Int)

    private func moves(of tabs: [TabID]) -> [Move] {
        tabs.flatMap { id in tabs.indices.map { (id, $0) } }
    }

    private func perform(
        _ move: Move,
        in declared: [TabID],
        _ record: inout TabRecord,
        _ naive: inout NaiveLayout,
        at time: UInt64
    ) throws {
        let declaration = TabDeclaration(ids: declared)
        let order = record.arrangement(for: declaration).order
        let others = order.filter { $0 != move.id }
        let before = move.place > 0 ? others[move.place - 1] : nil
        let destination = before.map { TabDestination.after($0) } ?? .first
        let stamp = TabStamp(milliseconds: time, replica: 1)
        if try record.move(move.id, to: destination, in: declaration, at: stamp) {
            naive.move(move.id, after: before, declared)
        }
    }

    private func subsets(_ ids: [TabID]) -> [[TabID]] {
        (0..<(1 << ids.count)).map { bits in ids.indices.filter { bits >> $0 & 1 == 1 }.map { ids[$0] } }
    }

    private func permutationsOfSubsets(_ ids: [TabID]) -> [[TabID]] {
        var result: [[TabID]] = [[]]
        var last: [[TabID]] = [[]]
        while !last.isEmpty {
            last = last.flatMap { list in ids.filter { !list.contains($0) }.map { list + [$0] } }
            result += last
        }
        return result
    }
}
