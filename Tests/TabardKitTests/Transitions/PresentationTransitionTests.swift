import GtkInterop
import XCTest

@testable import TabardKit

/// The app's own animations of presenting and dismissing.
@preconcurrency @MainActor
final class PresentationTransitionTests: TabBarTestCase {
    private lazy var delegate = TransitionDelegate(journal)
    private lazy var root = RecordingController("R", journal)
    private lazy var page = RecordingController("P", journal)

    override func setUp() async throws {
        try await super.setUp()
        Toolkit.areAnimationsEnabled = true
        show(root)
        _ = journal.take()
    }

    override func tearDown() async throws {
        try await super.tearDown()
        Toolkit.areAnimationsEnabled = false
    }

    private func present(_ style: UIModalPresentationStyle) {
        page.modalPresentationStyle = style
        page.transitioningDelegate = delegate
        root.present(page, animated: true) { [journal] in journal.entries.append("presented") }
    }

    private func wait() {
        MainLoop.iterate(seconds: 3) { self.page._presentation?.transition == nil }
    }

    func testPresentingAndDismissingInOrder() {
        for style in [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet, .formSheet] {
            page = RecordingController("P", journal)
            present(style)
            XCTAssertNotNil(page.transitionCoordinator)
            XCTAssertEqual(page.transitionCoordinator?.presentationStyle, style)
            XCTAssertTrue(page.isBeingPresented)
            wait()
            XCTAssertFalse(page.isBeingPresented)
            XCTAssertEqual(
                journal.take(),
                [
                    "asked to present P", "P didLoad", "P willAppear", "animate", "complete", "P didAppear",
                    "presented", "ended true",
                ]
            )
            XCTAssertTrue(root.presentedViewController === page)
            XCTAssertNotNil(page.view.window)
            XCTAssertNil(page.transitionCoordinator)
            delegate.makeAnimator = { [journal] in Leaving(journal) }
            root.dismiss(animated: true) { [journal] in journal.entries.append("dismissed") }
            wait()
            XCTAssertEqual(
                journal.take(),
                [
                    "asked to dismiss P", "P willDisappear", "leave", "P didDisappear", "dismissed",
                    "ended true",
                ]
            )
            XCTAssertNil(root.presentedViewController)
            XCTAssertNil(page.view.superview)
            XCTAssertTrue(root.view.superview === windows.last)
            delegate.makeAnimator = { [journal] in RecordingAnimator(journal) }
        }
    }

    /// Slides the presented view out, and puts the one below into the container first, as many do.
    private final class Leaving: RecordingAnimator {
        override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            journal.entries.append("leave")
            guard let from = transitionContext.view(forKey: .from) else { return }
            if let to = transitionContext.view(forKey: .to) {
                transitionContext.containerView.insertSubview(to, belowSubview: from)
            }
            UIView.animate(
                withDuration: 0.1,
                animations: { from.frame.origin.y = 700 },
                completion: { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            )
        }
    }

    func testFullScreenLendsTheViewBelow() {
        present(.fullScreen)
        XCTAssertTrue(root.view.superview === page._presentation, "an animator finds it in the container")
        wait()
        XCTAssertTrue(root.view.superview === windows.last)
        XCTAssertEqual(root._appearance, .disappeared)
        delegate.makeAnimator = { [journal] in Leaving(journal) }
        page.dismiss(animated: true)
        MainLoop.iterate(seconds: 3) { self.root.presentedViewController == nil }
        XCTAssertTrue(root.view.superview === windows.last)
        XCTAssertTrue(windows.last?.subviews.first === root.view)
        XCTAssertEqual(root._appearance, .appeared)
        XCTAssertEqual(root.view.frame, windows.last?.bounds)
        XCTAssertEqual(root.view._widget?.isVisible, true)
    }

    func testCancelledPresentingAndDismissing() {
        for style in [UIModalPresentationStyle.custom, .fullScreen] {
            page = RecordingController("P", journal)
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            present(style)
            interaction.update(0.5)
            interaction.cancel()
            wait()
            XCTAssertNil(root.presentedViewController)
            XCTAssertNil(page.presentingViewController)
            XCTAssertFalse(page.isBeingPresented)
            XCTAssertEqual(page._appearance, .disappeared)
            XCTAssertEqual(root._appearance, .appeared)
            XCTAssertTrue(root.view.superview === windows.last)
            delegate.interaction = nil
            present(style)
            wait()
            delegate.interaction = interaction
            delegate.makeAnimator = { [journal] in Leaving(journal) }
            page.dismiss(animated: true)
            interaction.update(0.5)
            interaction.cancel()
            wait()
            XCTAssertTrue(root.presentedViewController === page)
            XCTAssertEqual(page._appearance, .appeared)
            XCTAssertFalse(page.isBeingDismissed)
            page.dismiss(animated: true)
            interaction.finish()
            wait()
            XCTAssertNil(root.presentedViewController)
            XCTAssertEqual(root._appearance, .appeared)
            delegate.makeAnimator = { [journal] in RecordingAnimator(journal) }
        }
    }

    func testACustomViewStaysWhereItWasPut() {
        final class Half: RecordingAnimator {
            override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
            {
                super.animateTransition(using: transitionContext)
                transitionContext.view(forKey: .to)?.frame = CGRect(x: 0, y: 350, width: 390, height: 350)
            }
        }
        delegate.makeAnimator = { [journal] in Half(journal) }
        present(.custom)
        wait()
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 350, width: 390, height: 350))
        windows.last?.isHidden = true
        XCTAssertNil(root.presentedViewController)
    }

    func testWithoutAnimationNobodyIsAsked() {
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        root.present(page, animated: false)
        XCTAssertFalse(journal.take().contains { $0.hasPrefix("asked") })
        XCTAssertEqual(page.view.frame.size, windows.last?.bounds.size)
        root.dismiss(animated: false)
        XCTAssertFalse(journal.take().contains { $0.hasPrefix("asked") })
        XCTAssertNil(root.presentedViewController)
    }
}
