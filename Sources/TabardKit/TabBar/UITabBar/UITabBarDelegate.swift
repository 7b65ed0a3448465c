/// Hears of the user's choices in a tab bar that stands alone. All methods are optional.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user tapped an item; setting `selectedItem` is not reported (B1).
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
