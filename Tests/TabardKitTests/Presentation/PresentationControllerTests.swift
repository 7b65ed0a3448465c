import GtkInterop
import XCTest

@testable import TabardKit

/// An app's own presentation controllers, and the order of all that is told.
@preconcurrency @MainActor
final class PresentationControllerTests: TabBarTestCase {
    @MainActor
    private final class Half: UIPresentationController {
        var journal: Journal?
        let dimming = UIView()

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }

        override func presentationTransitionWillBegin() {
            journal?.entries.append("presentation will")
            guard let containerView else { return }
            dimming.frame = containerView.bounds
            dimming.alpha = 0
            containerView.insertSubview(dimming, at: 0)
            guard let coordinator = presentedViewController.transitionCoordinator else {
                dimming.alpha = 1
                return
            }
            coordinator.animate(
                alongsideTransition: { [journal, dimming] _ in
                    journal?.entries.append("alongside")
                    dimming.alpha = 1
                },
                completion: { [journal] _ in journal?.entries.append("alongside ended") }
            )
        }

        override func presentationTransitionDidEnd(_ completed: Bool) {
            journal?.entries.append("presentation did \(completed)")
        }

        override func dismissalTransitionWillBegin() { journal?.entries.append("dismissal will") }

        override func dismissalTransitionDidEnd(_ completed: Bool) {
            journal?.entries.append("dismissal did \(completed)")
        }
    }

    @MainActor
    private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
        let journal: Journal
        weak var made: Half?

        init(_ journal: Journal) { self.journal = journal }

        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            journal.entries.append("asked")
            let half = Half(presentedViewController: presented, presenting: presenting)
            half.journal = journal
            made = half
            return half
        }
    }

    private lazy var maker = Maker(journal)

    private func present(animated: Bool) -> (root: RecordingController, page: RecordingController) {
        let root = RecordingController("R", journal)
        let page = RecordingController("P", journal)
        show(root)
        _ = journal.take()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = maker
        root.present(page, animated: animated) { [journal] in journal.entries.append("presented") }
        return (root, page)
    }

    func testTheOrderWithoutAnimation() {
        let (root, page) = present(animated: false)
        XCTAssertEqual(
            journal.take(),
            [
                "asked", "P didLoad", "presentation will", "P willAppear", "P didAppear",
                "presentation did true", "presented",
            ]
        )
        XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 350, width: 390, height: 350))
        XCTAssertEqual(maker.made?.dimming.alpha, 1)
        XCTAssertTrue(page.presentationController === maker.made)
        root.dismiss(animated: false) { [journal] in journal.entries.append("dismissed") }
        XCTAssertEqual(
            journal.take(),
            ["dismissal will", "P willDisappear", "P didDisappear", "dismissal did true", "dismissed"]
        )
        XCTAssertNil(root.presentedViewController)
        XCTAssertFalse(page.presentationController is Half, "it serves one presentation")
    }

    func testTheDimmingViewAppearsAlongside() {
        Toolkit.areAnimationsEnabled = true
        let (root, page) = present(animated: true)
        MainLoop.iterate(seconds: 3) { journal.entries.contains("alongside ended") }
        XCTAssertEqual(
            journal.take(),
            [
                "asked", "P didLoad", "presentation will", "P willAppear", "alongside", "P didAppear",
                "presentation did true", "presented", "alongside ended",
            ]
        )
        XCTAssertEqual(maker.made?.dimming.alpha, 1)
        XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 350, width: 390, height: 350))
        root.dismiss(animated: true)
        MainLoop.iterate(seconds: 3) { journal.entries.contains("dismissal did true") }
        XCTAssertEqual(
            journal.take(),
            ["dismissal will", "P willDisappear", "P didDisappear", "dismissal did true"]
        )
    }
}
