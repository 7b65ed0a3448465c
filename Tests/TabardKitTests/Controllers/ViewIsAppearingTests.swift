import GtkInterop
import XCTest

@testable import TabardKit

/// The moment between coming and being there, at which the view has its place.
@preconcurrency @MainActor
final class ViewIsAppearingTests: TabBarTestCase {
    private func controller(_ name: String) -> LifeRecordingController {
        LifeRecordingController(name, journal)
    }

    private let shown = ["A willAppear", "A isAppearing", "A willLayout", "A didAppear"]

    func testItComesBeforeTheFirstLayout() {
        let one = controller("A")
        var width: CGFloat = 0
        var sizeClass = UIUserInterfaceSizeClass.unspecified
        var hasWindow = false
        one.whenIsAppearing = {
            width = one.view.bounds.width
            sizeClass = one.traitCollection.horizontalSizeClass
            hasWindow = one.view.window != nil
        }
        show(one, width: 800)
        XCTAssertEqual(journal.take(), shown)
        XCTAssertEqual(width, 800)
        XCTAssertEqual(sizeClass, .regular)
        XCTAssertTrue(hasWindow)
        windows[0].isHidden = true
        XCTAssertEqual(journal.take(), ["A willDisappear", "A didDisappear"])
        windows[0].makeKeyAndVisible()
        XCTAssertEqual(journal.take(), shown)
    }

    func testAroundBeforeWithin() {
        let (outer, inner) = (controller("A"), controller("B"))
        outer.addChild(inner)
        inner.view.frame = outer.view.bounds
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        show(outer)
        XCTAssertEqual(
            journal.take(),
            [
                "A willAppear", "B willAppear", "A isAppearing", "A willLayout", "B isAppearing",
                "B willLayout", "A didAppear", "B didAppear",
            ]
        )
    }

    func testPushingAndPopping() {
        let (first, second) = (controller("A"), controller("B"))
        var frames: [CGRect] = []
        second.whenIsAppearing = { frames.append(second.view.frame) }
        let navigation = UINavigationController(rootViewController: first)
        show(navigation)
        XCTAssertEqual(journal.take(), shown)
        navigation.pushViewController(second, animated: false)
        XCTAssertEqual(
            journal.take(),
            ["A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear"]
        )
        XCTAssertEqual(frames, [CGRect(x: 0, y: 0, width: 390, height: 700)])
        navigation.popViewController(animated: false)
        XCTAssertEqual(
            journal.take(),
            ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"]
        )
    }

    func testAnAnimatedPush() {
        Toolkit.areAnimationsEnabled = true
        let (first, second) = (controller("A"), controller("B"))
        let navigation = UINavigationController(rootViewController: first)
        show(navigation)
        _ = journal.take()
        navigation.pushViewController(second, animated: true)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { journal.entries.contains("B didAppear") })
        let calls = journal.take().filter { $0 != "B willLayout" }
        XCTAssertEqual(
            calls,
            [
                "A willDisappear", "B willAppear", "B isAppearing animated", "A didDisappear", "B didAppear",
            ]
        )
    }

    func testTabs() {
        let (first, second) = (controller("A"), controller("B"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        show(tabs)
        XCTAssertEqual(journal.take(), shown)
        tabs.selectedIndex = 1
        XCTAssertEqual(
            journal.take().filter { !$0.hasSuffix("willLayout") },
            ["B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear"]
        )
    }

    func testPresenting() {
        let (below, above) = (controller("A"), controller("B"))
        above.modalPresentationStyle = .fullScreen
        show(below)
        _ = journal.take()
        below.present(above, animated: false)
        XCTAssertEqual(
            journal.take().filter { !$0.hasSuffix("willLayout") },
            ["A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear"]
        )
    }

    func testWhoGoesBeforeItIsThereIsNotTold() {
        let one = controller("A")
        one.beginAppearanceTransition(true, animated: false)
        one.beginAppearanceTransition(false, animated: false)
        one.endAppearanceTransition()
        XCTAssertEqual(journal.take(), ["A willAppear", "A willDisappear", "A didDisappear"])
    }

    func testAControllerThatIsTakenOffInTheMiddle() {
        let (first, second) = (controller("A"), controller("B"))
        let navigation = UINavigationController(rootViewController: first)
        show(navigation)
        _ = journal.take()
        second.whenIsAppearing = { navigation.popViewController(animated: false) }
        navigation.pushViewController(second, animated: false)
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(navigation.viewControllers, [first])
        XCTAssertEqual(journal.entries.filter { $0 == "B isAppearing" }.count, 1)
        XCTAssertEqual(journal.entries.filter { $0.hasPrefix("B did") }.last, "B didDisappear")
        XCTAssertEqual(journal.take().last { !$0.hasSuffix("willLayout") }, "A didAppear")
    }
}
