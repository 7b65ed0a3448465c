import GtkInterop
import XCTest

@testable import TabardKit

/// Who hears when of coming on the screen and leaving it.
@preconcurrency @MainActor
final class ViewControllerAppearanceTests: TabBarTestCase {
    /// A container that adds a child at a moment of its own life.
    private final class Container: UIViewController {
        var child: UIViewController?
        var moment = ""

        private func add(at moment: String) {
            guard let child, moment == self.moment, child.parent == nil else { return }
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewDidLoad() { add(at: "didLoad") }
        override func viewWillAppear(_ animated: Bool) { add(at: "willAppear") }
        override func viewDidLayoutSubviews() { add(at: "didLayout") }
        override func viewDidAppear(_ animated: Bool) { add(at: "didAppear") }
    }

    private final class Forwarding: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private let shown = ["A willAppear", "A didAppear"]
    private let gone = ["A willDisappear", "A didDisappear"]

    func testAChildHearsOnceWhateverTheMomentOfItsAdding() {
        for moment in ["didLoad", "willAppear", "didLayout", "didAppear"] {
            let container = Container()
            container.child = RecordingController("A", journal)
            container.moment = moment
            let window = show(container)
            XCTAssertEqual(journal.take(), ["A didLoad"] + shown, moment)
            window.isHidden = true
            XCTAssertEqual(journal.take(), gone, moment)
            window.makeKeyAndVisible()
            XCTAssertEqual(journal.take(), shown, moment)
            window.rootViewController = nil
            XCTAssertEqual(journal.take(), gone, moment)
        }
    }

    func testAChildThatComesBetweenTheBeginningAndTheEnd() {
        let (outer, inner) = (UIViewController(), RecordingController("A", journal))
        outer.beginAppearanceTransition(true, animated: false)
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        XCTAssertEqual(journal.take(), ["A didLoad"])
        outer.endAppearanceTransition()
        XCTAssertEqual(journal.take(), shown)
    }

    func testAddingAndRemovingInAShownContainer() {
        let parent = UIViewController()
        show(parent)
        let child = RecordingController("A", journal)
        parent.addChild(child)
        XCTAssertEqual(journal.take(), [])
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        XCTAssertEqual(journal.take(), ["A didLoad"] + shown)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        XCTAssertEqual(journal.take(), gone)
    }

    func testAChildInAPlainView() {
        let parent = UIViewController()
        show(parent)
        let child = RecordingController("A", journal)
        let plain = UIView(frame: parent.view.bounds)
        plain.addSubview(child.view)
        parent.addChild(child)
        XCTAssertEqual(journal.take(), ["A didLoad"])
        parent.view.addSubview(plain)
        XCTAssertEqual(journal.take(), shown)
        let elsewhere = UIView()
        elsewhere.addSubview(plain)
        XCTAssertEqual(journal.take(), gone)
    }

    func testAContainerThatForwardsItself() {
        let parent = Forwarding()
        show(parent)
        let child = RecordingController("A", journal)
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        parent.view.addSubview(child.view)
        XCTAssertEqual(journal.take(), ["A didLoad", "A willAppear"])
        child.endAppearanceTransition()
        XCTAssertEqual(journal.take(), ["A didAppear"])
        child.beginAppearanceTransition(false, animated: false)
        XCTAssertEqual(journal.take(), ["A willDisappear"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(journal.take(), shown, "a transition may turn round")
        windows[0].isHidden = true
        XCTAssertEqual(journal.take(), [], "it forwards nothing by itself")
    }

    func testUnbalancedCallsAreHarmless() {
        let one = RecordingController("A", journal)
        one.endAppearanceTransition()
        one.beginAppearanceTransition(false, animated: false)
        XCTAssertEqual(journal.take(), [])
        one.beginAppearanceTransition(true, animated: true)
        one.beginAppearanceTransition(true, animated: true)
        one.endAppearanceTransition()
        one.endAppearanceTransition()
        XCTAssertEqual(journal.take(), ["A didLoad"] + shown)
    }

    func testTheRootIsReplaced() {
        let window = show(RecordingController("A", journal))
        XCTAssertEqual(journal.take(), ["A didLoad"] + shown)
        window.rootViewController = RecordingController("B", journal)
        XCTAssertEqual(journal.take(), gone + ["B didLoad", "B willAppear", "B didAppear"])
        XCTAssertEqual(window.subviews.count, 1)
    }

    func testTheChildOfALeavingContainerLeavesToo() {
        let (outer, inner) = (UIViewController(), RecordingController("A", journal))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        show(outer)
        _ = journal.take()
        outer.beginAppearanceTransition(false, animated: false)
        XCTAssertEqual(journal.take(), ["A willDisappear"])
        inner.view.removeFromSuperview()
        XCTAssertEqual(journal.take(), ["A didDisappear"])
        outer.endAppearanceTransition()
        XCTAssertEqual(journal.take(), [])
    }
}
