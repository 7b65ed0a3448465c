import UIKit

/// What a bar tells its controller.
@MainActor
protocol CustomTabBarDelegate: AnyObject {
    /// The user tapped an item: may it become selected?
    func tabBar(_ tabBar: CustomTabBar, shouldSelect item: CustomTabBarItem) -> Bool

    /// The user selected an item; the one selected before is in its default state again.
    func tabBar(_ tabBar: CustomTabBar, didSelect item: CustomTabBarItem)

    /// The user put the items into another order.
    func tabBarDidChangeOrder(_ tabBar: CustomTabBar)
}
