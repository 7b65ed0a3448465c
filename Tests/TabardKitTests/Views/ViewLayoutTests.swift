import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// The layout cycle.
@preconcurrency @MainActor
final class ViewLayoutTests: TabBarTestCase {
    private func view(_ name: String) -> RecordingView {
        let view = RecordingView(name, journal)
        (view.recordsMoves, view.recordsLayout) = (false, true)
        return view
    }

    func testOnceAPassAndParentsFirst() {
        let (a, b, c) = (view("a"), view("b"), view("c"))
        a.addSubview(b)
        b.addSubview(c)
        a.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["a layout", "b layout", "c layout"])
        a.layoutIfNeeded()
        XCTAssertEqual(journal.take(), [], "nothing asked for it")
        c.setNeedsLayout()
        c.setNeedsLayout()
        a.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["c layout"])
        a.setNeedsLayout()
        c.setNeedsLayout()
        c.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["c layout"])
        a.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["a layout"])
    }

    func testSizesAskForLayoutAndPlacesDoNot() {
        let a = view("a")
        a.layoutIfNeeded()
        _ = journal.take()
        a.frame.origin = CGPoint(x: 5, y: 5)
        a.layoutIfNeeded()
        XCTAssertEqual(journal.take(), [])
        a.frame.size.width += 1
        a.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["a layout"])
        a.bounds.origin.y = 4
        a.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["a layout"], "scrolling does")
    }

    func testWhatALayoutChangesIsLaidOutInTheSamePass() {
        let (a, b) = (view("a"), view("b"))
        a.addSubview(b)
        a.onLayout = { b.frame.size = CGSize(width: $0.bounds.width / 2, height: 10) }
        a.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["a layout", "b layout"])
        XCTAssertEqual(b.frame.width, 25)
        a.frame.size.width = 80
        XCTAssertEqual(b.frame.width, 25, "not before it is asked for")
        a.layoutIfNeeded()
        XCTAssertEqual(b.frame.width, 40)
    }

    func testAViewThatAlwaysAsksDoesNotHang() {
        let window = show(UIViewController())
        let (a, b) = (view("a"), view("b"))
        a.onLayout = { $0.setNeedsLayout() }
        b.onLayout = { $0.superview?.setNeedsLayout() }
        a.addSubview(b)
        window.addSubview(a)
        window.layoutIfNeeded()
        XCTAssertLessThan(journal.take().count, 100)
        MainLoop.iterate(seconds: 0.1)
        a.onLayout = nil
        b.onLayout = nil
        window.layoutIfNeeded()
        MainLoop.iterate(seconds: 0.1)
        _ = journal.take()
        window.layoutIfNeeded()
        XCTAssertEqual(journal.take(), [], "it recovers")
    }

    func testTheControllerHearsBeforeAndAfter() {
        final class Controller: UIViewController {
            var journal: Journal?
            override func loadView() { journal.map { view = RecordingView("view", $0) } }
            override func viewWillLayoutSubviews() { journal?.entries.append("will") }
            override func viewDidLayoutSubviews() { journal?.entries.append("did") }
        }
        let controller = Controller()
        controller.journal = journal
        let own = controller.view as? RecordingView
        own?.recordsLayout = true
        own?.recordsMoves = false
        controller.view.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["will", "view layout", "did"])
    }

    func testTheWindowsRealSizeArrives() {
        let controller = UIViewController()
        let window = show(controller, width: 390, height: 700)
        let inner = UIView(frame: controller.view.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(inner)
        // GTK takes the first size that the desktop tells for the one that was set last.
        assertSoonEqual(inner._widget?.allocatedWidth, 390)
        window._native?.setDefaultSize(width: 640, height: 480)
        assertSoonEqual(window.bounds.width, 640)
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 640, height: 480))
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 640, height: 480))
        XCTAssertEqual(UIScreen.main.bounds.size, UIApplication.shared.windows.first?.bounds.size)
        assertSoonEqual(inner._widget?.allocatedWidth, 640)
    }

    func testTheTraitsOfTheViewHoldWhileItLaysOut() {
        let window = show(UIViewController())
        let a = view("a")
        a.overrideUserInterfaceStyle = .dark
        var style = UIUserInterfaceStyle.unspecified
        a.onLayout = { _ in style = UITraitCollection.current.userInterfaceStyle }
        window.addSubview(a)
        window.layoutIfNeeded()
        XCTAssertEqual(style, .dark)
    }
}
