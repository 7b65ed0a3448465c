import XCTest

@testable import TabardKit

/// When the bar at the bottom becomes small, and where things stand then, without a display (T12).
final class TabBarMinimizingTests: XCTestCase {
    private let range: ClosedRange<CGFloat> = 0...1_000

    /// Whether the bar is small after each of the places that the user scrolls to.
    private func states(_ behavior: UITabBarController.MinimizeBehavior, _ offsets: [CGFloat]) -> [Bool] {
        var minimizing = TabBarMinimizing()
        minimizing.behavior = behavior
        return offsets.map { offset in
            let before = minimizing.isMinimized
            let changes = minimizing.moved(to: offset, in: range, isUsers: true)
            XCTAssertEqual(changes, before != minimizing.isMinimized)
            return minimizing.isMinimized
        }
    }

    func testT12TheFourBehaviors() {
        let way: [CGFloat] = [100, 110, 120, 200, 195, 180, 100, 130, 0]
        let never = way.map { _ in false }
        XCTAssertEqual(states(.automatic, way), never, "which means never")
        XCTAssertEqual(states(.never, way), never)
        XCTAssertEqual(
            states(.onScrollDown, way),
            [false, false, true, true, true, false, false, true, false]
        )
        let up: [CGFloat] = [500, 495, 480, 400, 405, 420, 300, 1_000]
        XCTAssertEqual(states(.onScrollUp, up), [false, false, true, true, true, false, true, false])
    }

    func testT12ASmallStepOrAChangeOfDirectionDoesNothing() {
        XCTAssertEqual(states(.onScrollDown, [100, 115, 105, 120, 110]), Array(repeating: false, count: 5))
    }

    func testT12OnlyTheUserMakesItSmall() {
        var minimizing = TabBarMinimizing()
        minimizing.behavior = .onScrollDown
        for offset in [0, 100, 500] as [CGFloat] {
            XCTAssertFalse(minimizing.moved(to: offset, in: range, isUsers: false))
        }
        XCTAssertFalse(minimizing.moved(to: .nan, in: range, isUsers: true))
        XCTAssertFalse(minimizing.isMinimized)
        XCTAssertTrue(minimizing.moved(to: 520, in: range, isUsers: true))
        XCTAssertTrue(minimizing.expand())
        XCTAssertFalse(minimizing.expand())
    }

    func testT12WhereTheyStand() {
        for isRightToLeft in [false, true] {
            func places(_ barHeight: CGFloat?, _ isMinimized: Bool, _ hasAccessory: Bool) -> BottomPlaces {
                BottomPlaces(
                    in: CGRect(x: 20, y: 0, width: 390, height: 700),
                    barHeight: barHeight,
                    safeBottom: 10,
                    isMinimized: isMinimized,
                    hasAccessory: hasAccessory,
                    isRightToLeft: isRightToLeft
                )
            }
            XCTAssertEqual(places(59, false, false).covered, 59)
            XCTAssertEqual(places(nil, false, false).covered, 0)
            let above = places(59, false, true)
            XCTAssertEqual(above.accessory, CGRect(x: 36, y: 585, width: 358, height: 48))
            XCTAssertEqual(above.covered, 115)
            let alone = places(nil, false, true)
            XCTAssertEqual(alone.accessory?.maxY, 682)
            XCTAssertEqual(alone.covered, 74)
            let beside = places(nil, true, true)
            let small = CGRect(x: 16, y: 634, width: 64, height: 48)
            let rest = CGRect(x: 88, y: 634, width: 286, height: 48)
            func seen(_ rect: CGRect) -> CGRect {
                (isRightToLeft ? rect.mirrored(in: 390) : rect).offsetBy(dx: 20, dy: 0)
            }
            XCTAssertEqual(beside.minimized, seen(small))
            XCTAssertEqual(beside.accessory, seen(rest))
            XCTAssertEqual(beside.covered, 74)
            XCTAssertNil(places(nil, true, false).accessory)
        }
    }
}
