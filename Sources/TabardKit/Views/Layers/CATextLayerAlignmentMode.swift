/// Where the lines of a text layer stand.
@frozen
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As their language has it.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left side.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right side.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From side to side.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
