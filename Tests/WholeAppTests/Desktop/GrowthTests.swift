import Foundation
import XCTest

/// What an app does to a collection costs in proportion to its size: the instructions of a program that does it to collections
/// of three sizes, each twice the one before, are counted by Callgrind.
///
/// With `TABARD_GROWTH=write` all operations are counted, and the tables of Documentation/growth.md are written, each as soon as it
/// is counted; `TABARD_GROWTH_SIZE` is then the smallest size, if not 250, and `TABARD_GROWTH_GROUPS` names those tables, with semicolons
/// between, that alone are written.
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
        "title of each controller", "tabBarItem of each", "selectedIndex of each", "badgeValue of each tab",
        "badgeValue of each item", "title of each item of a toolbar", "isEnabled of each right item",
        "setTitle of each segment, with the layout",
        "selectedItem of each", "selectRow of each", "reloadItems of a snapshot, one by one",
        "Solver.remove from the beginning",
        "Solver.remove of wishes",
        "switches among twenty times as many controllers", "switches among twenty times as many tabs",
    ]

    func testTwiceAsMuchCostsTwiceAsMuch() throws {
        let writes = Self.environment["TABARD_GROWTH"] == "write"
        let least = writes ? Int(Self.environment["TABARD_GROWTH_SIZE"] ?? "") ?? 250 : 50
        let counter = try GrowthCounter(sizes: [least, 2 * least, 4 * least])
        defer { counter.end() }
        let operations = try counter.operations()
        XCTAssertTrue(Set(operations.map(\.name)).isSuperset(of: Self.shortList))
        guard writes else {
            let wanted = operations.filter { Self.shortList.contains($0.name) }
            return check(Array(zip(wanted, try counter.costs(of: wanted))))
        }
        var groups: [String] = []
        for operation in operations where groups.last != operation.group { groups.append(operation.group) }
        let named = Self.environment["TABARD_GROWTH_GROUPS"]?.split(separator: ";").map(String.init)
        XCTAssertTrue(Set(groups).isSuperset(of: named ?? []), "The tables are \(groups)")
        let table = GrowthTable(sizes: counter.sizes, groups: groups)
        for group in groups where named?.contains(group) ?? true {
            let wanted = operations.filter { $0.group == group }
            let results = Array(zip(wanted, try counter.costs(of: wanted)))
            try table.write(results, of: group)
            check(results)
        }
    }

    private func check(_ results: [GrowthCounter.Result]) {
        for (operation, costs) in results {
            let counts = costs.map(\.instructions)
            let growth = Double(counts[2]) / Double(counts[1])
            print("\(operation.name): \(counts), \(growth)")
            guard operation.excuse.isEmpty else { continue }
            if operation.isConstant {
                XCTAssertLessThan(Double(counts[2]) / Double(counts[0]), Self.constantLimit, operation.name)
            } else {
                XCTAssertLessThan(growth, Self.limit, operation.name)
            }
        }
    }
}
