/// Where the columns of a split view stand, without a display.
struct SplitLayout: Equatable {
    /// Those columns that are not in sight stand beyond the edge that they come from.
    var primary: CGRect
    var supplementary: CGRect
    var secondary: CGRect
    /// Whether what is over the secondary column dims it.
    var dims = false

    /// Places the columns.
    ///
    /// - Parameters:
    ///   - mode: Which columns are in sight; not `automatic`.
    ///   - primaryWidth: The width of the outermost column, in points.
    ///   - supplementaryWidth: That of the middle one; nil if there are two columns.
    ///   - isOnLeft: Whether the outermost column is on the left.
    init(
        _ mode: UISplitViewController.DisplayMode,
        in size: CGSize,
        primaryWidth: CGFloat,
        supplementaryWidth: CGFloat?,
        isOnLeft: Bool
    ) {
        let others = mode.others
        let middle = supplementaryWidth ?? 0
        let showsPrimary = supplementaryWidth == nil ? others >= 1 : others >= 2
        let showsMiddle = supplementaryWidth != nil && others >= 1
        let primaryX = showsPrimary ? 0 : -primaryWidth
        let middleX = showsMiddle ? (showsPrimary ? primaryWidth : 0) : -middle
        let covered = (showsPrimary ? primaryWidth : 0) + (showsMiddle ? middle : 0)
        primary = CGRect(x: primaryX, y: 0, width: primaryWidth, height: size.height)
        supplementary = CGRect(x: middleX, y: 0, width: middle, height: size.height)
        switch mode {
        case .oneOverSecondary, .twoOverSecondary:
            secondary = CGRect(origin: .zero, size: size)
            dims = true
        case .twoDisplaceSecondary:
            secondary = CGRect(x: covered, y: 0, width: size.width - middle, height: size.height)
            dims = true
        default:
            secondary = CGRect(x: covered, y: 0, width: max(0, size.width - covered), height: size.height)
        }
        guard !isOnLeft else { return }
        primary.origin.x = size.width - primary.maxX
        supplementary.origin.x = size.width - supplementary.maxX
        secondary.origin.x = size.width - secondary.maxX
    }
}
