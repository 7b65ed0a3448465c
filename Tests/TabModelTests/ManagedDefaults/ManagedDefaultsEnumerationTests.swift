import TabModel
import XCTest

/// A fleet's defaults for every small case (F1 to F9), beside an oracle that is worded like the rules.
final class ManagedDefaultsEnumerationTests: XCTestCase {
    private let names: [TabID] = ["a", "b", "c"]

    /// All orders that an app and a fleet can have of three tabs, one of which the app may not have; all single and double moves, made
    /// before the fleet's defaults came and under them; with a fixed tab, and without.
    func testOrders() throws {
        var count = 0
        let orders = permutationsOfSubsets(["a", "b", "c", "x"])
        for defaults in orders.flatMap({ order in ([[]] + names.map { [$0] }).map { (order, $0) } })
            .map({ ManagedDefaults(order: $0, fixed: Set($1)) })
        {
            for start in [nil, ManagedDefaults(order: ["c", "a"]), defaults] {
                for first in moves {
                    var (record, user) = (TabRecord(), NaiveLayout())
                    guard try perform(first, under: start, &record, &user, at: 1) else { continue }
                    count += try check(record, user, defaults)
                    for second in moves {
                        var (record, user) = (record, user)
                        guard try perform(second, under: defaults, &record, &user, at: 2) else { continue }
                        count += try check(record, user, defaults)
                    }
                }
            }
        }
        XCTAssertGreaterThan(count, 50_000)
    }

    /// The fleet's defaults, another app, none, and a lock: the record is the same, and so are both arrangements without them.
    private func check(_ record: TabRecord, _ user: NaiveLayout, _ defaults: ManagedDefaults) throws -> Int {
        var locked = defaults
        locked.isLocked = true
        var count = 0
        for app in [names, ["c", "b", "a"], ["b", "x", "a"]] as [[TabID]] {
            for each in [ManagedDefaults(), defaults, locked] {
                let declaration = TabDeclaration(ids: app).managed(by: each)
                let order = record.arrangement(for: declaration).order
                XCTAssertEqual(order, NaiveFleet.order(user, app, each), "\(user) \(app) \(each)")
                count += 1
            }
            let bare = record.arrangement(for: TabDeclaration(ids: app))
            XCTAssertEqual(record.arrangement(for: TabDeclaration(ids: app).managed(by: nil)), bare)
        }
        return count
    }

    /// What the user moved stands right behind what they put it behind, or first, under all defaults that do not fix it.
    func testNoDefaultMovesWhatTheUserMoved() throws {
        for order in permutationsOfSubsets(["a", "b", "c", "x"]) {
            for move in moves {
                var (record, user) = (TabRecord(), NaiveLayout())
                guard try perform(move, under: nil, &record, &user, at: 1) else { continue }
                let declaration = TabDeclaration(ids: names).managed(by: ManagedDefaults(order: order))
                let seen = record.arrangement(for: declaration).visible
                let place = try XCTUnwrap(seen.firstIndex(of: move.id))
                let before = record.arrangement(for: TabDeclaration(ids: names)).visible
                let predecessor = move.place > 0 ? before[move.place - 1] : nil
                XCTAssertEqual(place > 0 ? seen[place - 1] : nil, predecessor, "\(move) \(order)")
            }
        }
    }

    /// What the app, the fleet and the user can say of one tab, and whether it is seen.
    func testVisibility() throws {
        var count = 0
        for flag in NaiveFleet.Flag.allCases {
            let app = TabDeclaration([.init("a", flag), .init("z")])
            for choice in NaiveFleet.Choice.allCases {
                var record = TabRecord()
                let stamp = TabStamp(milliseconds: 1, replica: 1)
                do {
                    if choice == .hidden { try record.hide("a", in: app, at: stamp) }
                    if choice == .shown { try record.unhide("a", in: app, at: stamp) }
                } catch {
                    XCTAssertEqual(error, .notHideable("a"))
                    continue
                }
                for bits in 0..<8 {
                    let (isHidden, isRequired, isLocked) = (bits & 1 > 0, bits & 2 > 0, bits & 4 > 0)
                    let declaration = app.managed(
                        by: ManagedDefaults(
                            hidden: isHidden ? ["a"] : [],
                            required: isRequired ? ["a"] : [],
                            isLocked: isLocked
                        )
                    )
                    let expected = NaiveFleet.isSeen(
                        flag,
                        isHidden: isHidden,
                        isRequired: isRequired,
                        isLocked: isLocked,
                        choice
                    )
                    let arrangement = record.arrangement(for: declaration)
                    XCTAssertEqual(arrangement.visible.contains("a"), expected, "\(flag) \(choice) \(bits)")
                    XCTAssertEqual(arrangement.hidden.contains("a"), !expected)
                    var edited = record
                    let hides = try? edited.hide(
                        "a",
                        in: declaration,
                        at: TabStamp(milliseconds: 2, replica: 1)
                    )
                    if isRequired || isLocked { XCTAssertNil(hides, "\(flag) \(choice) \(bits)") }
                    count += 1
                }
            }
        }
        XCTAssertEqual(count, (5 * 3 - 3) * 8)
    }

    private typealias Move = (id: TabID, place: Int)

    private var moves: [Move] { names.flatMap { id in names.indices.map { (id, $0) } } }

    /// Says whether the move changed anything; one of a fixed tab is refused.
    private func perform(
        _ move: Move,
        under defaults: ManagedDefaults?,
        _ record: inout TabRecord,
        _ user: inout NaiveLayout,
        at time: UInt64
    ) throws -> Bool {
        let declaration = TabDeclaration(ids: names).managed(by: defaults)
        let others = record.arrangement(for: declaration).order.filter { $0 != move.id }
        let before = move.place > 0 ? others[move.place - 1] : nil
        let stamp = TabStamp(milliseconds: time, replica: 1)
        let isFixed = defaults?.fixed.contains(move.id) ?? false
        do {
            let destination = before.map { TabDestination.after($0) } ?? .first
            guard try record.move(move.id, to: destination, in: declaration, at: stamp) else { return false }
        } catch {
            XCTAssertEqual(error, .notMovable(move.id))
            XCTAssertTrue(isFixed)
            return false
        }
        XCTAssertFalse(isFixed)
        // What a fixed tab's place was before is covered as long as it is fixed.
        var seen = user
        seen.moved = user.moved.filter { !(defaults?.fixed.contains($0) ?? false) }
        seen.move(move.id, after: before, NaiveFleet.declared(names, defaults?.order ?? []))
        user.saved = seen.saved
        user.moved.insert(move.id)
        return true
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
