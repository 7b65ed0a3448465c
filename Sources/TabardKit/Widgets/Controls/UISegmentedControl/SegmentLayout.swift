/// Where the segments of a control stand, without a display.
struct SegmentLayout: Equatable {
    static let height: CGFloat = 32
    static let textSize: CGFloat = 13
    /// The size down to which texts are drawn smaller before they are cut.
    static let leastTextSize: CGFloat = 10
    static let margin: CGFloat = 2
    static let padding: CGFloat = 10
    /// The least room between a text and its segment's edge.
    static let textMargin: CGFloat = 4
    static let cornerRadius: CGFloat = 9

    /// One a segment, in the order of the segments.
    var frames: [CGRect]

    /// Shares the width among the segments.
    ///
    /// - Parameters:
    ///   - fixed: The width that the app gave each segment, 0 for none.
    ///   - content: The width that each segment's content wants.
    ///   - usual: The width that each segment's content wants in text of the usual size; the same if it is nil.
    ///   - isByContent: Whether segments without a given width share in proportion to their content, or evenly. They don't
    ///     share evenly where that cuts a content of the usual size, and the other way cuts none.
    init(
        size: CGSize,
        fixed: [CGFloat],
        content: [CGFloat],
        usual: [CGFloat]? = nil,
        isByContent: Bool,
        isRightToLeft: Bool
    ) {
        let free = fixed.indices.filter { fixed[$0] <= 0 }
        let rest = max(0, size.width - fixed.filter { $0 > 0 }.reduce(0, +))
        let needed = free.map { (usual ?? content)[$0] + 2 * Self.textMargin }
        let even = free.isEmpty ? 0 : rest / CGFloat(free.count)
        let cutsEvenly = needed.contains { $0 > even } && needed.reduce(0, +) <= rest
        let wanted = cutsEvenly ? needed : free.map { content[$0] + 2 * Self.padding }
        let isByContent = isByContent || cutsEvenly
        let total = wanted.reduce(0, +)
        var widths = fixed
        for (place, index) in free.enumerated() {
            widths[index] =
                isByContent && total > 0 ? rest * wanted[place] / total : even
        }
        var x: CGFloat = 0
        frames = widths.map { width in
            defer { x += width }
            let left = isRightToLeft ? size.width - x - width : x
            return CGRect(x: left, y: 0, width: width, height: size.height)
        }
    }

    /// The height that segments want whose text is of a size.
    static func height(ofTextSize size: CGFloat) -> CGFloat {
        height + max(0, ((size - textSize) * 1.2).rounded())
    }

    /// The width that all segments want together.
    static func width(fixed: [CGFloat], content: [CGFloat], isByContent: Bool) -> CGFloat {
        let free = fixed.indices.filter { fixed[$0] <= 0 }.map { content[$0] + 2 * padding }
        let given = fixed.filter { $0 > 0 }.reduce(0, +)
        let shared = isByContent ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count)
        return (given + shared).rounded(.up)
    }
}
