import XCTest

@testable import TabardKit

/// What presented controllers do in their callbacks to what presents them: nothing stays presented by half, and none
/// hears that it appears where it is not shown.
@preconcurrency @MainActor
final class PresentationCallbackTests: TabBarTestCase {
    /// A page that does something when it is told something.
    private final class ActingController: UIViewController {
        let journal: Journal
        var actions: [String: () -> Void] = [:]

        init(_ name: String, _ journal: Journal) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        private func told(_ call: String) {
            journal.entries.append("\(title ?? "") \(call)")
            actions[call]?()
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            told("didLoad")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            told("willAppear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            told("didAppear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            told("willDisappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            told("didDisappear")
        }
    }

    /// Presents B from A, full screen.
    private func present(_ prepare: (_ first: ActingController, _ second: ActingController) -> Void) -> (
        first: ActingController, second: ActingController
    ) {
        let first = ActingController("A", journal)
        let second = ActingController("B", journal)
        second.modalPresentationStyle = .fullScreen
        show(first)
        _ = journal.take()
        prepare(first, second)
        first.present(second, animated: false) { [journal] in journal.entries.append("completed") }
        return (first, second)
    }

    private func replaceRoot() {
        windows[0].rootViewController = ActingController("C", journal)
    }

    private func assertNothingIsPresented(_ pair: (first: ActingController, second: ActingController)) {
        XCTAssertNil(pair.first.presentedViewController)
        XCTAssertNil(pair.second.presentingViewController)
        XCTAssertNil(pair.second.view.window)
        XCTAssertFalse(pair.second.isBeingPresented || pair.second.isBeingDismissed)
        XCTAssertEqual(pair.second._appearance, .disappeared)
        XCTAssertEqual(
            pair.first._appearance,
            windows.last?.rootViewController === pair.first ? .appeared : .disappeared
        )
    }

    func testTheRootIsReplacedWhenAPresentedViewLoads() {
        let pair = present { _, second in second.actions["didLoad"] = { [unowned self] in replaceRoot() } }
        XCTAssertEqual(
            journal.take(),
            [
                "B didLoad", "A willDisappear", "A didDisappear", "C didLoad", "C willAppear", "C didAppear",
                "completed",
            ]
        )
        assertNothingIsPresented(pair)
    }

    func testTheRootIsReplacedWhenAPresentedViewAppears() {
        let pair = present { _, second in second.actions["willAppear"] = { [unowned self] in replaceRoot() } }
        XCTAssertEqual(
            journal.take(),
            [
                "B didLoad", "A willDisappear", "B willAppear", "A didDisappear", "B willDisappear",
                "B didDisappear", "C didLoad", "C willAppear", "C didAppear", "completed",
            ]
        )
        assertNothingIsPresented(pair)
    }

    func testTheRootIsReplacedWhenTheCoveredViewDisappears() {
        let pair = present { first, _ in first.actions["willDisappear"] = { [unowned self] in replaceRoot() }
        }
        XCTAssertEqual(
            journal.take(),
            [
                "B didLoad", "A willDisappear", "A didDisappear", "C didLoad", "C willAppear", "C didAppear",
                "completed",
            ]
        )
        assertNothingIsPresented(pair)
    }

    func testAPresentedControllerDismissesItself() {
        for (call, expected) in [
            (
                "willAppear",
                [
                    "B didLoad", "A willDisappear", "B willAppear", "B willDisappear", "A willAppear",
                    "A didAppear", "B didDisappear", "completed",
                ]
            ),
            (
                "didAppear",
                [
                    "B didLoad", "A willDisappear", "B willAppear", "B didAppear", "B willDisappear",
                    "A willAppear", "A didAppear", "B didDisappear", "completed",
                ]
            ),
        ] {
            let pair = present { _, second in
                second.actions[call] = { [unowned second] in second.dismiss(animated: false) }
            }
            XCTAssertEqual(journal.take(), expected, call)
            assertNothingIsPresented(pair)
            XCTAssertEqual(pair.first.view._widget?.isVisible, true)
            XCTAssertEqual(pair.first.view._widget?.canFocus, true)
            windows.last?.isHidden = true
            _ = journal.take()
        }
    }

    /// Who is presented, and who is about to go, as the callbacks of a dismissal see it.
    func testWhatTheCallbacksOfADismissalSee() {
        let pair = present { first, second in
            let note = { [unowned self, unowned first, unowned second] in
                let isPresented = first.presentedViewController === second
                let isPresenting = second.presentingViewController === first
                let state = [
                    isPresented ? "presented" : "free", isPresenting ? "presenting" : "free",
                    second.isBeingDismissed ? "leaving" : "still",
                ]
                journal.entries.append(state.joined(separator: " "))
            }
            second.actions["willDisappear"] = note
            second.actions["didDisappear"] = note
            first.actions["willAppear"] = note
            first.actions["didAppear"] = note
        }
        _ = journal.take()
        pair.first.dismiss(animated: false)
        XCTAssertEqual(
            journal.take(),
            [
                "B willDisappear", "presented presenting leaving", "A willAppear",
                "presented presenting leaving",
                "A didAppear", "free free leaving", "B didDisappear", "free free leaving",
            ]
        )
        assertNothingIsPresented(pair)
    }

    /// As apps do that show a login again and again.
    func testTheUncoveredControllerPresentsAnotherWhenItAppears() {
        let pair = present { first, _ in
            first.actions["didAppear"] = { [unowned self, unowned first] in
                first.actions = [:]
                let third = ActingController("C", journal)
                third.modalPresentationStyle = .fullScreen
                first.present(third, animated: false) { [journal] in journal.entries.append("again") }
            }
        }
        _ = journal.take()
        pair.second.dismiss(animated: false) { [journal] in journal.entries.append("dismissed") }
        XCTAssertEqual(
            journal.take(),
            [
                "B willDisappear", "A willAppear", "A didAppear", "C didLoad", "A willDisappear",
                "C willAppear", "C didAppear", "A didDisappear", "again", "B didDisappear", "dismissed",
            ]
        )
        XCTAssertEqual((pair.first.presentedViewController as? ActingController)?.title, "C")
        XCTAssertNil(pair.second.presentingViewController)
        XCTAssertNil(pair.second.view.window)
        pair.first.dismiss(animated: false)
        XCTAssertEqual(
            journal.take(),
            ["C willDisappear", "A willAppear", "A didAppear", "C didDisappear"]
        )
    }

    func testADismissedControllerIsPresentedAgainByACallback() {
        for (actor, call) in [("A", "didAppear"), ("B", "didDisappear")] {
            let pair = present { first, second in
                let again = { [unowned self, unowned first, unowned second] in
                    first.actions = [:]
                    second.actions = [:]
                    first.present(second, animated: false) { [journal] in journal.entries.append("again") }
                }
                if actor == "A" { first.actions[call] = again } else { second.actions[call] = again }
            }
            _ = journal.take()
            pair.first.dismiss(animated: false)
            let told = journal.take()
            XCTAssertEqual(told.suffix(5).contains("again"), true, "\(told)")
            XCTAssertTrue(pair.first.presentedViewController === pair.second, "\(told)")
            XCTAssertEqual(pair.second._appearance, .appeared, "\(told)")
            XCTAssertEqual(pair.first._appearance, .disappeared, "\(told)")
            XCTAssertFalse(pair.second.isBeingPresented || pair.second.isBeingDismissed)
            XCTAssertNotNil(pair.second.view.window)
            pair.first.dismiss(animated: false)
            assertNothingIsPresented(pair)
            windows.last?.isHidden = true
            _ = journal.take()
        }
    }

    func testTheRootIsReplacedWhenADismissedViewDisappears() {
        let pair = present { _, second in
            second.actions["willDisappear"] = { [unowned self] in replaceRoot() }
        }
        _ = journal.take()
        pair.first.dismiss(animated: false) { [journal] in journal.entries.append("dismissed") }
        XCTAssertEqual(
            journal.take(),
            ["B willDisappear", "B didDisappear", "C didLoad", "C willAppear", "C didAppear", "dismissed"]
        )
        assertNothingIsPresented(pair)
    }

    func testTheRootIsReplacedWhenTheUncoveredViewAppears() {
        let pair = present { first, _ in first.actions["willAppear"] = { [unowned self] in replaceRoot() } }
        _ = journal.take()
        pair.first.dismiss(animated: false)
        XCTAssertEqual(
            journal.take(),
            [
                "B willDisappear", "A willAppear", "A willDisappear", "A didDisappear", "B didDisappear",
                "C didLoad", "C willAppear", "C didAppear",
            ]
        )
        assertNothingIsPresented(pair)
    }
}
