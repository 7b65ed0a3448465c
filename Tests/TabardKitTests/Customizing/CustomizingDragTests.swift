import GtkInterop
import XCTest

@testable import TabardKit

/// Rule M4: dragging from the grid and along the bar.
@preconcurrency @MainActor
final class CustomizingDragTests: CustomizingScreenTestCase {
    func testFromTheGridOntoThePlaceOfAnother() throws {
        let (tabs, screen) = try edit()
        tabs._hold(5, abovePlace: 1)
        XCTAssertNotNil(screen.lifted)
        XCTAssertTrue(try cell(5, of: screen).drawnState.isUnderPointer)
        XCTAssertEqual(
            titles(tabs),
            ["One", "Two", "Three", "Four", "More"],
            "what it would replace is seen"
        )
        let drawn = tabs.tabBar._drawing.items
        XCTAssertEqual(drawn.map(\.isDropPlace), [false, true, false, false, false])
        XCTAssertEqual(drawn[1].opacity, 0.3)
        tabs._letGo()
        XCTAssertNil(screen.lifted)
        XCTAssertEqual(titles(tabs), ["One", "Six", "Three", "Four", "More"])
        XCTAssertEqual(tabs.tabBar._drawing.items.map(\.opacity), [1, 1, 1, 1, 0.45])
    }

    func testAlongTheBarTheOthersMakeRoom() throws {
        let (tabs, screen) = try edit()
        tabs._hold(0, abovePlace: 2, fromBar: true)
        XCTAssertEqual(titles(tabs), ["Two", "Three", "One", "Four", "More"])
        XCTAssertEqual(tabs.tabBar._drawing.items[2].opacity, 0)
        screen.carry(to: CGPoint(x: 200, y: 200))
        XCTAssertEqual(titles(tabs), ["One", "Two", "Three", "Four", "More"])
        screen.release()
        XCTAssertEqual(titles(tabs), ["One", "Two", "Three", "Four", "More"])
        XCTAssertFalse(try XCTUnwrap(tabs.tabBar._session).customization.canUndo)
        tabs._hold(0, abovePlace: 3, fromBar: true)
        tabs._letGo()
        XCTAssertEqual(titles(tabs), ["Two", "Three", "Four", "One", "More"])
    }

    func testElsewhereCancels() throws {
        let (tabs, screen) = try edit()
        for point in [CGPoint(x: 200, y: 300), screen.middle(ofPlace: 4), CGPoint(x: -50, y: 9_000)] {
            tabs._hold(5, abovePlace: 1)
            screen.carry(to: point)
            screen.release()
            XCTAssertNil(screen.lifted)
            XCTAssertEqual(titles(tabs), ["One", "Two", "Three", "Four", "More"])
        }
    }

    func testFixedItemsStay() throws {
        let (tabs, screen) = try edit()
        tabs.tabBar.endCustomizing(animated: false)
        tabs.customizableViewControllers = Array((tabs.viewControllers ?? []).dropFirst())
        tabs._beginCustomizing()
        settle()
        let shown = try XCTUnwrap(tabs.tabBar._screen)
        XCTAssertFalse(shown === screen)
        shown.pickUp(at: shown.middle(ofPlace: 0))
        XCTAssertNil(shown.lifted)
        shown.pickUp(at: shown.middle(ofPlace: 4))
        XCTAssertNil(shown.lifted, "More is fixed")
        tabs._hold(4, abovePlace: 0)
        tabs._letGo()
        XCTAssertEqual(titles(tabs), ["One", "Two", "Three", "Four", "More"])
    }

    /// V3
    func testRightToLeft() throws {
        Toolkit.isRightToLeft = true
        let (tabs, screen) = try edit()
        let first = try XCTUnwrap(screen.middle(inGrid: screen.panel.grid.items[0]))
        let second = try XCTUnwrap(screen.middle(inGrid: screen.panel.grid.items[1]))
        XCTAssertGreaterThan(first.x, second.x)
        XCTAssertGreaterThan(screen.middle(ofPlace: 0).x, screen.middle(ofPlace: 1).x)
        tabs._hold(5, abovePlace: 1)
        tabs._letGo()
        XCTAssertEqual(titles(tabs), ["One", "Six", "Three", "Four", "More"])
    }

    func testEndingInTheMiddleOfADrag() throws {
        let (tabs, screen) = try edit()
        tabs._hold(5, abovePlace: 1)
        tabs.tabBar.endCustomizing(animated: false)
        XCTAssertNil(screen.lifted)
        XCTAssertEqual(titles(tabs), ["One", "Two", "Three", "Four", "More"])
        screen.carry(to: .zero)
        screen.release()
        XCTAssertEqual(tabs.viewControllers?.map(\.title), Self.names)
    }

    /// With animations the item glides, and the bar shows it only when it is there.
    func testGlidingHome() throws {
        let (tabs, screen) = try edit()
        Toolkit.areAnimationsEnabled = true
        defer { Toolkit.areAnimationsEnabled = false }
        tabs._hold(5, abovePlace: 1)
        tabs._letGo()
        XCTAssertNotNil(screen.lifted)
        XCTAssertEqual(tabs.tabBar._drawing.items[1].opacity, 0)
        XCTAssertTrue(MainLoop.iterate(seconds: 3) { screen.lifted == nil })
        XCTAssertTrue(MainLoop.iterate(seconds: 3) { tabs.tabBar._drawing.items[1].opacity == 1 })
        tabs.tabBar.endCustomizing(animated: true)
        XCTAssertNotNil(screen.superview, "it slides away")
        XCTAssertTrue(MainLoop.iterate(seconds: 3) { screen.superview == nil })
    }
}
