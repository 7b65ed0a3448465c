import GtkInterop
import XCTest

@testable import TabardKit

/// What the delegate hears of the user's scrolling, in its order.
@preconcurrency @MainActor
final class ScrollMovementTests: TabBarTestCase {
    @MainActor
    private final class Listener: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        private func add(_ text: String) { if log.last != text { log.append(text) } }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { add("did") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            add("end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("settle") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("animated") }
    }

    func testOneMovementOfTheUserAndPages() {
        let scroll = UIScrollView(frame: .zero)
        let listener = Listener()
        scroll.contentSize = CGSize(width: 900, height: 400)
        scroll.delegate = listener
        let controller = UIViewController()
        controller.view = scroll
        show(controller, width: 300, height: 400)
        listener.log = []
        scroll._area?.setOffset(x: 130, y: 0)
        XCTAssertTrue(scroll.isDragging)
        scroll._area?.setOffset(x: 140, y: 0)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !scroll.isDragging })
        XCTAssertEqual(listener.log, ["begin", "did", "end false"])
        XCTAssertEqual(scroll.contentOffset.x, 140)
        scroll.isPagingEnabled = true
        listener.log = []
        Toolkit.areAnimationsEnabled = true
        scroll._area?.setOffset(x: 260, y: 0)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { listener.log.last == "rest" })
        XCTAssertEqual(listener.log, ["begin", "did", "end true", "settle", "did", "rest"])
        XCTAssertEqual(scroll.contentOffset.x, 300)
        listener.log = []
        scroll.setContentOffset(CGPoint(x: 10, y: 0), animated: true)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { listener.log.last == "animated" })
        XCTAssertEqual(listener.log, ["did", "animated"])
    }
}
