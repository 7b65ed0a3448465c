import GtkInterop
import XCTest

@testable import TabardKit

/// What edit screens leave behind.
@preconcurrency @MainActor
final class CustomizingMemoryTests: CustomizingScreenTestCase {
    func testScreensLeaveNothingBehind() throws {
        let (tabs, _) = try edit()
        tabs.tabBar.endCustomizing(animated: false)
        try run(40, in: tabs)
        let before = MemoryUse.current
        try run(200, in: tabs)
        let after = MemoryUse.current
        print("before 200 edit screens: \(before); after: \(after)")
        XCTAssertEqual(after.references, before.references)
        XCTAssertEqual(after.closures, before.closures)
        XCTAssertLessThan(after.bytes - before.bytes, 40_000)
    }

    private func run(_ count: Int, in tabs: UITabBarController) throws {
        weak var last: CustomizingScreen?
        for index in 0..<count {
            tabs._beginCustomizing()
            last = tabs.tabBar._screen
            tabs._hold(5, abovePlace: index % 4)
            tabs._letGo()
            tabs._hold(0, abovePlace: 2, fromBar: true)
            tabs._letGo()
            if index % 10 == 0 { MainLoop.iterate(seconds: 0.02) }
            tabs.tabBar._session?.undo()
            tabs.tabBar._session?.undo()
            tabs.tabBar.endCustomizing(animated: false)
        }
        MainLoop.iterate(seconds: 0.5)
        XCTAssertNil(last)
    }
}
