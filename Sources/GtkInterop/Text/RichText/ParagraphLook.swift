/// How the lines of paragraphs stand. All lengths are in points.
public struct ParagraphLook: Hashable, Sendable {
    /// A place to which a tab character moves.
    public struct Tab: Hashable, Sendable {
        /// What of the text up to the next tab stands at the place.
        public enum Alignment: Hashable, Sendable {
            case left
            case center
            case right
            case decimal
        }

        /// From the edge where reading begins.
        public var place: Double
        /// What stands at the place.
        public var alignment: Alignment

        /// Makes a place.
        public init(_ place: Double, _ alignment: Alignment) {
            self.place = place
            self.alignment = alignment
        }
    }

    /// Where lines stand; nil is as the whole text does.
    public var alignment: TextLayout.Alignment?
    /// Where lines may be broken; nil is as in the whole text.
    public var wrapping: TextLayout.Wrapping?
    /// From the edge where reading begins to the first line.
    public var firstLineIndent = 0.0
    /// From the edge where reading begins to the other lines.
    public var headIndent = 0.0
    /// Where lines end: from the edge where reading begins if positive, else from the other one.
    public var tailIndent = 0.0
    /// Between two lines.
    public var lineSpacing = 0.0
    /// After each paragraph.
    public var spacing = 0.0
    /// Before each paragraph but the first of the text.
    public var spacingBefore = 0.0
    /// What a line's own height is multiplied with; 0 stands for 1.
    public var lineHeightMultiple = 0.0
    /// The least height of a line.
    public var minimumLineHeight = 0.0
    /// The greatest height of a line; 0 stands for none.
    public var maximumLineHeight = 0.0
    /// Where tabs lead to, in their order.
    public var tabs: [Tab] = []
    /// From one place to the next after the last of `tabs`; 0 leaves it to Pango.
    public var tabInterval = 0.0
    /// Whether the text is read from the right; nil is as its first letter tells.
    public var isRightToLeft: Bool?

    /// Makes paragraphs that stand as the whole text does.
    public init() {}

    /// The height of a line that is so high by itself.
    func height(of natural: Double) -> Double {
        var height = natural
        if lineHeightMultiple > 0 { height *= lineHeightMultiple }
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// The lesser of both indents, by which all lines are moved.
    var commonIndent: Double { min(firstLineIndent, headIndent) }

    /// The width that is left for lines in a width.
    func lineWidth(in width: Double) -> Double {
        let end = tailIndent > 0 ? min(width, tailIndent) : width + tailIndent
        return max(1, end - commonIndent)
    }

    /// From the left edge to the area of the lines.
    func left(in width: Double, isRightToLeft: Bool) -> Double {
        isRightToLeft ? width - commonIndent - lineWidth(in: width) : commonIndent
    }

    /// What lines take up in width beside their letters.
    func sideWidth(isFirstLine: Bool) -> Double {
        (isFirstLine ? firstLineIndent : headIndent) + max(0, -tailIndent)
    }
}
