import GtkInterop
import XCTest

@testable import TabardKit

/// What controllers hear before their window gets another size.
@preconcurrency @MainActor
final class WillTransitionTests: TabBarTestCase {
    private func controller(_ name: String) -> LifeRecordingController {
        LifeRecordingController(name, journal)
    }

    func testTraitsThenSizeThenThemselves() {
        let one = controller("A")
        let window = show(one)
        _ = journal.take()
        resize(window, width: 900)
        XCTAssertEqual(
            journal.take(),
            ["A will be regular", "A will be 900 wide", "A was compact", "A is regular"]
        )
        resize(window, width: 950)
        XCTAssertEqual(journal.take(), ["A will be 950 wide"], "its traits stay")
        resize(window, width: 400)
        XCTAssertEqual(
            journal.take(),
            ["A will be compact", "A will be 400 wide", "A was regular", "A is compact"]
        )
    }

    func testContainersPassItOn() {
        let (outer, inner, other) = (controller("A"), controller("B"), controller("C"))
        for child in [inner, other] {
            outer.addChild(child)
            outer.view.addSubview(child.view)
            child.didMove(toParent: outer)
        }
        // What the app says for a child stays, whatever the window does.
        outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: other)
        let window = show(outer)
        _ = journal.take()
        resize(window, width: 900)
        XCTAssertEqual(
            journal.take(),
            [
                "A will be regular", "B will be regular", "A will be 900 wide", "B will be 900 wide",
                "C will be 900 wide", "A was compact", "B was compact", "A is regular", "B is regular",
            ]
        )
    }

    func testOneThatOverridesDoesNotCallTheOthersWithoutSuper() {
        final class Silent: UIViewController {
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
        }
        let (outer, inner) = (Silent(), controller("B"))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let window = show(outer)
        _ = journal.take()
        resize(window, width: 900)
        XCTAssertEqual(journal.take(), ["B will be 900 wide", "B was compact"])
    }

    func testWhatIsPresentedHearsThroughItsPresentationController() {
        let (below, above) = (controller("A"), controller("B"))
        above.modalPresentationStyle = .fullScreen
        let window = show(below)
        below.present(above, animated: false)
        _ = journal.take()
        resize(window, width: 900)
        XCTAssertEqual(
            journal.take().filter { $0.hasPrefix("B") },
            ["B will be regular", "B will be 900 wide", "B was compact", "B is regular"]
        )
    }

    func testAPresentationControllerMayKeepItToItself() {
        final class Keeping: UIPresentationController {
            var heard: [UIUserInterfaceSizeClass] = []
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                heard.append(newCollection.horizontalSizeClass)
            }
        }
        final class Giving: NSObject, UIViewControllerTransitioningDelegate {
            var made: Keeping?
            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                let new = Keeping(presentedViewController: presented, presenting: presenting)
                made = new
                return new
            }
        }
        let (below, above, giving) = (controller("A"), controller("B"), Giving())
        above.modalPresentationStyle = .custom
        above.transitioningDelegate = giving
        let window = show(below)
        below.present(above, animated: false)
        _ = journal.take()
        resize(window, width: 900)
        XCTAssertEqual(giving.made?.heard, [.regular])
        XCTAssertFalse(journal.take().contains("B will be regular"))
    }

    func testTheSizeForAChild() {
        final class Halving: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer,
                withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        let (outer, inner) = (Halving(), controller("B"))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let window = show(outer)
        _ = journal.take()
        resize(window, width: 500)
        XCTAssertEqual(journal.take(), ["B will be 250 wide"])
    }
}
