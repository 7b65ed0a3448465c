/// Hears of the user's choices in a tab bar that stands alone. All methods are optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user tapped an item; setting `selectedItem` is not reported (B1).
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// The edit screen is about to be shown; `items` are those that it lists (B4).
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// The edit screen was shown; `items` are those that it lists (B4).
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// The edit screen is about to go; `items` are the bar's from now on (B4).
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - items: Its items from now on.
    ///   - changed: Whether they are others, or in another order, than before.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// The edit screen is gone; `items` are those of the bar (B4).
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - items: Its items.
    ///   - changed: Whether they are others, or in another order, than before.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        _answer("tabBar:didSelectItem:", tabBar, item) as Void?
    }

    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        _answer("tabBar:willBeginCustomizingItems:", tabBar, items) as Void?
    }

    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        _answer("tabBar:didBeginCustomizingItems:", tabBar, items) as Void?
    }

    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        _answer("tabBar:willEndCustomizingItems:changed:", tabBar, items, changed) as Void?
    }

    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        _answer("tabBar:didEndCustomizingItems:changed:", tabBar, items, changed) as Void?
    }
}
