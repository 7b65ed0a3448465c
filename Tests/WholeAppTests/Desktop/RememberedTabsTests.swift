import Foundation
import TabardTesting
import XCTest

/// Rules S1 and S2: the user reorders, selects, and the program is killed at once. What it shows when it is started again
/// is the same, from the first picture on.
@preconcurrency @MainActor
final class RememberedTabsTests: XCTestCase {
    func testTabBarSaveState() throws {
        try assertRemembersOrder(RememberingExample("TabBarSaveState"))
    }

    /// The same with the tabs of a storyboard, as `tabard-swift` has built it: I1, I2, I4.
    ///
    /// `make package` builds it and says where; without that the test is skipped.
    func testTabBarSaveStateIB() throws {
        guard let program = ProcessInfo.processInfo.environment["TABARD_STORYBOARD_TABS"] else {
            throw XCTSkip("TABARD_STORYBOARD_TABS names no program; `make package` builds it")
        }
        try assertRemembersOrder(RememberingExample("TabBarSaveState", program: program))
    }

    private func assertRemembersOrder(_ example: RememberingExample) throws {
        XCTAssertEqual(try example.bar, ["[Tab One]", "Tab Two", "Tab Three", "Tab Four", "More"])
        try example.drag("Tab Six", onto: "Tab Two")
        try example.tab("Tab Three").performAction()
        let bar = ["Tab One", "Tab Six", "[Tab Three]", "Tab Four", "More"]
        XCTAssertTrue(waitUntil { try example.bar == bar }, example.root.treeDescription)
        assertNoJump(try example.killAndRestart())
        XCTAssertEqual(try example.bar, bar)
        try example.tab("More").performAction()
        XCTAssertTrue(
            waitUntil { try example.rows == ["Tab Five", "Tab Two"] },
            example.root.treeDescription
        )
        example.finish()
    }

    /// Another order and selection each time, and no time at all between the last change and the kill.
    func testBrightnessAgainAndAgain() throws {
        let example = try RememberingExample("Brightness")
        var order = stride(from: 0, through: 100, by: 10).map { "\($0) %" }
        for (from, to, selected) in [(10, 0, 2), (7, 3, 1), (4, 2, 3)] {
            try example.drag(order[from], onto: order[to])
            order.swapAt(from, to)
            try example.tab(order[selected]).performAction()
            let bar = order.prefix(4).map { $0 == order[selected] ? "[\($0)]" : $0 } + ["More"]
            // The program has drawn the selection when its tree says so; it is killed at that moment.
            XCTAssertTrue(waitUntil { try example.bar == bar }, example.root.treeDescription)
            assertNoJump(try example.killAndRestart())
            XCTAssertEqual(try example.bar, bar)
        }
        try example.tab("More").performAction()
        XCTAssertTrue(waitUntil { try example.rows == Array(order[4...]) }, example.root.treeDescription)
        example.finish()
    }

    /// Fails if the bar was ever drawn otherwise than in the end.
    private func assertNoJump(_ pictures: [Screenshot], file: StaticString = #filePath, line: UInt = #line) {
        guard let last = pictures.last else { return XCTFail("nothing was drawn", file: file, line: line) }
        XCTAssertGreaterThan(last.colorCount, 4, "the bar is not drawn", file: file, line: line)
        for picture in pictures.dropLast() {
            XCTAssertLessThanOrEqual(
                picture.colorCount,
                2,
                "the bar was drawn otherwise first",
                file: file,
                line: line
            )
        }
    }
}
