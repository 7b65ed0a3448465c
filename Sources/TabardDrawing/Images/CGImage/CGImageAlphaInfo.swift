/// Where the opacity of a pixel stands among its bytes.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Nowhere: all pixels are opaque.
    case none = 0
    /// After the colours, which are multiplied with it.
    case premultipliedLast = 1
    /// Before the colours, which are multiplied with it.
    case premultipliedFirst = 2
    /// After the colours.
    case last = 3
    /// Before the colours.
    case first = 4
    /// There is a byte after the colours that means nothing.
    case noneSkipLast = 5
    /// There is a byte before the colours that means nothing.
    case noneSkipFirst = 6
    /// There are no colours.
    case alphaOnly = 7
}
