import Foundation
import Synchronization

#if os(Linux)
    import TabardKit

    /// Hears of a tab bar controller's changes before the app's delegate, which is the controller's own.
    @MainActor
    final class TabMemoryListener: TabBarControllerFollower {
        weak var memory: TabMemory?

        /// The app's own delegate.
        var delegate: (any UITabBarControllerDelegate)? {
            get { memory?.controller?.delegate }
            set { memory?.controller?.delegate = newValue }
        }

        func attach(to controller: UITabBarController) {
            controller._follower = self
        }

        func tabBarControllerDidSelect(_ tabBarController: UITabBarController) {
            guard tabBarController === memory?.controller else { return }
            memory?.noteSelection()
        }

        func tabBarControllerDidEndCustomizing(_ tabBarController: UITabBarController) {
            guard tabBarController === memory?.controller else { return }
            memory?.customizingEnded()
        }
    }
#else
    import UIKit

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
        ///
        /// One that the app sets later in this turn of the main loop is taken over at its end, and any other when the
        /// memory next looks: UIKit tells of no change of its delegates.
        func attach(to controller: UITabBarController) {
            takeOver(controller)
            Task { [weak self, weak controller] in
                if let controller { self?.takeOver(controller) }
            }
        }

        private func takeOver(_ controller: UITabBarController) {
            guard controller.delegate !== self else { return }
            delegate = controller.delegate
            controller.delegate = self
        }

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
    }

    /// Holds the app's delegate as UIKit does: without keeping it alive.
    ///
    /// UIKit calls its delegates on the main thread alone, where they belong, and the lock keeps the reference itself whole.
    private struct AppDelegateReference: @unchecked Sendable {
        weak var delegate: (any UITabBarControllerDelegate)?
    }
#endif
