import GtkInterop
import XCTest

@testable import TabardKit

/// The app's own animations of pushes and pops.
@preconcurrency @MainActor
final class NavigationTransitionTests: TabBarTestCase {
    private lazy var delegate = TransitionDelegate(journal)
    private lazy var navigation = UINavigationController(
        rootViewController: RecordingController("A", journal)
    )

    override func setUp() async throws {
        try await super.setUp()
        Toolkit.areAnimationsEnabled = true
        navigation.delegate = delegate
        show(navigation)
        _ = journal.take()
    }

    override func tearDown() async throws {
        try await super.tearDown()
        Toolkit.areAnimationsEnabled = false
    }

    private func wait() { MainLoop.iterate(seconds: 3) { self.navigation._transition == nil } }

    private func checkScreen(_ line: UInt = #line) {
        XCTAssertNil(navigation._transition, line: line)
        XCTAssertNil(navigation.transitionCoordinator, line: line)
        let top = navigation.topViewController
        XCTAssertTrue(top?.view.superview === navigation.view, line: line)
        XCTAssertEqual(top?._appearance, .appeared, line: line)
        XCTAssertEqual(navigation.children, navigation.viewControllers, line: line)
        for controller in navigation.viewControllers.dropLast() {
            XCTAssertNil(controller.viewIfLoaded?.superview, line: line)
        }
        XCTAssertFalse(navigation.view.subviews.contains { $0 is TransitionContainer }, line: line)
    }

    func testPushAndPopInOrder() {
        navigation.pushViewController(RecordingController("B", journal), animated: true)
        XCTAssertNotNil(navigation.topViewController?.transitionCoordinator)
        wait()
        XCTAssertEqual(
            journal.take(),
            [
                "asked push A B", "B didLoad", "A willDisappear", "B willAppear", "animate", "complete",
                "A didDisappear", "B didAppear", "ended true",
            ]
        )
        checkScreen()
        navigation.popViewController(animated: true)
        wait()
        XCTAssertEqual(
            journal.take(),
            [
                "asked pop B A", "B willDisappear", "A willAppear", "animate", "complete", "B didDisappear",
                "A didAppear", "ended true",
            ]
        )
        checkScreen()
        navigation.pushViewController(RecordingController("C", journal), animated: false)
        XCTAssertFalse(journal.take().contains { $0.hasPrefix("asked") }, "nothing to animate")
    }

    func testACancelledPushAndACancelledPop() {
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        let pushed = RecordingController("B", journal)
        navigation.pushViewController(pushed, animated: true)
        interaction.update(0.3)
        interaction.cancel()
        wait()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertNil(pushed.parent)
        XCTAssertEqual(
            journal.take(),
            [
                "asked push A B", "B didLoad", "A willDisappear", "B willAppear", "animate", "complete",
                "B willDisappear", "B didDisappear", "A willAppear", "A didAppear", "ended false",
            ]
        )
        checkScreen()
        navigation.pushViewController(pushed, animated: false)
        _ = journal.take()
        navigation.popViewController(animated: true)
        interaction.update(0.9)
        interaction.cancel()
        wait()
        XCTAssertEqual(navigation.viewControllers, [navigation.viewControllers[0], pushed])
        checkScreen()
        navigation.popViewController(animated: true)
        interaction.update(0.2)
        interaction.finish()
        wait()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertNil(pushed.parent)
        checkScreen()
    }

    func testTabardsOwnAnimationHasACoordinatorToo() throws {
        delegate.makeAnimator = { nil }
        navigation.pushViewController(RecordingController("B", journal), animated: true)
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        navigation.view.addSubview(beside)
        var heard: [String] = []
        let coordinator = try XCTUnwrap(navigation.transitionCoordinator)
        coordinator.animate(
            alongsideTransition: { _ in beside.alpha = 0 },
            completion: { _ in heard.append("done") }
        )
        XCTAssertNotNil(beside._motion, "it moves")
        wait()
        XCTAssertEqual(heard, ["done"])
        checkScreen()
    }

