import GtkInterop
import XCTest

@testable import TabardKit

/// D3: a pan that moves a transition between tabs, by real events.
@preconcurrency @MainActor
final class PannedTransitionTests: TabBarTestCase {
    /// Slides from tab to tab.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        {
            0.3
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let from = transitionContext.view(forKey: .from),
                let to = transitionContext.view(forKey: .to)
            else { return transitionContext.completeTransition(false) }
            transitionContext.containerView.addSubview(to)
            let width = transitionContext.containerView.bounds.width
            to.frame.origin.x = width
            UIView.animate(
                withDuration: 0.3,
                delay: 0,
                options: .curveLinear,
                animations: {
                    to.frame.origin.x = 0
                    from.frame.origin.x = -width
                },
                completion: { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            )
        }
    }

    private final class Owner: NSObject, UITabBarControllerDelegate {
        let interaction = UIPercentDrivenInteractiveTransition()
        var isPanning = false

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { isPanning ? interaction : nil }

        func pan(_ pan: UIPanGestureRecognizer, in tabs: UITabBarController) {
            let width = max(1, tabs.view.bounds.width)
            switch pan.state {
            case .began:
                isPanning = true
                tabs.selectedIndex += 1
            case .changed: interaction.update(-pan.translation(in: tabs.view).x / width)
            case .ended:
                if interaction.percentComplete > 0.4 { interaction.finish() } else { interaction.cancel() }
                isPanning = false
            default:
                interaction.cancel()
                isPanning = false
            }
        }
    }

    private func point(_ arguments: String) throws {
        MainLoop.iterate(seconds: 0.1)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool"] + arguments.split(separator: " ").map(String.init)
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        MainLoop.iterate(seconds: 0.1)
    }

    private func drag(from x: Int, byX distance: Int) throws {
        let steps = (1...10).map { "mousemove \(x + distance * $0 / 10) 300 sleep 0.02" }
        try point(
            "mousemove \(x) 300 sleep 0.05 mousedown 1 sleep 0.02 \(steps.joined(separator: " ")) mouseup 1"
        )
    }

    func testD3APanFinishesOrTakesBackASwitch() throws {
        Toolkit.areAnimationsEnabled = true
        let tabs = UITabBarController()
        let owner = Owner()
        tabs.viewControllers = controllers(["A", "B", "C"])
        tabs.delegate = owner
        show(tabs)
        // On the view that leaves, which is taken into the container under the user's finger.
        let add = { (controller: UIViewController?) in
            controller?.view.addGestureRecognizer(
                UIPanGestureRecognizer { recognizer in
                    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
                    owner.pan(pan, in: tabs)
                }
            )
        }
        add(tabs.viewControllers?.first)
        try drag(from: 350, byX: -100)
        MainLoop.iterate(seconds: 3) { tabs._tabTransition == nil }
        XCTAssertEqual(tabs.selectedIndex, 0, "not far enough")
        XCTAssertEqual(tabs.selectedViewController?.view.frame.minX, 0)
        try drag(from: 350, byX: -300)
        MainLoop.iterate(seconds: 3) { tabs._tabTransition == nil }
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(tabs.selectedViewController?.view.frame.minX, 0)
        XCTAssertNil(tabs._tabTransition)
        tap(0, in: tabs)
        MainLoop.iterate(seconds: 3) { tabs._tabTransition == nil }
        XCTAssertEqual(tabs.selectedIndex, 0)
        Toolkit.areAnimationsEnabled = false
    }
}
