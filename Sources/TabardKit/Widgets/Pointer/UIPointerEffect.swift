/// What happens to a view below the pointer; on Linux nothing does (PO2).
public enum UIPointerEffect {
    /// How a view is coloured below the pointer.
    public enum TintMode: Int, Sendable {
        /// It is not.
        case none = 0
        /// The colour lies above it.
        case overlay = 1
        /// The colour lies below it.
        case underlay = 2
    }

    /// What suits the view's size.
    case automatic(UITargetedPreview)
    /// The pointer becomes a light behind it.
    case highlight(UITargetedPreview)
    /// The pointer goes below it, and it rises.
    case lift(UITargetedPreview)
    /// The pointer stays, and the view is coloured, rises or grows.
    case hover(
        UITargetedPreview,
        preferredTintMode: UIPointerEffect.TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// The view.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}