    /// What a coordinator tells of the interaction, in the journal.
    private func recordInteraction() throws {
        let coordinator = try XCTUnwrap(navigation.transitionCoordinator)
        let note = { [journal] (text: String, context: any UIViewControllerTransitionCoordinatorContext) in
            let state = context.isInteractive ? "interactive" : "free"
            journal.entries.append("\(text) \(state)\(context.isCancelled ? " back" : "")")
        }
        coordinator.notifyWhenInteractionChanges { note("changes", $0) }
        coordinator.notifyWhenInteractionEnds { note("ends", $0) }
        coordinator.animate(alongsideTransition: nil) { note("completion", $0) }
    }

    func testTheEndOfTheInteractionIsToldOnceWhenTheUserLetsGo() throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        navigation.pushViewController(RecordingController("B", journal), animated: true)
        try recordInteraction()
        _ = journal.take()
        interaction.update(0.4)
        XCTAssertEqual(journal.take(), [], "the user still moves it")
        interaction.finish()
        XCTAssertEqual(journal.take(), ["changes free", "ends free"])
        wait()
        XCTAssertEqual(
            journal.take(),
            ["complete", "A didDisappear", "B didAppear", "ended true", "completion free"]
        )
        navigation.popViewController(animated: true)
        try recordInteraction()
        _ = journal.take()
        interaction.update(0.4)
        interaction.cancel()
        XCTAssertEqual(journal.take(), ["changes free back", "ends free back"])
        wait()
        XCTAssertEqual(journal.take().last, "completion free back")
    }

    func testAnInteractionThatIsTakenUpAgainEndsOnce() throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        delegate.makeAnimator = { [journal] in
            let animator = RecordingAnimator(journal)
            animator.duration = 5
            return animator
        }
        navigation.pushViewController(RecordingController("B", journal), animated: true)
        try recordInteraction()
        _ = journal.take()
        interaction.update(0.2)
        interaction.finish()
        interaction.pause()
        interaction.update(0.5)
        interaction.finish()
        XCTAssertEqual(journal.take(), ["changes free", "ends free", "changes interactive", "changes free"])
        navigation._finishTransition()
    }

    func testWithoutAnInteractionNoEndOfOneIsTold() throws {
        navigation.pushViewController(RecordingController("B", journal), animated: true)
        try recordInteraction()
        wait()
        XCTAssertEqual(
            journal.take().suffix(2),
            ["ended true", "completion free"]
        )
    }

    func testRandomPushesAndPops() {
        var generator = SeededGenerator(seed: 11)
        let maker = delegate.makeAnimator
        delegate.makeAnimator = {
            let animator = maker()
            animator?.duration = Double.random(in: 0...0.03, using: &generator)
            animator?.ends = Int.random(in: 0..<10, using: &generator) > 0
            return Int.random(in: 0..<4, using: &generator) == 0 ? nil : animator
        }
        for step in 0..<300 {
            delegate.interaction =
                Int.random(in: 0..<3, using: &generator) == 0 ? UIPercentDrivenInteractiveTransition() : nil
            if navigation.viewControllers.count < 5, Bool.random(using: &generator) {
                navigation.pushViewController(
                    RecordingController("\(step)", journal),
                    animated: Int.random(in: 0..<4, using: &generator) > 0
                )
            } else {
                navigation.popViewController(animated: true)
            }
            delegate.interaction?.update(CGFloat.random(in: 0...1, using: &generator))
            if Bool.random(using: &generator) {
                delegate.interaction?.cancel()
            } else {
                delegate.interaction?.finish()
            }
            MainLoop.iterate(seconds: Double.random(in: 0...0.01, using: &generator))
        }
        navigation._finishTransition()
        checkScreen()
    }

    func testWindowsThatChangeSizeTellTheControllers() throws {
        final class Sizes: UIViewController {
            var heard: [String] = []
            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                heard.append("will \(Int(size.width)) from \(Int(view.window?.bounds.width ?? 0))")
                coordinator.animate(
                    alongsideTransition: { [weak self] _ in
                        self?.heard.append("along \(Int(self?.view.window?.bounds.width ?? 0))")
                    },
                    completion: { [weak self] _ in self?.heard.append("did") }
                )
            }
        }
        let sizes = Sizes()
        navigation.pushViewController(sizes, animated: false)
        let window = try XCTUnwrap(windows.last)
        window._willLayOut(width: 500, height: 700)
        XCTAssertEqual(sizes.heard, ["will 500 from 390", "along 500", "did"])
    }
}
