/// Where a tab of a tree may stand on the bar of a wide window (T4).
@frozen
public enum TabPlacement: String, Hashable, Sendable, CaseIterable {
    /// `default` for a root tab, `optional` for any other.
    case automatic
    /// On the bar; the user may move it along the bar and take it off.
    case `default`
    /// Not on the bar until the user puts it there.
    case optional
    /// On the bar; the user may move it, but not take it off.
    case movable
    /// On the bar before all that can be moved; it stays there.
    case fixed
    /// On the bar after all that can be moved; it stays there.
    case pinned
    /// Never on the bar.
    case sidebarOnly

    /// Whether a tab is on the bar before the user has said anything.
    var isOnBarByDefault: Bool { self != .optional && self != .sidebarOnly }

    /// Whether the user may put a tab onto the bar, or take it off.
    var isRemovable: Bool { self == .default || self == .optional }

    /// Whether the user may move a tab along the bar.
    var isMovable: Bool { isRemovable || self == .movable }

    /// The end of the bar that a tab never leaves, nil for none.
    var edge: TabDeclaration.Edge? {
        switch self {
        case .fixed: .start
        case .pinned: .end
        default: nil
        }
    }
}
