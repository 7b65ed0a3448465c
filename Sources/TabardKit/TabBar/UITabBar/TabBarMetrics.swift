/// The measures of a tab bar, in points, as they are on a phone and on a tablet.
enum TabBarMetrics {
    static let height: CGFloat = 49
    static let imageSide: CGFloat = 28
    static let stackedImageMiddle: CGFloat = 18
    static let stackedTitleTop: CGFloat = 33
    static let stackedTitleHeight: CGFloat = 13
    static let stackedTitleSize: CGFloat = 10
    static let stackedMinimumTitleSize: CGFloat = 8.5
    static let stackedPadding: CGFloat = 2
    static let inlineTitleSize: CGFloat = 13
    static let inlineMinimumTitleSize: CGFloat = 11
    static let inlineTitleHeight: CGFloat = 18
    static let inlineGap: CGFloat = 7
    static let inlinePadding: CGFloat = 12
    static let inlineNarrowest: CGFloat = 88
    static let inlineMinimumWidth: CGFloat = 110
    static let inlineMaximumWidth: CGFloat = 220
    static let badgeHeight: CGFloat = 18
    static let badgeTextSize: CGFloat = 13
    static let badgePadding: CGFloat = 5
}
