import TabModel
import XCTest

@testable import TabardKit

/// What is drawn of tabs that the user never changed is what the model of trees says, though that is not asked (T4, T5, T10).
@preconcurrency @MainActor
final class UnchangedTabsTests: TabsTestCase {
    private let placements: [UITab.Placement] = [
        .automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly,
    ]

    func testT4RandomTreesAreInTheOrderOfTheModel() {
        let seed = UInt64(ProcessInfo.processInfo.environment["TABARD_SEED"] ?? "") ?? .random(in: 1...99_999)
        print("TABARD_SEED=\(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<400 {
            var count = 0
            let roots = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                randomTab(depth: 0, &count, &random)
            }
            let controller = makeController(layout: UUID().uuidString)
            controller.tabs = roots
            guard let declared = controller._declared else { return XCTFail("no tabs") }
            let words = "round \(round), TABARD_SEED=\(seed)"
            check(declared, words)
            // What the app says later.
            for tab in declared.all where Int.random(in: 0..<4, using: &random) == 0 { tab.isHidden.toggle() }
            for case let group as UITabGroup in declared.all where Bool.random(using: &random) {
                group.displayOrderIdentifiers = group.children.map(\.identifier).shuffled(using: &random)
            }
            check(declared, "\(words), changed")
        }
    }

    private func check(_ declared: DeclaredTabs, _ words: String) {
        let names = declared.roots.map(\.identifier)
        for compact in [nil, [], names, Array(names.prefix(2))] {
            for width in [TabTreeArrangement.Width.narrow, .wide] {
                let model = declared.arrangement(width, compact: compact, capacity: 5)
                let order = declared.orderByItself(width, compact: compact)
                XCTAssertEqual(
                    order.bar.map(\.identifier),
                    model.visible.map(\.string),
                    "\(words), \(width), \(compact ?? [])"
                )
                XCTAssertEqual(order.roots.map(\.identifier), model.roots.map(\.string), words)
            }
        }
        let model = TabRecord().arrangement(for: declared.editedTree())
        XCTAssertEqual(declared.folded, model.folded, words)
        XCTAssertNil(declared.isSidebarHidden)
    }

    private func randomTab(depth: Int, _ count: inout Int, _ random: inout SeededGenerator) -> UITab {
        count += 1
        let name = "\(count)"
        let result: UITab
        if depth < 3, Int.random(in: 0..<3, using: &random) == 0 {
            let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                randomTab(depth: depth + 1, &count, &random)
            }
            let group = group(name, children)
            group.isCollapsedByDefault = Bool.random(using: &random)
            group.allowsReordering = Bool.random(using: &random)
            if Bool.random(using: &random) {
                group.displayOrderIdentifiers = children.map(\.identifier).shuffled(using: &random)
            }
            result = group
        } else {
            result = tab(name)
        }
        result.preferredPlacement = placements.randomElement(using: &random) ?? .automatic
        result.allowsHiding = Bool.random(using: &random)
        result.isHiddenByDefault = Int.random(in: 0..<3, using: &random) == 0
        if Int.random(in: 0..<5, using: &random) == 0 { result.isHidden = Bool.random(using: &random) }
        return result
    }

    /// What the user chose of a tab elsewhere is not kept, and not all tabs are hidden.
    func testT10WhatWasChosenElsewhereIsNotKept() {
        let all = tabs("a", "b", "c")
        all[1].allowsHiding = true
        let first = makeController(all)
        show(first)
        XCTAssertTrue(first._setHidden(true, all[1]))
        XCTAssertTrue(all[1].isHidden)
        first.tabs = []
        let second = makeController(all, layout: UUID().uuidString)
        XCTAssertFalse(all[1].isHidden)
        XCTAssertEqual(order(second), ["a", "b", "c"])
        let hidden = tabs("d", "e")
        for tab in hidden { tab.isHidden = true }
        let third = makeController(hidden, layout: UUID().uuidString)
        XCTAssertEqual(hidden.map(\.isHidden), [false, true])
        XCTAssertEqual(order(third), ["d"])
    }
}
