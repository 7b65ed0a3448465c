import GtkInterop
import XCTest

@testable import TabardKit

/// D3: the app's own animations between tabs.
@preconcurrency @MainActor
final class TabTransitionTests: TabBarTestCase {
    private let tabs = UITabBarController()
    private lazy var delegate = TransitionDelegate(journal)

    override func setUp() async throws {
        try await super.setUp()
        Toolkit.areAnimationsEnabled = true
    }

    override func tearDown() async throws {
        try await super.tearDown()
        Toolkit.areAnimationsEnabled = false
    }

    private func open(_ names: [String] = ["A", "B", "C"]) {
        tabs.viewControllers = controllers(names)
        tabs.delegate = delegate
        show(tabs)
        _ = journal.take()
    }

    private func wait(seconds: Double = 3, until condition: () -> Bool) {
        MainLoop.iterate(seconds: seconds, until: condition)
    }

    /// Exactly the selected tab's view is there, as it should be.
    private func checkScreen(_ line: UInt = #line) {
        XCTAssertNil(tabs._tabTransition, line: line)
        XCTAssertNil(tabs.transitionCoordinator, line: line)
        let shown = tabs._shown
        XCTAssertTrue(shown === tabs.selectedViewController || shown === tabs._more, line: line)
        XCTAssertTrue(shown?.view.superview === tabs.view, line: line)
        for controller in tabs.viewControllers ?? [] where controller !== shown && controller.parent === tabs
        {
            XCTAssertNil(controller.viewIfLoaded?.superview, "\(controller.title ?? "")", line: line)
            XCTAssertEqual(controller._appearance, .disappeared, line: line)
        }
        XCTAssertEqual(shown?._appearance, .appeared, line: line)
        XCTAssertFalse(tabs.view.subviews.contains { $0 is TransitionContainer }, line: line)
    }

    func testD3OrderOfAllCallsForATapAndForAProgram() {
        open()
        tap(1, in: tabs)
        XCTAssertNotNil(tabs.viewControllers?[0].transitionCoordinator)
        XCTAssertEqual(tabs.selectedIndex, 1, "the selection is the new one at once")
        wait { self.tabs._tabTransition == nil }
        XCTAssertEqual(
            journal.take(),
            [
                "asked A B", "B didLoad", "B willAppear", "A willDisappear", "animate", "complete",
                "A didDisappear", "B didAppear", "ended true",
            ]
        )
        checkScreen()
        tabs.selectedIndex = 0
        wait { self.tabs._tabTransition == nil }
        XCTAssertEqual(
            journal.take(),
            [
                "asked B A", "A willAppear", "B willDisappear", "animate", "complete", "B didDisappear",
                "A didAppear", "ended true",
            ]
        )
        checkScreen()
        delegate.makeAnimator = { nil }
        tabs.selectedIndex = 2
        XCTAssertEqual(
            journal.take(),
            ["asked A C", "C didLoad", "C willAppear", "A willDisappear", "A didDisappear", "C didAppear"]
        )
        checkScreen()
        tabs.selectedIndex = 2
        XCTAssertEqual(journal.take(), [], "nothing to animate")
    }

    func testD3TheContextTellsEverything() throws {
        open()
        let maker = delegate.makeAnimator
        delegate.makeAnimator = {
            let animator = maker()
            animator?.ends = false
            return animator
        }
        tabs.selectedIndex = 1
        let context = try XCTUnwrap(delegate.animator?.context)
        let (old, new) = (try XCTUnwrap(tabs.viewControllers?[0]), try XCTUnwrap(tabs.viewControllers?[1]))
        XCTAssertTrue(context.viewController(forKey: .from) === old)
        XCTAssertTrue(context.viewController(forKey: .to) === new)
        XCTAssertTrue(context.view(forKey: .from) === old.view)
        XCTAssertTrue(context.view(forKey: .to) === new.view)
        XCTAssertTrue(old.view.superview === context.containerView)
        XCTAssertEqual(context.initialFrame(for: old), tabs.view.bounds)
        XCTAssertEqual(context.finalFrame(for: new), tabs.view.bounds)
        XCTAssertEqual(context.initialFrame(for: new), .zero)
        XCTAssertEqual(new.view.frame, tabs.view.bounds)
        XCTAssertEqual(new.view.safeAreaInsets.bottom, 49)
        XCTAssertTrue(context.isAnimated)
        XCTAssertFalse(context.isInteractive)
        XCTAssertEqual(context.presentationStyle, .none)
        XCTAssertEqual(context.targetTransform, .identity)
        context.completeTransition(true)
        context.completeTransition(false)
        checkScreen()
        XCTAssertEqual(tabs.selectedIndex, 1, "only the first answer counts")
    }

