import XCTest

@testable import TabardKit

/// What keeping the interface costs: five tabs with ten pushed screens each, and a list of 10,000 rows (R1).
@preconcurrency @MainActor
final class RestorationCostTests: RestorationTestCase {
    private func tree(screens: Int) -> UITabBarController {
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = (0..<5).map { tab in
            let stack = UINavigationController(nibName: nil, bundle: nil)
            stack.restorationIdentifier = "stack \(tab)"
            stack.viewControllers = (0..<screens).map { MadePage("page", "page \($0) of tab \(tab)") }
            return stack
        }
        return tabs
    }

    private func milliseconds(screens: Int) throws -> Double {
        start(tree(screens: screens))
        return try (0..<5).map { _ in
            let start = processorMilliseconds()
            _ = try XCTUnwrap(restoration.collect())
            return processorMilliseconds() - start
        }.min() ?? 0
    }

    /// Twice as many screens take about twice as long.
    func testTheCostGrowsWithTheNumberOfScreens() throws {
        let times = try [100, 200, 400].map { try milliseconds(screens: $0) }
        print("500, 1,000 and 2,000 screens: \(times) ms")
        XCTAssertLessThan(times[2] / times[0], 8)
        print("50 screens: \(try milliseconds(screens: 10)) ms")
    }
}
