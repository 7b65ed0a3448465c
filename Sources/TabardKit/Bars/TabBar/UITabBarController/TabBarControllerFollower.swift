/// Hears of what changes in a tab bar controller before its delegate does, and of what no delegate hears.
///
/// `TabMemory` follows a controller so, and leaves the delegate to the app.
@MainActor
package protocol TabBarControllerFollower: AnyObject {
    /// The user or the app selected a tab; perhaps it was selected already.
    func tabBarControllerDidSelect(_ tabBarController: UITabBarController)
    /// The user left the edit screen.
    func tabBarControllerDidEndCustomizing(_ tabBarController: UITabBarController)
}
