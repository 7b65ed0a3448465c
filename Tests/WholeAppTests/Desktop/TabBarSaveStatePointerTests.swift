import Foundation
import TabardTesting
import XCTest

/// The example under a real mouse.
@preconcurrency @MainActor
final class TabBarSaveStatePointerTests: XCTestCase {
    /// C8, C9, C12
    func testClicksSelectTabs() throws {
        let example = try RunningExample()
        for name in ["Tab Four", "Tab Two", "Tab Two", "Tab Three", "Tab One"] {
            try example.click(example.tab(name))
            example.assertShows(name)
        }
        example.finish()
    }

    /// C8
    func testTheTabsStandSideBySideInTheWindow() throws {
        let example = try RunningExample()
        let window = try example.window.frame
        let frames = try example.tabs.map { try example.frameOnScreen(of: $0) }
        for frame in frames {
            XCTAssertTrue(window.contains(frame), "\(frame) is outside \(window)")
            XCTAssertGreaterThanOrEqual(frame.width, 32)
            XCTAssertGreaterThanOrEqual(frame.height, 32)
        }
        for (left, right) in zip(frames, frames.dropFirst()) {
            XCTAssertLessThanOrEqual(left.x + left.width, right.x)
            XCTAssertEqual(left.y, right.y)
        }
        example.finish()
    }

    /// M1, M3, C9
    func testMoreByMouse() throws {
        let example = try RunningExample()
        try example.click(example.tab("More"))
        XCTAssertTrue(waitUntil { try example.rows.count == 2 }, example.root.treeDescription)
        try example.click(example.row("Tab Six"))
        example.assertShows("Tab Six", selected: "More")
        let back = try waitFor("the back button") { try example.backButtons.first }
        try example.click(back)
        XCTAssertTrue(waitUntil { try example.rows.count == 2 }, example.root.treeDescription)

        try example.click(example.row("Tab Five"))
        example.assertShows("Tab Five", selected: "More")
        try example.click(example.tab("More"))
        XCTAssertTrue(waitUntil { try example.rows.count == 2 }, example.root.treeDescription)
        example.finish()
    }

    /// C12
    func testTheSelectionIsSeenAndTheBarStays() throws {
        let example = try RunningExample()
        let bar = try XCTUnwrap(example.root.find(role: .pageTabList))
        let barFrame = try example.frameOnScreen(of: bar)
        let tabFrame = try example.frameOnScreen(of: example.tab("Tab Two"))
        let before = try example.display.screenshot().cropped(to: tabFrame)
        XCTAssertGreaterThan(before.colorCount, 2, "the tab is not drawn")
        try example.click(example.tab("Tab Two"))
        example.assertShows("Tab Two")
        // The pointer may colour what it stands on.
        try example.display.pointer.move(to: PixelPoint(x: 1599, y: 1199))
        XCTAssertTrue(
            waitUntil { try example.display.screenshot().cropped(to: tabFrame).bytes != before.bytes },
            "a selected tab looks like any other"
        )
        XCTAssertEqual(try example.frameOnScreen(of: bar), barFrame)
        example.finish()
    }

    /// A press that leaves the tab before the release is not a tap.
    func testADragOffATabSelectsNothing() throws {
        let example = try RunningExample()
        let start = try example.frameOnScreen(of: example.tab("Tab Three")).center
        let end = PixelPoint(x: start.x, y: start.y - 200)
        try example.display.pointer.drag(from: start, to: end)
        example.assertShows("Tab One")
        example.finish()
    }
}

extension Screenshot {
    /// How many different colours the picture has.
    var colorCount: Int {
        var colors: Set<[UInt8]> = []
        for offset in stride(from: 0, to: bytes.count, by: 4) {
            colors.insert(Array(bytes[offset..<offset + 3]))
        }
        return colors.count
    }
}
