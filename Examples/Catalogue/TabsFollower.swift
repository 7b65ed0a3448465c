/// A page that shows how the tabs are arranged.
@MainActor
protocol TabsFollower: AnyObject {
    /// Called when the user has arranged the tabs.
    func tabsDidChange()
}
