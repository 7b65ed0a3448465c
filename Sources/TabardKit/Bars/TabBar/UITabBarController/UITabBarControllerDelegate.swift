/// Hears of what the user does in a tab bar interface, and may prevent it. All methods are optional.
///
/// Selecting a tab by `selectedIndex` or `selectedViewController` is not reported (D1).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// The user tapped a tab, perhaps the selected one, or chose one from More's list; false
    /// leaves everything as it is (D1, D4). True by default.
    ///
    /// For the More tab itself the controller is `moreNavigationController`.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// The user selected a tab, perhaps the selected one again (D1, D4).
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    )

    /// The user chose a tab, perhaps the selected one; false leaves everything as it is (T13). True by default.
    ///
    /// It is called only where the tabs are values, as is everything that has to do with `UITab`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// The user selected a tab, perhaps the selected one again, which then is the previous one too (T13).
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )

    /// What a tab of the selected path puts onto the stack of the navigation controller that manages its group; by default what is
    /// proposed (T7).
    ///
    /// - Parameters:
    ///   - tabBarController: The controller of the tabs.
    ///   - tab: A tab of the path, the managing group first.
    ///   - proposedViewControllers: Its own controller, if it has one; of the selected tab also what was pushed above that.
    func tabBarController(
        _ tabBarController: UITabBarController,
        displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    /// The user begins to arrange the tabs (T9).
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

    /// The user is done with arranging the tabs (T9).
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)

    /// The user hid or showed tabs (T9).
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

    /// The user moved tabs within a group (T9).
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

    /// What would be done with what is dragged over a tab, on a bar or in the sidebar; `cancel`, that is nothing, by default (T13).
    func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation

    /// Something was dropped on a tab: ask the session for what it is (T13).
    func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        acceptItemsFrom session: any UIDropSession
    )

    /// The edit screen is about to be shown; `viewControllers` are those that the user may move (D2).
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )

    /// The edit screen is about to go; `viewControllers` are all of the controller's in their new order, which it has
    /// from now on (D2).
    ///
    /// - Parameters:
    ///   - tabBarController: The controller whose tabs were arranged.
    ///   - viewControllers: All of its controllers, in their new order.
    ///   - changed: Whether the order is another than before.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// The edit screen is gone; `viewControllers` are all of the controller's in their order (D2).
    ///
    /// - Parameters:
    ///   - tabBarController: The controller whose tabs were arranged.
    ///   - viewControllers: All of its controllers, in their order.
    ///   - changed: Whether the order is another than before.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// Animates the way from one tab to another, whoever selected it; nil, the default, switches at once (D3).
    ///
    /// For a hidden tab the controller is `moreNavigationController`. It is asked only while both are on the screen.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Lets the user move the animation; nil, the default, lets it run by itself (D3).
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Which ways up the interface may be; never asked on Linux, where no app turns.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// Which way up a controller would come; never asked on Linux.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// Answers true.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        _answer("tabBarController:shouldSelectViewController:", tabBarController, viewController) ?? true
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {
        _answer("tabBarController:didSelectViewController:", tabBarController, viewController) as Void?
    }

    /// Answers true.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelectTab tab: UITab
    ) -> Bool {
        _answer("tabBarController:shouldSelectTab:", tabBarController, tab) ?? true
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        _answer(
            "tabBarController:didSelectTab:previousTab:",
            tabBarController,
            selectedTab,
            previousTab
        ) as Void?
    }

    /// Answers what is proposed.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        _answer(
            "tabBarController:displayedViewControllersForTab:proposedViewControllers:",
            tabBarController,
            tab,
            proposedViewControllers
        ) ?? proposedViewControllers
    }

    /// Does nothing.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
        _answer("tabBarControllerWillBeginEditing:", tabBarController) as Void?
    }

    /// Does nothing.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
        _answer("tabBarControllerDidEndEditing:", tabBarController) as Void?
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        visibilityDidChangeFor tabs: [UITab]
    ) {
        _answer("tabBarController:visibilityDidChangeForTabs:", tabBarController, tabs) as Void?
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        displayOrderDidChangeFor group: UITabGroup
    ) {
        _answer("tabBarController:displayOrderDidChangeForGroup:", tabBarController, group) as Void?
    }

    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation {
        _answer(
            "tabBarController:tab:operationForAcceptingItemsFromDropSession:",
            tabBarController,
            tab,
            session
        ) ?? .cancel
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        acceptItemsFrom session: any UIDropSession
    ) {
        _answer("tabBarController:tab:acceptItemsFromDropSession:", tabBarController, tab, session) as Void?
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {
        _answer("tabBarController:willBeginCustomizingViewControllers:", tabBarController, viewControllers)
            as Void?
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        _answer(
            "tabBarController:willEndCustomizingViewControllers:changed:",
            tabBarController,
            viewControllers,
            changed
        ) as Void?
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        _answer(
            "tabBarController:didEndCustomizingViewControllers:changed:",
            tabBarController,
            viewControllers,
            changed
        ) as Void?
    }

    /// Answers nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _answer(
            "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
            tabBarController,
            fromVC,
            toVC
        )
    }

    /// Answers nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _answer(
            "tabBarController:interactionControllerForAnimationController:",
            tabBarController,
            animationController
        )
    }

    /// What the tab bar controller says.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        _answer("tabBarControllerSupportedInterfaceOrientations:", tabBarController)
            ?? tabBarController.supportedInterfaceOrientations
    }

    /// What the tab bar controller says.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        _answer("tabBarControllerPreferredInterfaceOrientationForPresentation:", tabBarController)
            ?? tabBarController.preferredInterfaceOrientationForPresentation
    }
}
