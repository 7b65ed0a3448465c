import GtkInterop
import XCTest

@testable import TabardKit

/// What a pull at the content's edge does, and what is left when a page with a scroll view goes.
@preconcurrency @MainActor
final class ScrollBouncingTests: TextTestCase {
    private func showScroll(_ height: CGFloat) -> UIScrollView {
        let scroll = UIScrollView(frame: .zero)
        scroll.contentSize = CGSize(width: 300, height: height)
        let controller = UIViewController()
        controller.view = scroll
        show(controller, width: 300, height: 400)
        windows.last?.layoutIfNeeded()
        return scroll
    }

    func testContentThatFitsCanBePulledIfItAlwaysBounces() {
        let scroll = showScroll(100)
        XCTAssertFalse(scroll._canPullDown)
        XCTAssertEqual(scroll._area?.canPull.vertical, false)
        scroll.alwaysBounceVertical = true
        XCTAssertTrue(scroll._canPullDown)
        XCTAssertEqual(scroll._area?.canPull.vertical, true)
        XCTAssertEqual(scroll._area?.canPull.horizontal, false)
        scroll.alwaysBounceHorizontal = true
        XCTAssertEqual(scroll._area?.canPull.horizontal, true)
        scroll.bounces = false
        XCTAssertFalse(scroll._canPullDown)
        XCTAssertEqual(scroll._area?.canPull.vertical, false)
        XCTAssertEqual(scroll._area?.canPull.horizontal, false)
        XCTAssertTrue(UITableView(frame: .zero).alwaysBounceVertical)
    }

    func testLongContentCanBePulledUnlessItDoesNotBounce() {
        let scroll = showScroll(4_000)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertTrue(scroll._canPullDown)
        XCTAssertEqual(scroll._area?.canPull.vertical, true)
        XCTAssertEqual(scroll._area?.showsOvershoot, true)
        scroll.showsVerticalScrollIndicator = false
        XCTAssertEqual(scroll._area?.canPull.vertical, true)
        scroll.bounces = false
        XCTAssertFalse(scroll._canPullDown)
        XCTAssertEqual(scroll._area?.canPull.vertical, true, "it still scrolls")
        XCTAssertEqual(scroll._area?.showsOvershoot, false)
        scroll.isScrollEnabled = false
        XCTAssertEqual(scroll._area?.canPull.vertical, false)
    }

    /// A wheel that is turned beyond the edge comes back a moment later, when the page may be gone.
    func testAPageMayGoWhileTheWheelIsBeyondItsEdge() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        show(navigation, width: 300, height: 400)
        MainLoop.iterate(seconds: 0.1)
        for direction in [-1, 1] {
            for _ in 0..<3 {
                let page = UIViewController()
                let scroll = UIScrollView(frame: .zero)
                scroll.contentSize = CGSize(width: 300, height: 500)
                page.view = scroll
                navigation.pushViewController(page, animated: false)
                MainLoop.iterate(seconds: 0.1)
                var isLeaving = false
                // As soon as the wheel is felt for the third time, the page goes.
                var turns = 0
                scroll._inner?.onWheel { _ in
                    turns += 1
                    if turns == 6, !isLeaving {
                        isLeaving = true
                        MainLoop.after(seconds: 0.001) { _ = navigation.popViewController(animated: false) }
                    }
                    return false
                }
                try turnWheel(navigation.view, at: CGPoint(x: 150, y: 200), steps: 6 * direction)
                if !isLeaving { navigation.popViewController(animated: false) }
                MainLoop.iterate(seconds: 0.2)
            }
        }
        XCTAssertTrue(navigation.topViewController === root)
    }

    /// The bars of a page that goes may be anywhere between being shown and gone. GTK's warnings end the test.
    func testPagesGoWhileTheirScrollBarsFade() {
        Toolkit.areAnimationsEnabled = true
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        show(navigation, width: 300, height: 400)
        let isLong = ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1"
        for round in 0..<(isLong ? 3_000 : 100) {
            let page = UIViewController()
            let scroll = UIScrollView(frame: .zero)
            scroll.contentSize = CGSize(width: 600, height: 1_000)
            page.view = scroll
            navigation.pushViewController(page, animated: round.isMultiple(of: 10))
            MainLoop.iterate(seconds: 0.002)
            switch round % 3 {
            case 0: scroll._area?.setOffset(x: 0, y: Double(round))
            case 1: scroll.flashScrollIndicators()
            default: scroll._area?.turnWheel(byX: 0, y: round.isMultiple(of: 2) ? 40 : -40)
            }
            MainLoop.iterate(seconds: Double(round % 8) * 0.003)
            navigation.popViewController(animated: round.isMultiple(of: 7))
            if round.isMultiple(of: 5) { MainLoop.iterate(seconds: 0.06) }
        }
        // The bars wait before they fade, a second at most.
        MainLoop.iterate(seconds: 1.5)
        XCTAssertTrue(navigation.topViewController === root)
    }
}
