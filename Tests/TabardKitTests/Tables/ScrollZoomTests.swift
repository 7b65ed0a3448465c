import GtkInterop
import XCTest

@testable import TabardKit

/// Content of scroll views that is made larger and smaller.
@preconcurrency @MainActor
final class ScrollZoomTests: TabBarTestCase {
    @MainActor
    private final class Listener: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        var log: [String] = []
        private func add(_ text: String) { if log.last != text { log.append(text) } }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { add("zoom") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            add("begin \(view === self.view)")
        }
        func scrollViewDidEndZooming(
            _ scrollView: UIScrollView,
            with view: UIView?,
            atScale scale: CGFloat
        ) {
            add("end \((scale * 100).rounded() / 100)")
        }
    }

    private let listener = Listener()
    private let scroll = UIScrollView(frame: .zero)

    private func showScroll() {
        scroll.addSubview(listener.view)
        scroll.contentSize = CGSize(width: 400, height: 400)
        scroll.delegate = listener
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 4
        let controller = UIViewController()
        controller.view = scroll
        show(controller, width: 200, height: 200)
        listener.log = []
    }

    func testTheMiddleStaysAndTheContentGrows() {
        showScroll()
        scroll.contentOffset = CGPoint(x: 100, y: 100)
        scroll.zoomScale = 2
        XCTAssertEqual(listener.log, ["zoom"])
        XCTAssertEqual(scroll.contentSize, CGSize(width: 800, height: 800))
        XCTAssertEqual(listener.view.frame, CGRect(x: 0, y: 0, width: 800, height: 800))
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 300, y: 300))
        scroll.zoomScale = 100
        XCTAssertEqual(scroll.zoomScale, 4)
        scroll.zoomScale = .nan
        XCTAssertEqual(scroll.zoomScale, 4)
        scroll.zoomScale = 0
        XCTAssertEqual(scroll.zoomScale, 0.5)
        XCTAssertEqual(scroll.contentOffset, .zero)
        scroll.layoutIfNeeded()
        XCTAssertEqual(listener.view.frame, CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    func testARectangleIsShownAsLargeAsItFits() {
        showScroll()
        scroll.zoom(to: CGRect(x: 300, y: 200, width: 50, height: 100), animated: false)
        XCTAssertEqual(scroll.zoomScale, 2)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 550, y: 400))
        scroll.zoom(to: .null, animated: false)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), animated: false)
        XCTAssertEqual(scroll.zoomScale, 2)
    }

    func testWithoutAViewNothingIsZoomed() {
        let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        plain.maximumZoomScale = 3
        plain.zoomScale = 2
        XCTAssertEqual(plain.zoomScale, 1)
        XCTAssertNotNil(plain.pinchGestureRecognizer)
        plain.maximumZoomScale = 1
        XCTAssertNil(plain.pinchGestureRecognizer)
    }

    /// Two fingers zoom around what is between them, may go too far, and the content comes back.
    func testTwoFingers() {
        showScroll()
        let arena = windows[0]._arena
        func touch(_ finger: UInt, _ phase: TouchSample.Phase, _ x: Double, at time: Double) {
            arena.receive(
                TouchSample(identifier: finger, phase: phase, source: .finger, x: x, y: 100, time: time)
            )
        }
        touch(1, .began, 80, at: 1)
        touch(2, .began, 120, at: 1)
        touch(2, .moved, 130, at: 1.1)
        XCTAssertTrue(scroll.isZooming)
        touch(1, .moved, 30, at: 1.2)
        touch(2, .moved, 170, at: 1.3)
        XCTAssertGreaterThan(scroll.zoomScale, 2)
        XCTAssertEqual(
            listener.view.convert(CGPoint(x: 105, y: 100), to: windows[0]).x,
            100,
            accuracy: 1,
            "what was between the fingers still is"
        )
        touch(1, .ended, 30, at: 1.4)
        touch(2, .ended, 170, at: 1.4)
        XCTAssertFalse(scroll.isZooming)
        XCTAssertEqual(listener.log.first, "begin true")
        XCTAssertEqual(listener.log.dropFirst().first, "zoom")
        XCTAssertEqual(listener.log.count, 3, "\(listener.log)")
        scroll.zoomScale = 1
        listener.log = []
        touch(1, .began, 20, at: 3)
        touch(2, .began, 180, at: 3)
        touch(2, .moved, 165, at: 3.1)
        touch(1, .moved, 95, at: 3.2)
        touch(2, .moved, 105, at: 3.3)
        XCTAssertLessThan(scroll.zoomScale, 0.5)
        touch(2, .ended, 105, at: 3.4)
        touch(1, .ended, 95, at: 3.4)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { listener.log.last == "end 0.5" })
        XCTAssertEqual(scroll.zoomScale, 0.5)
        XCTAssertEqual(listener.log, ["begin true", "zoom", "end 0.5"])
    }

    func testTheWheelWithControl() {
        showScroll()
        XCTAssertTrue(scroll._zoomByWheel(-1, at: CGPoint(x: 50, y: 50)))
        XCTAssertEqual(scroll.zoomScale, 1.1, accuracy: 0.001)
        XCTAssertEqual(scroll.contentOffset.x, 5, accuracy: 0.001, "what is under the pointer stays there")
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { listener.log.last == "end 1.1" })
        XCTAssertEqual(listener.log, ["begin true", "zoom", "end 1.1"])
        XCTAssertFalse(scroll._zoomByWheel(.nan, at: .zero))
    }

    func testAnAnimationTellsOfItsBeginningAndItsEnd() {
        showScroll()
        Toolkit.areAnimationsEnabled = true
        scroll.setZoomScale(3, animated: true)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { listener.log.last == "end 3.0" })
        XCTAssertEqual(listener.log, ["begin true", "zoom", "end 3.0"])
    }

    /// A view that constraints place keeps its corner as it is zoomed, and the content has its size.
    func testAViewThatConstraintsPlace() {
        let view = listener.view
        view.translatesAutoresizingMaskIntoConstraints = false
        showScroll()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 300),
            view.heightAnchor.constraint(equalToConstant: 300),
        ])
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 300))
        scroll.zoomScale = 2
        for _ in 0..<3 {
            scroll.setNeedsLayout()
            scroll.layoutIfNeeded()
            XCTAssertEqual(scroll.contentSize, CGSize(width: 600, height: 600))
            XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 600, height: 600))
        }
    }
}
