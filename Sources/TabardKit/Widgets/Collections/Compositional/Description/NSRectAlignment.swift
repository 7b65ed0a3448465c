/// A place at the edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// At the upper corner where reading begins.
    case topLeading = 2
    /// At the edge where reading begins.
    case leading = 3
    /// At the lower corner where reading begins.
    case bottomLeading = 4
    /// At the lower edge.
    case bottom = 5
    /// At the lower corner where reading ends.
    case bottomTrailing = 6
    /// At the edge where reading ends.
    case trailing = 7
    /// At the upper corner where reading ends.
    case topTrailing = 8

    var _edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
