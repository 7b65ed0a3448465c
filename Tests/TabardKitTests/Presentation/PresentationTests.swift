import GtkInterop
import XCTest

@testable import TabardKit

/// Controllers above others: the calls in UIKit's order, focus, and what must not work.
@preconcurrency @MainActor
final class PresentationTests: TabBarTestCase {
    private func begin() -> RecordingController {
        let first = RecordingController("A", journal)
        show(first)
        _ = journal.take()
        return first
    }

    func testFullScreenCoversWhatWasThere() {
        let first = begin()
        let second = RecordingController("B", journal)
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: false) { [self] in journal.entries.append("presented") }
        XCTAssertEqual(
            journal.take(),
            ["B didLoad", "A willDisappear", "B willAppear", "B didAppear", "A didDisappear", "presented"]
        )
        XCTAssertTrue(first.presentedViewController === second)
        XCTAssertTrue(second.presentingViewController === first)
        XCTAssertEqual(second.view.bounds.size, CGSize(width: 390, height: 700))
        XCTAssertEqual(first.view._widget?.isVisible, false)
        second.dismiss(animated: false) { [self] in journal.entries.append("dismissed") }
        XCTAssertEqual(
            journal.take(),
            ["B willDisappear", "A willAppear", "A didAppear", "B didDisappear", "dismissed"]
        )
        XCTAssertNil(first.presentedViewController)
        XCTAssertNil(second.presentingViewController)
        XCTAssertEqual(first.view._widget?.isVisible, true)
    }

    func testAPageLeavesWhatWasThere() {
        let first = begin()
        let second = RecordingController("B", journal)
        first.present(second, animated: false)
        XCTAssertEqual(journal.take(), ["B didLoad", "B willAppear", "B didAppear"])
        XCTAssertGreaterThan(second._presentation?.sheet.frame.minY ?? 0, 0)
        XCTAssertEqual(first.view._widget?.canFocus, false)
        first.dismiss(animated: false)
        XCTAssertEqual(journal.take(), ["B willDisappear", "B didDisappear"])
        XCTAssertEqual(first.view._widget?.canFocus, true)
        XCTAssertNil(second.view.window)
    }

    func testAnimated() {
        Toolkit.areAnimationsEnabled = true
        let first = begin()
        let second = RecordingController("B", journal)
        first.present(second, animated: true) { [self] in journal.entries.append("presented") }
        XCTAssertEqual(journal.take(), ["B didLoad", "B willAppear"])
        XCTAssertTrue(second.isBeingPresented)
        MainLoop.iterate(seconds: 3) { journal.entries.count == 2 }
        XCTAssertEqual(journal.take(), ["B didAppear", "presented"])
        XCTAssertFalse(second.isBeingPresented)
        second.dismiss(animated: true)
        XCTAssertTrue(second.isBeingDismissed)
        MainLoop.iterate(seconds: 3) { journal.entries.count == 2 }
        XCTAssertEqual(journal.take(), ["B willDisappear", "B didDisappear"])
    }

    /// A dismissal while the controller still comes in.
    func testDismissedInTheMiddle() {
        Toolkit.areAnimationsEnabled = true
        let first = begin()
        let second = RecordingController("B", journal)
        first.present(second, animated: true)
        first.dismiss(animated: false)
        XCTAssertEqual(
            journal.take(),
            ["B didLoad", "B willAppear", "B didAppear", "B willDisappear", "B didDisappear"]
        )
        XCTAssertNil(first.presentedViewController)
    }

    func testTheOutermostControllerPresents() {
        let tabs = UITabBarController()
        let (one, two) = (RecordingController("1", journal), RecordingController("2", journal))
        tabs.viewControllers = [one, two]
        show(tabs)
        let page = RecordingController("B", journal)
        one.present(page, animated: false)
        XCTAssertTrue(page.presentingViewController === tabs)
        XCTAssertTrue(one.presentedViewController === page)
        XCTAssertTrue(two.presentedViewController === page)
        let upper = RecordingController("D", journal)
        page.present(upper, animated: false)
        XCTAssertTrue(page.presentedViewController === upper)
        _ = journal.take()
        one.dismiss(animated: false)
        XCTAssertEqual(
            journal.take(),
            ["D willDisappear", "B willDisappear", "D didDisappear", "B didDisappear"]
        )
        XCTAssertNil(upper.presentingViewController)
    }

    func testNothingToDismiss() {
        let controller = UIViewController()
        var wasCalled = false
        controller.dismiss(animated: false) { wasCalled = true }
        XCTAssertTrue(wasCalled)
    }

    func testClosingTheWindowLetsGo() {
        weak var gone: UIViewController?
        let first = begin()
        do {
            let second = RecordingController("B", journal)
            first.present(second, animated: false)
            gone = second
        }
        _ = journal.take()
        first.view.window?.isHidden = true
        XCTAssertEqual(
            journal.take(),
            ["B willDisappear", "B didDisappear", "A willDisappear", "A didDisappear"]
        )
        MainLoop.iterate(seconds: 0.05)
        XCTAssertNil(gone)
    }

    func testTheFocusComesBack() {
        let first = begin()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        first.view.addSubview(button)
        XCTAssertTrue(button._takeFocus())
        let page = UIViewController()
        first.present(page, animated: false)
        XCTAssertFalse(button.isFirstResponder)
        page.dismiss(animated: false)
        XCTAssertTrue(button.isFirstResponder)
    }

    func testTheLayout() {
        let narrow = CGRect(x: 0, y: 0, width: 390, height: 700)
        let page = PresentationLayout(.page, in: narrow, isCompact: true)
        XCTAssertEqual(page.frame, CGRect(x: 0, y: 12, width: 390, height: 688))
        let wide = CGRect(x: 0, y: 0, width: 1200, height: 800)
        XCTAssertEqual(PresentationLayout(.page, in: wide, isCompact: false).frame.width, 704)
        let form = PresentationLayout(.form, in: wide, isCompact: false)
        XCTAssertEqual(form.frame, CGRect(x: 330, y: 90, width: 540, height: 620))
        let bar = CGRect(x: 0, y: 751, width: 1200, height: 49)
        let popover = PresentationLayout(
            .popover(bar),
            in: wide,
            isCompact: false,
            content: CGSize(width: 300, height: 200)
        )
        XCTAssertEqual(popover.frame, CGRect(x: 450, y: 543, width: 300, height: 200))
        let tiny = PresentationLayout(
            .alert,
            in: CGRect(x: 0, y: 0, width: 100, height: 20),
            isCompact: true,
            content: CGSize(width: 270, height: 1_000)
        )
        XCTAssertGreaterThanOrEqual(tiny.frame.height, 0)
    }

    func testAPageLeavesWhenItsHeadIsPulledFarEnough() throws {
        func leaves(height: CGFloat, pulledBy distance: CGFloat, line: UInt = #line) throws -> Bool {
            let first = RecordingController("A", journal)
            show(first, height: height)
            let page = UIViewController()
            first.present(page, animated: false)
            let presentation = try XCTUnwrap(page._presentation)
            let top = presentation.sheet.frame.minY
            let send = self.finger(in: presentation)
            send(.began, top + 60)
            send(.moved, top + 90)
            send(.ended, top + 90)
            XCTAssertEqual(presentation.sheet.frame.minY, top, "below the head", line: line)
            send(.began, top + 20)
            send(.moved, top + 20 + distance)
            presentation.layoutIfNeeded()
            XCTAssertEqual(
                presentation.sheet.frame.minY,
                top + distance,
                "it follows the pointer",
                line: line
            )
            send(.ended, top + 20 + distance)
            presentation.layoutIfNeeded()
            let isThere = first.presentedViewController === page
            if isThere { XCTAssertEqual(presentation.sheet.frame.minY, top, "it is back", line: line) }
            return !isThere
        }
        XCTAssertFalse(try leaves(height: 700, pulledBy: 160))
        XCTAssertTrue(try leaves(height: 700, pulledBy: 161))
        // A quarter of a low page is less.
        XCTAssertFalse(try leaves(height: 412, pulledBy: 100))
        XCTAssertTrue(try leaves(height: 412, pulledBy: 101))
    }

    func testAPageThatMustStayHardlyFollows() throws {
        let first = begin()
        let page = UIViewController()
        page.isModalInPresentation = true
        first.present(page, animated: false)
        let presentation = try XCTUnwrap(page._presentation)
        let top = presentation.sheet.frame.minY
        let send = finger(in: presentation)
        send(.began, top + 20)
        send(.moved, top + 120)
        presentation.layoutIfNeeded()
        XCTAssertEqual(presentation.sheet.frame.minY, top + 20)
        send(.ended, top + 120)
        presentation.layoutIfNeeded()
        XCTAssertEqual(presentation.sheet.frame.minY, top)
    }

    func testADelegateDecidesAboutAPageAndHearsOfItsEnd() throws {
        let first = begin()
        let inside = UIViewController()
        let page = UINavigationController(rootViewController: inside)
        let delegate = PageDelegate()
        page.presentationController?.delegate = delegate
        XCTAssertNil(inside.presentationController, "nothing around it is presented yet")
        first.present(page, animated: false)
        XCTAssertTrue(inside.presentationController === page.presentationController)
        XCTAssertTrue(page.presentationController?.presentedViewController === page)
        let presentation = try XCTUnwrap(page._presentation)
        let top = presentation.sheet.frame.minY
        let send = finger(in: presentation)
        func pull() {
            send(.began, top + 20)
            send(.moved, top + 320)
            send(.ended, top + 320)
        }
        pull()
        presentation.layoutIfNeeded()
        XCTAssertEqual(presentation.sheet.frame.minY, top, "it is back")
        XCTAssertEqual(delegate.log, ["should", "attempt"])
        delegate.allows = true
        pull()
        XCTAssertNil(first.presentedViewController)
        XCTAssertEqual(delegate.log, ["should", "attempt", "should", "will", "did"])
        first.present(page, animated: false)
        page.dismiss(animated: false)
        XCTAssertEqual(delegate.log.count, 5, "the app's own call is not told")
    }

    /// What a finger does at a height of the window.
    private func finger(in presentation: PresentationView) -> (TouchSample.Phase, CGFloat) -> Void {
        { phase, y in
            presentation.window?._arena.receive(
                TouchSample(identifier: 1, phase: phase, source: .finger, x: 100, y: y, time: 1)
            )
        }
    }

    /// An alert keeps 16 points above and below, and has no height where there is no room at all.
    func testAnAlertIsNeverHigherThanItsWindow() {
        func height(in window: CGFloat) -> CGFloat {
            PresentationLayout(
                .alert,
                in: CGRect(x: 0, y: 0, width: 300, height: window),
                isCompact: true,
                content: CGSize(width: 270, height: 200)
            ).frame.height
        }
        XCTAssertEqual(height(in: 1_000), 200)
        XCTAssertEqual(height(in: 232), 200)
        XCTAssertEqual(height(in: 231), 199)
        XCTAssertEqual(height(in: 32), 0)
        XCTAssertEqual(height(in: 20), 0)
        XCTAssertEqual(height(in: 0), 0)
    }
}

private final class PageDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    var allows = false

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should")
        return allows
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("did")
    }
}
