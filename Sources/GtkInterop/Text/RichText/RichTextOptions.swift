/// In what a text with attributes is laid out.
public struct RichTextOptions: Hashable, Sendable {
    /// The width in which lines are broken and aligned; nil lets each paragraph be one line.
    public var width: Double?
    /// The height in which the text is seen; nil has room for all of it. Lines that do not fit are left out.
    public var visibleHeight: Double?
    /// The greatest number of lines; 0 stands for no limit.
    public var lineLimit = 0
    /// Where an ellipsis stands for what is left out.
    public var ellipsis = TextLayout.Ellipsis.none
    /// Where lines may be broken.
    public var wrapping = TextLayout.Wrapping.word

    /// Makes options of a width.
    public init(width: Double? = nil) { self.width = width }
}
