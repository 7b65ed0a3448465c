import UIKit

/// What an item tells its bar.
@MainActor
protocol CustomTabBarItemDelegate: AnyObject {
    /// The user tapped the item: may it become selected?
    func tabBarItemShouldBecomeSelected(_ item: CustomTabBarItem) -> Bool

    /// The item has become selected.
    func tabBarItemDidBecomeSelected(_ item: CustomTabBarItem)

    /// The user drags the item along the bar; the distance is from where it stood.
    func tabBarItem(_ item: CustomTabBarItem, isDraggedBy distance: CGFloat)

    /// The user let the item go.
    func tabBarItemDidEndDragging(_ item: CustomTabBarItem)

    /// A screen reader moves the item by a number of places, negative for those before it.
    func tabBarItem(_ item: CustomTabBarItem, moveBy places: Int) -> Bool
}
