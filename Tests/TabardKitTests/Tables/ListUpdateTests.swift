import XCTest

@testable import TabardKit

/// Batches of changes, against a naive model that gives every item a name.
final class ListUpdateTests: XCTestCase {
    private struct Model {
        var sections: [(name: Int, items: [Int])] = []
        var next = 0

        mutating func name() -> Int {
            next += 1
            return next
        }

        var counts: [Int] { sections.map(\.items.count) }
    }

    /// Changes a copy of the model at random, and writes down the changes as an app would tell them.
    private func change(_ old: Model, _ random: inout SeededGenerator) -> (Model, [ListChange]) {
        var changes: [ListChange] = []
        var new = old
        new.sections = []
        var kept: [(old: Int, name: Int, items: [(old: Int?, name: Int)])] = []
        for (number, section) in old.sections.enumerated() {
            if Int.random(in: 0..<8, using: &random) == 0 {
                changes.append(.deleteSection(number))
                continue
            }
            var items: [(Int?, Int)] = []
            for (item, name) in section.items.enumerated() {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    changes.append(.delete(IndexPath(item: item, section: number)))
                } else {
                    items.append((item, name))
                }
            }
            kept.append((number, section.name, items))
        }
        // One item moves anywhere.
        var moved: (from: IndexPath, name: Int)?
        if let from = kept.indices.randomElement(using: &random), Bool.random(using: &random),
            let item = kept[from].items.indices.randomElement(using: &random),
            let old = kept[from].items[item].old
        {
            moved = (IndexPath(item: old, section: kept[from].old), kept[from].items[item].name)
            kept[from].items.remove(at: item)
        }
        var result: [(old: Int?, name: Int, items: [(isNew: Bool, name: Int)])] = kept.map { section in
            (section.old, section.name, section.items.map { (false, $0.name) })
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            let place = Int.random(in: 0...result.count, using: &random)
            result.insert((nil, new.name(), (0..<3).map { _ in (false, new.name()) }), at: place)
        }
        for index in result.indices where result[index].old != nil {
            for _ in 0..<Int.random(in: 0..<3, using: &random) {
                let place = Int.random(in: 0...result[index].items.count, using: &random)
                result[index].items.insert((true, new.name()), at: place)
            }
        }
        if let moved {
            let targets = result.indices.filter { result[$0].old != nil }
            let section = targets.randomElement(using: &random) ?? 0
            let place = Int.random(in: 0...result[section].items.count, using: &random)
            result[section].items.insert((false, moved.name), at: place)
            changes.append(.move(from: moved.from, to: IndexPath(item: place, section: section)))
        }
        for (number, section) in result.enumerated() {
            if section.old == nil { changes.append(.insertSection(number)) }
            for (item, entry) in section.items.enumerated() where entry.isNew {
                changes.append(.insert(IndexPath(item: item, section: number)))
            }
        }
        new.sections = result.map { ($0.name, $0.items.map(\.name)) }
        return (new, changes.shuffled(using: &random))
    }

    func testRandomBatchesKeepEveryItem() throws {
        let given = ProcessInfo.processInfo.environment["TABARD_SEED"].flatMap(UInt64.init)
        let seed = given ?? UInt64.random(in: 0..<1_000_000)
        print("random batches: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var total = 0
        for _ in 0..<300 {
            var model = Model()
            for _ in 0..<Int.random(in: 1..<5, using: &random) {
                model.sections.append((model.name(), []))
                for _ in 0..<Int.random(in: 0..<8, using: &random) {
                    model.sections[model.sections.count - 1].items.append(model.name())
                }
            }
            for _ in 0..<10 {
                let (new, changes) = change(model, &random)
                let update = try ListUpdate(changes, from: model.counts, to: new.counts)
                check(update, model, new, "seed \(seed)")
                model = new
                total += changes.count
            }
        }
        print("random batches: \(total) changes in 3,000 batches")
    }

    private func check(_ update: ListUpdate, _ old: Model, _ new: Model, _ message: String) {
        for (number, section) in new.sections.enumerated() {
            let origin = old.sections.firstIndex { $0.name == section.name }
            XCTAssertEqual(update.sectionOrigins[number], origin, message)
            for (item, name) in section.items.enumerated() {
                let path = IndexPath(item: item, section: number)
                var expected: IndexPath?
                for (oldNumber, oldSection) in old.sections.enumerated() {
                    if let oldItem = oldSection.items.firstIndex(of: name) {
                        expected = IndexPath(item: oldItem, section: oldNumber)
                    }
                }
                XCTAssertEqual(update.origin(of: path), expected, message)
                if let origin {
                    let within = expected.flatMap { $0.section == origin ? $0.item : nil }
                    XCTAssertEqual(update.origin(of: item, withinSection: number), within, message)
                }
                if let expected { XCTAssertEqual(update.destination(of: expected), path, message) }
            }
        }
    }

    func testCountsThatContradictTheChangesAreNamed() {
        func message(_ changes: [ListChange], _ old: [Int], _ new: [Int]) -> String? {
            do {
                _ = try ListUpdate(changes, from: old, to: new)
                return nil
            } catch {
                return error.message
            }
        }
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        XCTAssertNil(message([], [3], [3]))
        XCTAssertTrue(
            message([.insert(path(0))], [3], [3])?.contains("is 3, but it must be the number before, 3, plus")
                == true
        )
        XCTAssertTrue(
            message([.delete(path(5))], [3], [2])?.contains("no row or item 5 of section 0") == true
        )
        XCTAssertTrue(message([.insert(path(9))], [3], [4])?.contains("no row or item 9") == true)
        XCTAssertTrue(message([.insertSection(4)], [3], [3, 0])?.contains("no section 4") == true)
        XCTAssertTrue(message([], [3], [3, 1])?.contains("number of sections after the update is 2") == true)
        XCTAssertTrue(message([.deleteSection(-1)], [3], [])?.contains("no section -1") == true)
        XCTAssertNil(message([.delete(path(1)), .delete(path(1))], [3], [2]), "twice the same is once")
    }
}
