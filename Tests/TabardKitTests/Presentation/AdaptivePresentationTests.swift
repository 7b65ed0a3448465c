import GtkInterop
import XCTest

@testable import TabardKit

/// Presentations that come otherwise in a narrow window, and those who are asked how.
@preconcurrency @MainActor
final class AdaptivePresentationTests: TabBarTestCase {
    @MainActor
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        let journal: Journal
        var style = UIModalPresentationStyle.pageSheet
        var wraps = true
        weak var stack: UINavigationController?

        init(_ journal: Journal) { self.journal = journal }

        func adaptivePresentationStyle(
            for controller: UIPresentationController,
            traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style }

        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            journal.entries.append("prepare \(type(of: adaptivePresentationController))")
            (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            journal.entries.append("wrap \(style.rawValue)")
            guard wraps else { return nil }
            let stack = UINavigationController(rootViewController: controller.presentedViewController)
            self.stack = stack
            return stack
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            journal.entries.append("will present \(style.rawValue) \(transitionCoordinator != nil)")
        }

        func prepareForPopoverPresentation(
            _ popoverPresentationController: UIPopoverPresentationController
        ) {
            journal.entries.append("prepare popover")
        }
    }

    private lazy var root = RecordingController("R", journal)
    private lazy var page = RecordingController("P", journal)
    private lazy var delegate = Delegate(journal)

    private func presentPopover(width: CGFloat) {
        show(root, width: width, height: 700)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = root.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 40, height: 40)
        page.popoverPresentationController?.delegate = delegate
        _ = journal.take()
        root.present(page, animated: false)
    }

    func testAPopoverIsAPageInANarrowWindow() {
        presentPopover(width: 390)
        XCTAssertEqual(
            journal.take().filter { !$0.hasPrefix("P ") },
            [
                "prepare popover", "prepare UISheetPresentationController", "wrap 1",
                "will present 1 false",
            ]
        )
        XCTAssertTrue(root.presentedViewController === delegate.stack)
        XCTAssertTrue(page.parent === delegate.stack)
        XCTAssertEqual(page._appearance, .appeared)
        root.dismiss(animated: false)
        XCTAssertNil(page.parent, "it can be presented again")
        XCTAssertEqual(page._appearance, .disappeared)
        _ = journal.take()
        root.present(page, animated: false)
        XCTAssertEqual(page._appearance, .appeared)
    }

    func testNoneKeepsThePopover() {
        delegate.style = .none
        presentPopover(width: 390)
        XCTAssertEqual(
            journal.take(),
            ["P didLoad", "prepare popover", "will present -1 false", "P willAppear", "P didAppear"]
        )
        XCTAssertTrue(root.presentedViewController === page)
        XCTAssertLessThan(page.view.frame.width, 390)
    }

    func testInAWideWindowNothingAdapts() {
        presentPopover(width: 1_000)
        XCTAssertEqual(
            journal.take(),
            ["P didLoad", "prepare popover", "will present -1 false", "P willAppear", "P didAppear"]
        )
    }

    /// A sheet may become a full screen in a narrow window.
    func testASheetAdapts() {
        delegate.style = .fullScreen
        delegate.wraps = false
        show(root, width: 390, height: 700)
        page.modalPresentationStyle = .formSheet
        page.presentationController?.delegate = delegate
        _ = journal.take()
        root.present(page, animated: false)
        XCTAssertEqual(
            journal.take(),
            [
                "P didLoad", "prepare UISheetPresentationController", "wrap 0", "will present 0 false",
                "R willDisappear", "P willAppear", "P didAppear", "R didDisappear",
            ]
        )
        XCTAssertEqual(page.view.frame.size, CGSize(width: 390, height: 700))
    }

    /// Backgrounds are lighter in the dark in what lies in front of the main content.
    func testSheetsAndPopoversAreElevated() {
        root.overrideUserInterfaceStyle = .dark
        delegate.style = .none
        presentPopover(width: 390)
        page.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(page.traitCollection.userInterfaceLevel, .elevated)
        let background = UIColor.systemBackground
        XCTAssertEqual(
            background.resolvedColor(with: page.traitCollection),
            UIColor(red: 0x1C / 255, green: 0x1C / 255, blue: 0x1E / 255, alpha: 1)
        )
        XCTAssertEqual(root.traitCollection.userInterfaceLevel, .base)
        XCTAssertEqual(
            background.resolvedColor(with: root.traitCollection),
            UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        )
        for (style, level) in [
            (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.formSheet, .elevated),
            (.fullScreen, .base), (.overFullScreen, .base), (.custom, .base),
        ] {
            root.dismiss(animated: false)
            let next = UIViewController()
            next.modalPresentationStyle = style
            root.present(next, animated: false)
            XCTAssertEqual(next.traitCollection.userInterfaceLevel, level, "\(style)")
        }
        root.dismiss(animated: false)
        let flat = UIViewController()
        flat.presentationController?.traitOverrides.userInterfaceLevel = .base
        root.present(flat, animated: false)
        XCTAssertEqual(flat.traitCollection.userInterfaceLevel, .base)
    }

    /// What a coordinator says of a presentation.
    func testWhatACoordinatorSays() throws {
        Toolkit.areAnimationsEnabled = true
        show(root, width: 390, height: 700)
        root.present(page, animated: true)
        let coordinator = try XCTUnwrap(page.transitionCoordinator)
        XCTAssertTrue(coordinator === root.transitionCoordinator)
        XCTAssertTrue(coordinator.isAnimated)
        XCTAssertFalse(coordinator.isInteractive)
        XCTAssertFalse(coordinator.initiallyInteractive)
        XCTAssertFalse(coordinator.isCancelled)
        XCTAssertEqual(coordinator.completionCurve, .easeInOut)
        XCTAssertEqual(coordinator.presentationStyle, page.modalPresentationStyle)
        XCTAssertGreaterThan(coordinator.transitionDuration, 0)
        XCTAssertTrue(coordinator.viewController(forKey: .from) === root)
        XCTAssertTrue(coordinator.viewController(forKey: .to) === page)
        XCTAssertTrue(coordinator.view(forKey: .to) === page.view)
        XCTAssertEqual(coordinator.targetTransform, .identity)
        XCTAssertTrue(page.view.isDescendant(of: coordinator.containerView))
        MainLoop.iterate(seconds: 3) { page.transitionCoordinator == nil }
        XCTAssertNil(page.transitionCoordinator)
        XCTAssertNil(root.transitionCoordinator)
    }
}
