import Foundation

#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

/// Stands between a tab bar controller and the app's delegate: the memory hears first, then the app.
@MainActor
final class TabMemoryListener: NSObject, UITabBarControllerDelegate {
    weak var memory: TabMemory?
    weak var delegate: (any UITabBarControllerDelegate)?

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
        override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || delegate?.responds(to: selector) == true
        }

        override func forwardingTarget(for selector: Selector!) -> Any? {
            delegate?.responds(to: selector) == true ? delegate : super.forwardingTarget(for: selector)
        }
    #endif
}
