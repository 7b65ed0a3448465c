internal import GtkInterop

/// How an item is drawn in the state that it is in.
struct TabBarItemLook: Equatable {
    var icon: RGBA
    var title: RGBA
    /// Nil for the usual font of the bar's layout.
    var titleFont: FontDescription?
    /// How many times larger than usual the title is for the user's sake.
    var titleScale: CGFloat = 1
    var titleOffset = UIOffset.zero
    var badge: RGBA
    var badgeText: RGBA = .white
    var badgeFont = Self.usualBadgeFont
    var badgeOffset = UIOffset.zero
    var badgeTitleOffset = UIOffset.zero

    static let usualBadgeFont = UIFont.systemFont(ofSize: TabBarMetrics.badgeTextSize).fontDescription
}
