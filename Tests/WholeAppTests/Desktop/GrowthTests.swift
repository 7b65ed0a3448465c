import Foundation
import XCTest

/// What an app does to a collection costs in proportion to its size: the instructions of a program that does it to collections
/// of three sizes, each twice the one before, are counted by Callgrind.
///
/// With `TABARD_GROWTH=write` all operations are counted, and the tables of Documentation/growth.md are written;
/// `TABARD_GROWTH_SIZE` is then the smallest size, if not 250.
final class GrowthTests: XCTestCase {
    /// What twice as many may cost; what is proportional costs twice as much, and what has a logarithm in it a little more.
    private static let limit = 2.2

    /// What they may cost that cost the same however many there are.
    private static let constantLimit = 1.1

    private static let environment = ProcessInfo.processInfo.environment

    /// Those that grew with the square of the size once, or that cost the same.
    private static let shortList = [
        "removeFromSuperview in any order", "exchangeSubview of each with the last", "accessibilityElements",
        "removeGestureRecognizer from one view", "gestureRecognizers = []",
        "isActive = false of each, after a layout",
        "deactivate all", "removeLayoutGuide with constraints", "hiding one arranged view, with the layout",
        "sublayers of a view with many subviews",
        "removeFromSuperlayer of each",
        "unregisterForTraitChanges", "setViewControllers of a navigation stack",
        "badgeValue of each, with More's read",
        "title of each controller", "selectedIndex of each", "badgeValue of each tab",
        "badgeValue of each item",
        "selectedItem of each", "selectRow of each", "Solver.remove from the beginning",
        "Solver.remove of wishes",
        "switches among twenty times as many controllers", "switches among twenty times as many tabs",
    ]

    func testTwiceAsMuchCostsTwiceAsMuch() throws {
        let writes = Self.environment["TABARD_GROWTH"] == "write"
        let least = writes ? Int(Self.environment["TABARD_GROWTH_SIZE"] ?? "") ?? 250 : 50
        let counter = try GrowthCounter(sizes: [least, 2 * least, 4 * least])
        let operations = try counter.operations()
        XCTAssertTrue(Set(operations.map(\.name)).isSuperset(of: Self.shortList))
        let wanted = writes ? operations : operations.filter { Self.shortList.contains($0.name) }
        let counts = try counter.count(wanted)
        for (operation, counts) in zip(wanted, counts) {
            let growth = Double(counts[2]) / Double(counts[1])
            print("\(operation.name): \(counts), \(growth)")
            guard operation.excuse.isEmpty else { continue }
            if operation.isConstant {
                XCTAssertLessThan(Double(counts[2]) / Double(counts[0]), Self.constantLimit, operation.name)
            } else {
                XCTAssertLessThan(growth, Self.limit, operation.name)
            }
        }
        if writes { try GrowthTable(sizes: counter.sizes).write(Array(zip(wanted, counts))) }
    }
}
