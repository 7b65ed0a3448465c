internal import TabModel

extension UITab.Placement {
    /// The placement as the model of trees knows it.
    var _model: TabPlacement {
        switch self {
        case .automatic: .automatic
        case .default: .default
        case .optional: .optional
        case .movable: .movable
        case .pinned: .pinned
        case .fixed: .fixed
        case .sidebarOnly: .sidebarOnly
        }
    }

    /// Whether the user may move a root tab along the bar.
    var _isMovable: Bool {
        switch self {
        case .automatic, .default, .optional, .movable: true
        case .pinned, .fixed, .sidebarOnly: false
        }
    }
}
