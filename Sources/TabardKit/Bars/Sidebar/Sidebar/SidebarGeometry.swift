/// Where the sidebar and what the tabs show stand in a window, without a display.
struct SidebarGeometry: Equatable {
    /// How wide the sidebar may be.
    static let widths: ClosedRange<CGFloat> = 240...400
    /// The width that is left for the rest in a window in which it stands beside that by itself.
    static let leastRest: CGFloat = 500

    /// Where the sidebar stands; beyond the edge that it comes from if it is hidden.
    private(set) var sidebar: CGRect
    /// The part of the window that the sidebar takes away from what the tabs show.
    private(set) var taken: UIEdgeInsets
    /// The part of what the tabs show over which the sidebar lies.
    private(set) var covered: UIEdgeInsets

    /// Places the sidebar.
    ///
    /// - Parameters:
    ///   - size: The window's.
    ///   - width: How wide it wants to be.
    ///   - isTiled: Whether it stands beside what the tabs show.
    ///   - isHidden: Whether it is out of sight.
    ///   - isOnLeft: Whether it stands on the left.
    init(in size: CGSize, width: CGFloat, isTiled: Bool, isHidden: Bool, isOnLeft: Bool) {
        let width = min(Self.clamped(width), size.width)
        let x = isOnLeft ? (isHidden ? -width : 0) : size.width - (isHidden ? 0 : width)
        sidebar = CGRect(x: x, y: 0, width: width, height: size.height)
        let seen = isHidden ? 0 : width
        let edge = UIEdgeInsets(top: 0, left: isOnLeft ? seen : 0, bottom: 0, right: isOnLeft ? 0 : seen)
        taken = isTiled ? edge : .zero
        covered = isTiled ? .zero : edge
    }

    static func clamped(_ width: CGFloat) -> CGFloat {
        width.isFinite ? min(max(widths.lowerBound, width.rounded()), widths.upperBound) : widths.lowerBound
    }

    /// Whether it stands beside what the tabs show.
    static func isTiled(_ preferred: UITabBarController.Sidebar.Layout, in size: CGSize, width: CGFloat)
        -> Bool
    {
        switch preferred {
        case .tile: true
        case .overlap: false
        case .automatic: size.width > size.height && size.width - clamped(width) >= leastRest
        }
    }

    /// Whether it is out of sight as long as nobody said anything: it shows beside the rest in a window that is wider than high.
    static func isHiddenByDefault(isTiled: Bool, in size: CGSize) -> Bool {
        !isTiled || size.width <= size.height
    }
}
