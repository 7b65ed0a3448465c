import GtkInterop
import XCTest

@testable import TabardKit

/// What can be set of a scroll view, as far as it is seen in a window.
@preconcurrency @MainActor
final class ScrollViewSettingsTests: TextTestCase {
    private func showScroll() -> UIScrollView {
        let scroll = UIScrollView(frame: .zero)
        scroll.contentSize = CGSize(width: 900, height: 1_200)
        scroll.backgroundColor = .systemBackground
        let controller = UIViewController()
        controller.view = scroll
        show(controller, width: 300, height: 400)
        return scroll
    }

    /// The user's movement, as GTK makes it: first to the side, then up or down.
    private func move(_ scroll: UIScrollView, toX x: Double, y: Double) {
        scroll._area?.setOffset(x: x, y: y)
        MainLoop.iterate(seconds: 0.02)
    }

    func testALockedMovementKeepsItsDirection() {
        let scroll = showScroll()
        scroll.isDirectionalLockEnabled = true
        move(scroll, toX: 3, y: 10)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 10))
        move(scroll, toX: 90, y: 30)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 30))
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !scroll.isDragging })
        move(scroll, toX: 12, y: 33)
        move(scroll, toX: 40, y: 90)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 40, y: 30), "another movement, another direction")
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !scroll.isDragging })
        move(scroll, toX: 52, y: 40)
        move(scroll, toX: 60, y: 90)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 60, y: 90), "at a slant it is free")
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !scroll.isDragging })
        scroll.isDirectionalLockEnabled = false
        move(scroll, toX: 62, y: 120)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 62, y: 120))
    }

    func testTheDirectionIsToldOnlyWhenItIsKnown() {
        var lock = ScrollDirectionLock()
        lock.begin(at: CGPoint(x: 10, y: 10))
        lock.decide(at: CGPoint(x: 10, y: 15))
        XCTAssertNil(lock.axis)
        lock.decide(at: CGPoint(x: 12, y: 16))
        XCTAssertEqual(lock.axis, .vertical)
        XCTAssertEqual(lock.locked(CGPoint(x: 50, y: 60)), CGPoint(x: 10, y: 60))
        lock.decide(at: CGPoint(x: 90, y: 16))
        XCTAssertEqual(lock.axis, .vertical)
        lock.begin(at: .zero)
        lock.decide(at: CGPoint(x: -7, y: 5))
        XCTAssertNil(lock.axis)
        lock.decide(at: CGPoint(x: -70, y: 5))
        XCTAssertNil(lock.axis, "it has begun at a slant")
        lock.begin(at: .zero)
        lock.decide(at: CGPoint(x: -8, y: 3))
        XCTAssertEqual(lock.axis, .horizontal)
    }

    /// The colour of the vertical bar, which may have an outline; nil while it does not show.
    private func barColor(_ scroll: UIScrollView) throws -> RGBA? {
        let pixels = try XCTUnwrap(scroll.window?.pixels())
        let plain = pixels[150, 20]
        let row = (0..<12).map { pixels[pixels.width - 1 - $0, 20] }
        let bar = row.indices.filter { row[$0] != plain }
        return bar.isEmpty ? nil : row[bar[bar.count / 2]]
    }

    func testIndicatorsFlash() throws {
        let scroll = showScroll()
        Toolkit.areAnimationsEnabled = true
        var isHidden = false
        for _ in 0..<100 where !isHidden {
            MainLoop.iterate(seconds: 0.1)
            isHidden = try barColor(scroll) == nil
        }
        XCTAssertTrue(isHidden)
        let offset = scroll.contentOffset
        scroll.flashScrollIndicators()
        XCTAssertFalse(scroll.isDragging)
        var isShown = false
        for _ in 0..<20 where !isShown {
            MainLoop.iterate(seconds: 0.05)
            isShown = try barColor(scroll) != nil
        }
        XCTAssertTrue(isShown)
        XCTAssertEqual(scroll.contentOffset, offset)
        UIScrollView(frame: .zero).flashScrollIndicators()
    }

    func testIndicatorsHaveTheColorOfTheirStyle() throws {
        let scroll = showScroll()
        Toolkit.areAnimationsEnabled = true
        scroll.backgroundColor = .systemGray
        func brightness(_ style: UIScrollView.IndicatorStyle) throws -> Double {
            scroll.indicatorStyle = style
            for _ in 0..<40 {
                scroll.flashScrollIndicators()
                MainLoop.iterate(seconds: 0.05)
            }
            let color = try XCTUnwrap(barColor(scroll))
            return (color.red + color.green + color.blue) / 3
        }
        let plain = try XCTUnwrap(scroll.window?.pixels())[150, 20].red
        XCTAssertLessThan(try brightness(.black), plain - 0.1)
        XCTAssertGreaterThan(try brightness(.white), plain + 0.1)
    }
}
