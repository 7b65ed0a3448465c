import TabModel
import XCTest

/// Which edition of which fleet a device goes by, and for how long (F10 to F12).
final class ManagedDefaultsStateTests: XCTestCase {
    private let day: UInt64 = 86_400_000
    private let noon: UInt64 = 1_767_355_445_000

    private func edition(
        _ fleet: UInt64,
        _ serial: UInt64,
        mark: UInt64 = 0,
        term: Int? = nil,
        isWithdrawn: Bool = false
    ) -> ManagedDefaultsEdition {
        ManagedDefaultsEdition(
            fleet: fleet,
            number: .init(serial: serial, mark: mark),
            term: term,
            defaults: isWithdrawn ? nil : ManagedDefaults(order: [TabID("tab\(serial)") ?? "tab"])
        )
    }

    func testF10Editions() {
        let cases: [(heard: [ManagedDefaultsEdition], goesBy: ManagedDefaultsEdition)] = [
            ([edition(1, 4), edition(1, 5)], edition(1, 5)),
            ([edition(1, 4), edition(1, 7)], edition(1, 7)),
            ([edition(1, 4), edition(1, 3)], edition(1, 4)),
            ([edition(1, 4, mark: 2), edition(1, 4, mark: 1)], edition(1, 4, mark: 2)),
            ([edition(1, 4, mark: 1), edition(1, 4, mark: 2)], edition(1, 4, mark: 2)),
            ([edition(1, 40), edition(2, 1)], edition(2, 1)),
            ([edition(1, 40), edition(2, 1), edition(1, 40)], edition(2, 1)),
            ([edition(1, 40), edition(2, 1), edition(1, 41)], edition(1, 41)),
            ([edition(1, 40), edition(2, 1), edition(1, 41), edition(2, 1)], edition(1, 41)),
        ]
        for (heard, goesBy) in cases {
            var state = ManagedDefaultsState()
            XCTAssertEqual(state.condition, .none)
            for edition in heard {
                let isNews = state.isNews(edition)
                XCTAssertEqual(state.take(edition, milliseconds: noon), isNews)
                XCTAssertFalse(state.isNews(edition))
            }
            XCTAssertEqual(state.edition, goesBy)
            XCTAssertEqual(state.defaults, goesBy.defaults)
        }
    }

    /// All orders in which three editions of two fleets arrive, some twice: the latest of the fleet that was heard as news last counts.
    func testEveryOrderOfArrival() {
        let editions = [edition(1, 1), edition(1, 2), edition(1, 2, mark: 9), edition(2, 1)]
        var orders: [[Int]] = [[]]
        for _ in 0..<5 { orders = orders.flatMap { order in editions.indices.map { order + [$0] } } }
        for order in orders {
            var state = ManagedDefaultsState()
            var greatest: [UInt64: ManagedDefaultsEdition] = [:]
            var current: UInt64 = 0
            for edition in order.map({ editions[$0] }) {
                state.take(edition, milliseconds: noon)
                if greatest[edition.fleet].map({ $0.number < edition.number }) ?? true {
                    greatest[edition.fleet] = edition
                    current = edition.fleet
                }
                XCTAssertEqual(state.edition, greatest[current], "\(order)")
            }
        }
    }

    func testF10FormerFleetsAreBounded() {
        var state = ManagedDefaultsState()
        for fleet in 1...20 as ClosedRange<UInt64> { state.take(edition(fleet, 1), milliseconds: noon) }
        XCTAssertEqual(state.former.map(\.fleet), Array(12...19))
        XCTAssertFalse(state.isNews(edition(12, 1)))
        XCTAssertTrue(state.isNews(edition(11, 1)))
    }

    func testF11Withdrawn() {
        var state = ManagedDefaultsState()
        state.take(edition(1, 1), milliseconds: noon)
        state.take(edition(1, 2, isWithdrawn: true), milliseconds: noon)
        XCTAssertEqual(state.condition, .withdrawn)
        XCTAssertNil(state.defaults)
        XCTAssertFalse(state.take(edition(1, 1), milliseconds: noon))
        XCTAssertFalse(state.look(milliseconds: noon + 50 * day))
        XCTAssertTrue(state.take(edition(1, 3), milliseconds: noon))
        XCTAssertEqual(state.condition, .inForce)
    }

