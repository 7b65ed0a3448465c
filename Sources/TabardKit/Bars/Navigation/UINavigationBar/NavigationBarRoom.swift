/// The room that a container around wants in the row of a navigation bar's buttons.
struct NavigationBarRoom: Equatable {
    /// At the leading edge, before the back button.
    var leading: CGFloat = 0
    /// In the middle: the least that is of use.
    var least: CGFloat = 0
    /// In the middle: as much as is wanted; 0 for nothing there.
    var most: CGFloat = 0
}
