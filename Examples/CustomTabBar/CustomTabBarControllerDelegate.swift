import UIKit

/// What a custom tab bar controller tells the app.
@MainActor
protocol CustomTabBarControllerDelegate: AnyObject {
    /// The user tapped a tab: may it be shown? A no leaves everything as it is.
    func customTabBarController(
        _ tabBarController: CustomTabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// The user chose a tab, which is shown now; it may be the one that was shown before.
    func customTabBarController(
        _ tabBarController: CustomTabBarController,
        didSelect viewController: UIViewController
    )
}
