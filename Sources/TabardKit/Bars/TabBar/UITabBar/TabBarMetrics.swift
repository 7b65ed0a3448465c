/// The measures of a tab bar, in points, as they are on a phone and on a tablet.
enum TabBarMetrics {
    static let height: CGFloat = 49
    static let compactHeight: CGFloat = 32
    static let imageSide: CGFloat = 28
    static let stackedImageMiddle: CGFloat = 18
    static let stackedTitleBottom: CGFloat = 46
    static let stackedTitleHeight: CGFloat = 13
    static let stackedTitleSize: CGFloat = 10
    static let stackedPadding: CGFloat = 2
    /// The part of its size to which a title shrinks before it is cut.
    static let smallestTitle: CGFloat = 0.85
    static let inlineTitleSize: CGFloat = 13
    static let inlineTitleHeight: CGFloat = 18
    static let inlineGap: CGFloat = 7
    static let inlinePadding: CGFloat = 12
    static let inlineNarrowest: CGFloat = 88
    static let inlineMinimumWidth: CGFloat = 110
    static let inlineMaximumWidth: CGFloat = 220
    static let compactImageSide: CGFloat = 20
    static let compactTitleSize: CGFloat = 12
    static let compactGap: CGFloat = 5
    static let compactPadding: CGFloat = 6
    /// Of centred items that stand stacked.
    static let centeredWidth: CGFloat = 76
    static let centeredSpacing: CGFloat = 34
    static let badgeHeight: CGFloat = 18
    static let badgeTextSize: CGFloat = 13
    static let badgePadding: CGFloat = 5
    /// How much of the icon's width a badge lies on.
    static let badgeOverlap: CGFloat = 10
    /// Between a badge and the title beside it.
    static let badgeGap: CGFloat = 1
    /// The most that titles grow with the user's size of text: the bar does not grow with them.
    static let largestTextScale: CGFloat = 1.3
    static let titleWeight = UIFont.Weight.medium
}
