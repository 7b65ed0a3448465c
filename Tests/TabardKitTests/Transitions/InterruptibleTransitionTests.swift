import GtkInterop
import XCTest

@testable import TabardKit

/// Transitions by a property animator, which the user moves, lets go and takes hold of again.
@preconcurrency @MainActor
final class InterruptibleTransitionTests: TabBarTestCase {
    /// Slides the new view in, by one property animator a transition.
    @MainActor
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let journal: Journal
        private(set) var animator: UIViewPropertyAnimator?

        init(_ journal: Journal) { self.journal = journal }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.4 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            journal.entries.append("animate")
            interruptibleAnimator(using: transitionContext).startAnimation()
        }

        func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
            -> any UIViewImplicitlyAnimating
        {
            if let animator { return animator }
            journal.entries.append("animator")
            let new = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
            animator = new
            guard let view = transitionContext.view(forKey: .to) else { return new }
            transitionContext.containerView.addSubview(view)
            view.frame.origin.x = 400
            new.addAnimations { view.frame.origin.x = 0 }
            new.addCompletion { [journal] position in
                journal.entries.append("complete \(position)")
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            return new
        }

        func animationEnded(_ transitionCompleted: Bool) {
            journal.entries.append("ended \(transitionCompleted)")
        }
    }

    @MainActor
    private final class Owner: NSObject, UINavigationControllerDelegate {
        let slide: Slide
        var interaction: UIPercentDrivenInteractiveTransition?

        init(_ journal: Journal) { slide = Slide(journal) }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let interaction = UIPercentDrivenInteractiveTransition()
    private lazy var owner = Owner(journal)
    private let next = UIViewController()
    private lazy var navigation = UINavigationController(rootViewController: UIViewController())

    override func setUp() async throws {
        try await super.setUp()
        Toolkit.areAnimationsEnabled = true
        navigation.delegate = owner
        show(navigation)
    }

    override func tearDown() async throws {
        try await super.tearDown()
        Toolkit.areAnimationsEnabled = false
    }

    private var shown: CGFloat {
        let geometry = next.view._shownGeometry
        return geometry.center.x - geometry.bounds.width / 2
    }

    private func push() { navigation.pushViewController(next, animated: true) }

    private func wait() {
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { self.navigation._transition == nil })
    }

    func testTheUserMovesItAndItGoesOnToItsEnd() throws {
        owner.interaction = interaction
        push()
        XCTAssertEqual(journal.take(), ["animator"])
        XCTAssertEqual(shown, 400)
        interaction.update(0.25)
        XCTAssertEqual(shown, 300, accuracy: 0.01)
        XCTAssertEqual(try XCTUnwrap(owner.slide.animator).fractionComplete, 0.25)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(shown, 300, accuracy: 0.01, "it stays in the user's hand")
        interaction.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
        interaction.finish()
        wait()
        XCTAssertEqual(journal.take(), ["complete end", "ended true"])
        XCTAssertTrue(navigation.topViewController === next)
        XCTAssertEqual(next.view.frame.minX, 0)
    }

    func testACancelledOneRunsBack() {
        owner.interaction = interaction
        push()
        interaction.update(0.5)
        interaction.completionSpeed = 4
        interaction.cancel()
        wait()
        XCTAssertEqual(journal.take(), ["animator", "complete start", "ended false"])
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testOneThatBeganByItselfIsTakenHoldOf() {
        owner.interaction = interaction
        interaction.wantsInteractiveStart = false
        push()
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { self.shown < 390 })
        interaction.pause()
        let held = shown
        XCTAssertEqual(interaction.percentComplete, 1 - held / 400, accuracy: 0.001)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(shown, held)
        interaction.update(0.9)
        XCTAssertEqual(shown, 40, accuracy: 0.01)
        interaction.finish()
        wait()
        XCTAssertEqual(journal.take(), ["animator", "complete end", "ended true"])
    }

    func testWithoutAnInteractionTheAnimationIsTheAnimators() {
        push()
        wait()
        XCTAssertEqual(journal.take(), ["animate", "animator", "complete end", "ended true"])
    }

    func testOneThatIsSkippedEndsOnce() {
        owner.interaction = interaction
        push()
        interaction.update(0.3)
        navigation._finishTransition()
        XCTAssertEqual(journal.take(), ["animator", "complete end", "ended true"])
        XCTAssertEqual(next.view.frame.minX, 0)
        XCTAssertEqual(owner.slide.animator?.state, .inactive)
    }

    func testAnAnimatorRunsOnByAnotherCourse() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        navigation.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.fractionComplete = 0.5
        let course = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0, y: 1),
            controlPoint2: CGPoint(x: 0, y: 1)
        )
        animator.continueAnimation(withTimingParameters: course, durationFactor: 0)
        animator.fractionComplete = 0.6
        // A fifth of the rest of the time, of which nearly all comes at its beginning.
        XCTAssertGreaterThan(view._shownGeometry.center.x - 5, 75)
        animator.fractionComplete = 1
        XCTAssertEqual(view._shownGeometry.center.x - 5, 100, accuracy: 0.01)
        animator.stopAnimation(true)
    }
}