    private func counted(_ days: [UInt64], milliseconds: UInt64? = nil) -> Int {
        var state = ManagedDefaultsState()
        state.take(edition(1, 1, term: 3650), milliseconds: milliseconds ?? noon)
        for day in days { state.look(milliseconds: day) }
        return state.silence.count
    }

    func testF12Days() {
        XCTAssertEqual(counted((1...30).map { noon + $0 * day }), 30)
        XCTAssertEqual(counted((1...100).map { noon + $0 }), 0)
        XCTAssertEqual(counted((1...100).map { noon + day + $0 }), 1)
        XCTAssertEqual(counted([noon + 365 * day]), 1)
        XCTAssertEqual(counted([noon + 365 * day, noon, noon + 1]), 1)
        XCTAssertEqual(counted([noon - 365 * day, noon, noon + 1]), 1)
        XCTAssertEqual(counted(Array(repeating: noon, count: 400)), 0)
        // It begins in 1970 at each start, several times a day.
        let starts = (1...30 as ClosedRange<UInt64>).flatMap { date -> [UInt64] in
            [0, noon + date * day, 1, noon + date * day + 1]
        }
        XCTAssertEqual(counted(starts), 31)
        XCTAssertEqual(counted([.max, 0, .max]), 2)
    }

    func testF12Term() {
        var state = ManagedDefaultsState()
        state.take(edition(1, 1, term: 3), milliseconds: noon)
        for date in 1...2 as ClosedRange<UInt64> { state.look(milliseconds: noon + date * day) }
        XCTAssertEqual(state.condition, .inForce)
        XCTAssertTrue(state.look(milliseconds: noon + 3 * day))
        XCTAssertEqual(state.condition, .expired)
        XCTAssertNil(state.defaults)
        XCTAssertFalse(state.take(edition(1, 1, term: 3), milliseconds: noon))
        XCTAssertEqual(state.condition, .expired)
        XCTAssertTrue(state.take(edition(1, 2, term: 3), milliseconds: noon))
        XCTAssertEqual(state.condition, .inForce)
        // Without a term nothing is counted, and nothing has to be saved.
        state.take(edition(1, 3), milliseconds: noon)
        XCTAssertFalse(state.look(milliseconds: noon + 9 * day))
        XCTAssertEqual(state.condition, .inForce)
    }

    func testTheNextEdition() {
        var drawn: UInt64 = 100
        let draw = { () -> UInt64 in
            drawn += 1
            return drawn
        }
        let first = edition(1, 1, term: 5)
        let second = first.next({ $0.defaults = nil }, drawing: draw)
        XCTAssertEqual(second.number, .init(serial: 2, mark: 101))
        XCTAssertEqual([second.fleet, UInt64(second.term ?? 0)], [1, 5])
        XCTAssertNil(second.defaults)
        let last = edition(1, ManagedDefaultsEdition.lastSerial)
        let anew = last.next({ _ in }, drawing: draw)
        XCTAssertEqual(anew.number.serial, 1)
        XCTAssertNotEqual(anew.fleet, 1)
        var state = ManagedDefaultsState()
        state.take(last, milliseconds: noon)
        XCTAssertTrue(state.take(anew, milliseconds: noon))
    }

    func testTwoProcesses() {
        var first = ManagedDefaultsState()
        first.take(edition(1, 1, term: 5), milliseconds: noon)
        var second = first
        second.look(milliseconds: noon + day)
        XCTAssertEqual(first.joined(with: second), second)
        XCTAssertEqual(second.joined(with: first), second)
        first.take(edition(1, 2, term: 5), milliseconds: noon)
        XCTAssertEqual(first.joined(with: second), first)
        XCTAssertEqual(second.joined(with: first), first)
        XCTAssertEqual(ManagedDefaultsState().joined(with: first), first)
        XCTAssertEqual(first.joined(with: ManagedDefaultsState()), first)
    }
}
