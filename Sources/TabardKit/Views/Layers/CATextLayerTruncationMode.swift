/// Where an ellipsis stands for what does not fit into a text layer.
@frozen
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is none.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var breaking: NSLineBreakMode? {
        switch self {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: nil
        }
    }
}
