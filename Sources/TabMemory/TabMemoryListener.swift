import Foundation
import Synchronization

#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

/// Stands between a tab bar controller and the app's delegate: the memory hears first, then the app.
@MainActor
final class TabMemoryListener: NSObject, UITabBarControllerDelegate {
    weak var memory: TabMemory?
    private let app = Mutex(AppDelegateReference())

    /// The app's own delegate.
    var delegate: (any UITabBarControllerDelegate)? {
        get { app.withLock { $0.delegate } }
        set { app.withLock { $0.delegate = newValue } }
    }

    /// Becomes the controller's delegate; the one that the app gave it goes on hearing everything.
    func attach(to controller: UITabBarController) {
        guard controller.delegate !== self else { return }
        delegate = controller.delegate
        controller.delegate = self
    }

    #if os(Linux)
        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            delegate?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            memory?.noteSelection()
            delegate?.tabBarController(tabBarController, didSelect: viewController)
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            willBeginCustomizing viewControllers: [UIViewController]
        ) {
            delegate?.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            delegate?.tabBarController(
                tabBarController,
                willEndCustomizing: viewControllers,
                changed: changed
            )
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            memory?.customizingEnded()
            delegate?.tabBarController(
                tabBarController,
                didEndCustomizing: viewControllers,
                changed: changed
            )
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            delegate?.tabBarController(
                tabBarController,
                animationControllerForTransitionFrom: fromVC,
                to: toVC
            )
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            delegate?.tabBarController(tabBarController, interactionControllerFor: animationController)
        }
    #else
        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            memory?.noteSelection()
            delegate?.tabBarController?(tabBarController, didSelect: viewController)
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            memory?.customizingEnded()
            delegate?.tabBarController?(
                tabBarController,
                didEndCustomizing: viewControllers,
                changed: changed
            )
        }

        // What the memory does not need goes past it, and only if the app's delegate has it: some of these methods
        // change what UIKit does by merely being there.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || appDelegate(for: selector) != nil
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
            appDelegate(for: selector) ?? super.forwardingTarget(for: selector)
        }

        /// The app's delegate if it has a method; the runtime asks from any context.
        private nonisolated func appDelegate(for selector: Selector) -> (any UITabBarControllerDelegate)? {
            app.withLock { $0.delegate?.responds(to: selector) == true ? $0.delegate : nil }
        }
    #endif
}

/// Holds the app's delegate as UIKit does: without keeping it alive.
///
/// UIKit calls its delegates on the main thread alone, where they belong, and the lock keeps the reference itself whole.
private struct AppDelegateReference: @unchecked Sendable {
    weak var delegate: (any UITabBarControllerDelegate)?
}
