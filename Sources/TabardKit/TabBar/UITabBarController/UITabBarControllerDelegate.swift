/// Hears of what the user does in a tab bar interface, and may prevent it. All methods are optional.
///
/// Selecting a tab by `selectedIndex` or `selectedViewController` is not reported (D1).
@MainActor
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
}

extension UITabBarControllerDelegate {
    /// Answers true.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}
}
