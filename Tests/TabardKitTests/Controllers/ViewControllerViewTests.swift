import GtkInterop
import XCTest

@testable import TabardKit

/// How a controller gets its view, and what it refuses.
@preconcurrency @MainActor
final class ViewControllerViewTests: MisuseTestCase {
    private final class Asking: UIViewController {
        override func loadView() { view.backgroundColor = .red }
    }

    private final class Forgetting: UIViewController {
        override func loadView() {}
    }

    override class var misuses: [String: () -> Void] {
        [
            "asking": { _ = Asking().view },
            "forgetting": { Forgetting().loadViewIfNeeded() },
            "shared": {
                let first = UIViewController()
                UIViewController().view = first.view
            },
            "itself": {
                let controller = UIViewController()
                controller.addChild(controller)
            },
            "ancestor": {
                let (outer, inner) = (UIViewController(), UIViewController())
                outer.addChild(inner)
                inner.addChild(outer)
            },
        ]
    }

    func testMisuseStopsWithAMessage() throws {
        try assertStops("asking", saying: "loadView() of Asking asks for the view that it is to make")
        try assertStops("forgetting", saying: "loadView() of Forgetting must set 'view'")
        try assertStops("shared", saying: "A view can belong to one controller only")
        try assertStops("itself", saying: "A controller can't be its own child")
        try assertStops("ancestor", saying: "A controller can't be a child of a controller inside it")
    }

    func testTheViewIsMadeWhenFirstAskedFor() {
        let journal = Journal()
        let controller = RecordingController("A", journal)
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertNil(controller.viewIfLoaded)
        XCTAssertEqual(journal.take(), [])
        let view = controller.view
        XCTAssertEqual(journal.take(), ["A didLoad"])
        XCTAssertTrue(controller.isViewLoaded)
        XCTAssertTrue(controller.viewIfLoaded === view)
        XCTAssertEqual(view?.autoresizingMask, [.flexibleWidth, .flexibleHeight])
        controller.loadViewIfNeeded()
        XCTAssertTrue(controller.view === view)
        XCTAssertEqual(journal.take(), [])
        XCTAssertTrue(view?.next === controller)
        controller.view = nil
        XCTAssertFalse(controller.isViewLoaded)
        _ = controller.view
        XCTAssertEqual(journal.take(), ["A didLoad"])
    }

    func testAViewGivenFromOutside() {
        let journal = Journal()
        let controller = RecordingController("A", journal)
        let view = UIView()
        controller.view = view
        XCTAssertTrue(controller.view === view)
        controller.view = view
        XCTAssertTrue(view.next === controller)
        controller.view = UIView()
        XCTAssertNil(view.next)
    }

    func testTheResponderChain() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let controller = UIViewController()
        let inner = UIView()
        window.addSubview(controller.view)
        controller.view.addSubview(inner)
        XCTAssertTrue(inner.next === controller.view)
        XCTAssertTrue(controller.view.next === controller)
        XCTAssertTrue(controller.next === window)
        XCTAssertTrue(window.next === UIApplication.shared)
    }

    func testAControllerAndItsViewAreFreed() {
        weak var controller: UIViewController?
        weak var child: UIViewController?
        weak var view: UIView?
        weak var inner: UIView?
        do {
            let (outer, own, label) = (UIViewController(), UIViewController(), UILabel())
            outer.addChild(own)
            outer.view.addSubview(own.view)
            own.didMove(toParent: outer)
            own.view.addSubview(label)
            own.view.addGestureRecognizer(UITapGestureRecognizer { _ in })
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.rootViewController = outer
            window.makeKeyAndVisible()
            MainLoop.iterate(seconds: 0.05)
            window.isHidden = true
            window.rootViewController = nil
            (controller, child, view, inner) = (outer, own, own.view, label)
        }
        MainLoop.iterate(seconds: 0.2)
        XCTAssertNil(controller)
        XCTAssertNil(child)
        XCTAssertNil(view)
        XCTAssertNil(inner)
    }
}