    func testD3ReducedMotionAsksTheAnimatorAllTheSame() {
        open()
        Toolkit.areAnimationsEnabled = false
        tabs.selectedIndex = 1
        XCTAssertEqual(
            journal.take(),
            [
                "asked A B", "B didLoad", "B willAppear", "A willDisappear", "animate", "complete",
                "A didDisappear", "B didAppear", "ended true",
            ]
        )
        checkScreen()
    }

    func testD3ASwitchDuringATransitionEndsItFirst() {
        open()
        tabs.selectedIndex = 1
        tap(2, in: tabs)
        wait { self.tabs._tabTransition == nil }
        XCTAssertEqual(
            journal.take(),
            [
                "asked A B", "B didLoad", "B willAppear", "A willDisappear", "animate", "complete",
                "A didDisappear", "B didAppear", "ended true", "asked B C", "C didLoad", "C willAppear",
                "B willDisappear", "animate", "complete", "B didDisappear", "C didAppear", "ended true",
            ]
        )
        checkScreen()
    }

    private func startInteraction() -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        tabs.selectedIndex = 1
        return interaction
    }

    func testD3TheUserMovesTheAnimationByFraction() throws {
        open()
        let interaction = startInteraction()
        let (old, new) = (
            try XCTUnwrap(tabs.viewControllers?[0].view), try XCTUnwrap(tabs.viewControllers?[1].view)
        )
        var heard: [String] = []
        let coordinator = try XCTUnwrap(tabs.transitionCoordinator)
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tabs.view.addSubview(beside)
        coordinator.animate(
            alongsideTransition: { _ in beside.frame.origin.x = 100 },
            completion: { heard.append("done \($0.isCancelled)") }
        )
        coordinator.notifyWhenInteractionChanges { heard.append("interactive \($0.isInteractive)") }
        XCTAssertTrue(coordinator.isInteractive && coordinator.initiallyInteractive)
        for fraction in [0.0, 0.25, 0.5, 0.75, 1, 0.5] {
            interaction.update(fraction)
            XCTAssertEqual(interaction.percentComplete, fraction)
            XCTAssertEqual(coordinator.percentComplete, fraction)
            // Slow at both ends.
            let shown = AnimationCurve.easeInOut.progress(at: fraction)
            XCTAssertEqual(new._shownAppearance.alpha, shown, accuracy: 0.001)
            XCTAssertEqual(old._shownGeometry.center.x, 195 - 50 * shown, accuracy: 0.001)
            XCTAssertEqual(beside._shownGeometry.center.x, 5 + 100 * shown, accuracy: 0.001)
        }
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(new._shownAppearance.alpha, 0.5, accuracy: 0.001, "it stays where the user holds it")
        interaction.update(.nan)
        interaction.update(7)
        XCTAssertEqual(interaction.percentComplete, 1)
        interaction.finish()
        wait { self.tabs._tabTransition == nil }
        XCTAssertEqual(heard, ["interactive false", "done false"])
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(new.alpha, 1)
        checkScreen()
        beside.removeFromSuperview()
    }

    func testD3ACancelledTransitionGivesEverythingBack() throws {
        open()
        let interaction = startInteraction()
        interaction.update(0.6)
        XCTAssertEqual(tabs.selectedIndex, 1)
        interaction.cancel()
        wait { self.tabs._tabTransition == nil }
        XCTAssertEqual(
            journal.take(),
            [
                "asked A B", "B didLoad", "B willAppear", "A willDisappear", "animate", "complete",
                "B willDisappear", "B didDisappear", "A willAppear", "A didAppear", "ended false",
            ]
        )
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
        XCTAssertEqual(tabs.viewControllers?[0].view.frame, tabs.view.bounds, "the place that it had")
        checkScreen()
        delegate.interaction = nil
        tap(1, in: tabs)
        wait { self.tabs._tabTransition == nil }
        XCTAssertEqual(tabs.selectedIndex, 1)
        checkScreen()
    }

    func testD3TheUserTakesHoldOfWhatRuns() {
        open()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        delegate.interaction = interaction
        tabs.selectedIndex = 1
        wait { interaction.duration > 0 && self.tabs._tabTransition?.controller?.driver.fraction ?? 0 > 0.2 }
        interaction.pause()
        let held = interaction.percentComplete
        XCTAssertGreaterThan(held, 0.2)
        MainLoop.iterate(seconds: 0.4)
        XCTAssertNotNil(tabs._tabTransition)
        interaction.update(0.1)
        interaction.cancel()
        wait { self.tabs._tabTransition == nil }
        XCTAssertEqual(tabs.selectedIndex, 0)
        checkScreen()
    }

    func testD3HiddenTabsAndMore() {
        open(["A", "B", "C", "D", "E", "F", "G"])
        tabs.selectedIndex = 5
        wait { self.tabs._tabTransition == nil }
        XCTAssertTrue(journal.take().contains("asked A More"))
        XCTAssertEqual(tabs.selectedIndex, 5)
        checkScreen()
        tabs.selectedIndex = 6
        XCTAssertNil(tabs._tabTransition, "both are in More")
        _ = journal.take()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        tabs.selectedIndex = 0
        interaction.cancel()
        wait { self.tabs._tabTransition == nil }
        XCTAssertEqual(tabs.selectedIndex, 6, "the hidden tab is selected again")
        checkScreen()
    }

    func testD3WhatTakesTheScreenEndsATransition() {
        open()
        tabs.selectedIndex = 1
        tabs.viewControllers = Array((tabs.viewControllers ?? []).dropFirst())
        checkScreen()
        tabs.selectedIndex = 1
        windows.last?.isHidden = true
        XCTAssertNil(tabs._tabTransition)
        XCTAssertEqual(tabs._shown?._appearance, .disappeared)
    }

    func testD3AnAnimatorThatNeverEndsHoldsNothingUp() {
        open()
        let maker = delegate.makeAnimator
        delegate.makeAnimator = {
            let animator = maker()
            animator?.ends = false
            return animator
        }
        tabs.selectedIndex = 1
        MainLoop.iterate(seconds: 0.3)
        XCTAssertNotNil(tabs._tabTransition)
        delegate.makeAnimator = { nil }
        tabs.selectedIndex = 2
        checkScreen()
    }

    /// Any switches at any time leave one view, the right one, and nothing that still moves.
    func testD3AThousandRandomSwitches() {
        open(["A", "B", "C", "D", "E", "F", "G"])
        var generator = SeededGenerator(seed: 3)
        let maker = delegate.makeAnimator
        delegate.makeAnimator = {
            let animator = maker()
            animator?.duration = Double.random(in: 0...0.03, using: &generator)
            animator?.ends = Int.random(in: 0..<10, using: &generator) > 0
            return Int.random(in: 0..<5, using: &generator) == 0 ? nil : animator
        }
        for step in 0..<1000 {
            delegate.interaction =
                Int.random(in: 0..<3, using: &generator) == 0 ? UIPercentDrivenInteractiveTransition() : nil
            switch Int.random(in: 0..<12, using: &generator) {
            case 0..<5: tabs.selectedIndex = Int.random(in: 0..<7, using: &generator)
            case 5..<8: tap(Int.random(in: 0..<5, using: &generator), in: tabs)
            case 8: tabs.selectedViewController = tabs.moreNavigationController
            case 9: tabs.viewControllers = tabs.viewControllers?.shuffled(using: &generator)
            default: break
            }
            if let interaction = delegate.interaction {
                interaction.update(CGFloat.random(in: -1...2, using: &generator))
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: interaction.cancel()
                case 1: interaction.finish()
                default: break
                }
            }
            MainLoop.iterate(seconds: Double.random(in: 0...0.01, using: &generator))
            if step % 50 == 49 {
                tabs._finishTransition()
                checkScreen()
            }
        }
        tabs._finishTransition()
        checkScreen()
        MainLoop.iterate(seconds: 0.3)
        checkScreen()
    }

    func testD3NothingIsLeftOfATransition() {
        open()
        weak var animator: RecordingAnimator?
        weak var container: UIView?
        weak var controller: ControllerTransition?
        let maker = delegate.makeAnimator
        delegate.makeAnimator = {
            let made = maker()
            animator = made
            return made
        }
        for cancels in [false, true] {
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            tabs.selectedIndex = 1
            controller = tabs._tabTransition?.controller
            container = tabs._tabTransition?.container
            XCTAssertNotNil(container)
            interaction.update(0.5)
            if cancels { interaction.cancel() } else { interaction.finish() }
            wait { self.tabs._tabTransition == nil }
            delegate.interaction = nil
            delegate.makeAnimator = { nil }
            tabs.selectedIndex = 0
            delegate.forget()
            MainLoop.iterate(seconds: 0.1)
            XCTAssertNil(controller)
            XCTAssertNil(container)
            XCTAssertNil(animator)
            delegate.makeAnimator = {
                let made = maker()
                animator = made
                return made
            }
        }
    }
}
