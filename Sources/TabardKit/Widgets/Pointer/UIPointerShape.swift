/// The pointer's outline, of which desktops have their own (PO1).
public enum UIPointerShape {
    /// An outline of the app's own; the desktop's arrow on Linux.
    case path(UIBezierPath)
    /// A rectangle with round corners; the desktop's arrow on Linux.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The beam of texts, of a length in points.
    case verticalBeam(length: CGFloat)
    /// The beam of texts whose lines go from top to bottom, of a length in points.
    case horizontalBeam(length: CGFloat)

    /// The radius of round corners, in points.
    public static let defaultCornerRadius: CGFloat = 8

    /// What CSS calls it; nil for what only iOS has.
    var name: String? {
        switch self {
        case .path, .roundedRect: nil
        case .verticalBeam: "text"
        case .horizontalBeam: "vertical-text"
        }
    }
}
