import Synchronization
import XCTest

@testable import TabardKit

/// What leads from one content to another, against a model: without a display.
final class ListDifferenceTests: XCTestCase {
    private typealias Contents = ListContents<Int, Int>

    private func contents(_ sections: [(Int, [Int])]) -> Contents {
        var contents = Contents()
        for (section, items) in sections {
            contents.insertSections([section], at: contents.sections.count)
            contents.insert(items, in: section, at: nil)
        }
        return contents
    }

    /// Does what the changes say to the old content, and takes only what comes in from the new one.
    private func follow(
        _ changes: [ListChange],
        from old: Contents,
        to new: Contents
    ) throws -> [[Int]] {
        let update = try ListUpdate(changes, from: old.counts, to: new.counts)
        return new.sections.enumerated().map { number, section in
            (new.items[section] ?? []).enumerated().map { index, item in
                guard let origin = update.origin(of: IndexPath(item: index, section: number)) else {
                    XCTAssertTrue(
                        old.sectionOfItem[item] == nil,
                        "item \(item) was there, and comes in as if it were new"
                    )
                    return item
                }
                return old.items[old.sections[origin.section]]?[origin.item] ?? -1
            }
        }
    }

    func testInsertionsAndDeletionsNeedNoMoves() {
        let changes = ListDifference(
            from: contents([(0, [1, 2, 3, 4])]),
            to: contents([(0, [0, 1, 3, 5, 4])])
        ).changes
        XCTAssertEqual(
            changes,
            [
                .delete(IndexPath(item: 1, section: 0)), .insert(IndexPath(item: 0, section: 0)),
                .insert(IndexPath(item: 3, section: 0)),
            ]
        )
    }

    func testOneItemIsMovedAndTheOthersStay() {
        let changes = ListDifference(
            from: contents([(0, [1, 2, 3, 4, 5])]),
            to: contents([(0, [5, 1, 2, 3, 4])])
        ).changes
        XCTAssertEqual(
            changes,
            [.move(from: IndexPath(item: 4, section: 0), to: IndexPath(item: 0, section: 0))]
        )
    }

    func testAnItemGoesToAnotherSection() {
        let changes = ListDifference(
            from: contents([(0, [1, 2]), (1, [3])]),
            to: contents([(0, [1]), (1, [3, 2])])
        ).changes
        XCTAssertEqual(
            changes,
            [.move(from: IndexPath(item: 1, section: 0), to: IndexPath(item: 1, section: 1))]
        )
    }

    func testSectionsComeGoAndMoveWithTheirItems() {
        let changes = ListDifference(
            from: contents([(0, [1]), (1, [2]), (2, [3])]),
            to: contents([(2, [3]), (0, [1, 2]), (4, [5])])
        ).changes
        XCTAssertEqual(
            changes,
            [
                .deleteSection(1), .insertSection(2), .moveSection(from: 0, to: 1),
                .move(from: IndexPath(item: 0, section: 1), to: IndexPath(item: 1, section: 1)),
            ]
        )
    }

    func testEqualContentsDifferInNothing() {
        let some = contents([(0, [1, 2]), (1, [])])
        XCTAssertEqual(ListDifference(from: some, to: some).changes, [])
    }

    func testTheLongestIncreasingPart() {
        func part(_ numbers: [Int]) -> [Int] {
            zip(numbers, ListDifference.longestIncreasingPart(of: numbers)).filter(\.1).map(\.0)
        }
        XCTAssertEqual(part([]), [])
        XCTAssertEqual(part([3, 2, 1]).count, 1)
        XCTAssertEqual(part([4, 0, 1, 2, 3]), [0, 1, 2, 3])
        XCTAssertEqual(part([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15]).count, 6)
    }

    /// Random contents, one after the other: what the changes make of the old one is the new one. Each trial changes
    /// about 100 items; TABARD_DIFFERENCES sets the number of trials.
    func testRandomContents() throws {
        let trials = ProcessInfo.processInfo.environment["TABARD_DIFFERENCES"].flatMap(Int.init) ?? 600
        var random = SeededGenerator(seed: 0x11575)
        var old = Contents()
        for trial in 0..<trials {
            let sections = Array(0..<6).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
            var items = Array(0..<140).shuffled(using: &random)
            // Half of the time most items keep their order.
            if trial.isMultiple(of: 2) { items.sort() }
            for _ in 0..<5 where trial.isMultiple(of: 2) {
                items.swapAt(Int.random(in: 0..<140, using: &random), Int.random(in: 0..<140, using: &random))
            }
            var rest = items.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }[...]
            let new = contents(
                sections.map { section in
                    let count = Int.random(in: 0...(2 * rest.count / max(1, sections.count)), using: &random)
                    defer { rest = rest.dropFirst(count) }
                    return (section, Array(rest.prefix(count)))
                }
            )
            let shown = try follow(ListDifference(from: old, to: new).changes, from: old, to: new)
            XCTAssertEqual(shown, new.sections.map { new.items[$0] ?? [] }, "trial \(trial)")
            old = new
        }
    }

    /// An identifier that counts how often it is hashed and compared.
    private struct Counted: Hashable {
        static let hashes = Atomic(0)
        static let comparisons = Atomic(0)
        let number: Int

        static func == (first: Self, second: Self) -> Bool {
            comparisons.wrappingAdd(1, ordering: .relaxed)
            return first.number == second.number
        }

        func hash(into hasher: inout Hasher) {
            Self.hashes.wrappingAdd(1, ordering: .relaxed)
            hasher.combine(number)
        }
    }

    /// Ten times as many items cost ten times as much, even if nothing stays where it was.
    func testTheWorkGrowsWithTheNumberOfItems() {
        for count in [1000, 2000, 4000, 10_000] {
            var random = SeededGenerator(seed: UInt64(count))
            var old = ListContents<Int, Counted>()
            old.insertSections([0], at: 0)
            old.insert((0..<count).map(Counted.init), in: 0, at: nil)
            var new = ListContents<Int, Counted>()
            new.insertSections([0], at: 0)
            new.insert((count / 2..<count * 3 / 2).shuffled(using: &random).map(Counted.init), in: 0, at: nil)
            Counted.hashes.store(0, ordering: .relaxed)
            Counted.comparisons.store(0, ordering: .relaxed)
            let changes = ListDifference(from: old, to: new).changes
            XCTAssertGreaterThan(changes.count, count)
            XCTAssertLessThan(Counted.hashes.load(ordering: .relaxed), 5 * count, "\(count) items")
            XCTAssertLessThan(Counted.comparisons.load(ordering: .relaxed), 5 * count, "\(count) items")
        }
    }
}
