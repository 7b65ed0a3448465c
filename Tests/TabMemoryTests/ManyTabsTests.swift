import Foundation
import XCTest

@testable import TabMemory
@testable import TabardKit

/// A memory's start takes a time that grows with the number of tabs alone.
@preconcurrency @MainActor
final class ManyTabsTests: TabMemoryTestCase {
    /// The least time of some starts, which other work on the machine disturbs least.
    private func seconds(_ count: Int) -> Double {
        (0..<5).map { _ in
            let tabs = controller((0..<count).map { "Tab \($0)" })
            let memory = TabMemory(TabStore(location))
            let clock = ContinuousClock()
            let duration = clock.measure {
                memory.declare(tabs)
                _ = (tabs.viewControllers ?? []).compactMap(memory.id)
            }
            return duration / .seconds(1)
        }.min() ?? 0
    }

    func testTheStartIsLinear() {
        let small = seconds(1000)
        let ratios = [2000, 4000, 8000].map { count in seconds(count) / small / (Double(count) / 1000) }
        print(
            "Start with 1,000 tabs: \(small * 1000) ms; a tab of 2,000, 4,000, 8,000 takes \(ratios) times as long"
        )
        // What is quadratic takes 8 times as long for each tab of 8,000.
        XCTAssertLessThan(ratios[2], 4)
    }
}
