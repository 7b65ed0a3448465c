/// How the contents of a layer stand in its bounds.
@frozen
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a way to stand of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, at its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the upper edge, at its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the lower edge, at its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left edge, at its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right edge, at its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, at its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, at its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, at its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, at its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to fill the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the bounds, beyond which it reaches.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// Where contents of a size stand.
    func place(of size: CGSize, in area: CGRect) -> CGRect {
        var size = size
        let (wide, high) = (area.width / size.width, area.height / size.height)
        switch self {
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
        case .resizeAspect:
            size = CGSize(width: size.width * min(wide, high), height: size.height * min(wide, high))
        case .resizeAspectFill:
            size = CGSize(width: size.width * max(wide, high), height: size.height * max(wide, high))
        default: return area
        }
        let free = CGSize(width: area.width - size.width, height: area.height - size.height)
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: free.width
            default: free.width / 2
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: free.height
            default: free.height / 2
            }
        return CGRect(x: area.minX + x, y: area.minY + y, width: size.width, height: size.height)
    }
}
