/// The measures of the bar of a wide window, in points.
enum TopBarMetrics {
    static let height: CGFloat = 36
    /// The row that the bar stands in where it has one of its own.
    static let rowHeight: CGFloat = 44
    /// Between the bar's edge and the mark of the selected tab.
    static let margin: CGFloat = 3
    /// Between two tabs.
    static let spacing: CGFloat = 2
    /// On each side of a title.
    static let padding: CGFloat = 14
    static let iconPadding: CGFloat = 10
    static let narrowestTab: CGFloat = 44
    static let longestTitle: CGFloat = 220
    static let imageSide: CGFloat = 20
    static let titleSize: CGFloat = 15
    static let badgeHeight: CGFloat = 16
    static let badgeTextSize: CGFloat = 11
    static let badgePadding: CGFloat = 5
    /// Between a title and its badge.
    static let badgeGap: CGFloat = 5
    /// How much of an icon's width a badge lies on.
    static let badgeOverlap: CGFloat = 8
    /// How far titles fade at the edges behind which there are more.
    static let fade: CGFloat = 24
    /// The narrowest part that can be scrolled; below it all of the bar scrolls.
    static let narrowestWindow: CGFloat = 120
    /// The narrowest bar that is of use beside a navigation bar's buttons.
    static let narrowest: CGFloat = 220
    /// Between the bar, or the sidebar's button, and the window's edge.
    static let edge: CGFloat = 16
    static let sidebarButton: CGFloat = 44
    /// How far off the bar a tab is dragged before it leaves it.
    static let distanceToRemove: CGFloat = 28
}
