/// Where the parts stand that take the place of missing content: a pure function of their sizes.
struct ContentUnavailableLayout: Equatable {
    /// Lines longer than that are hard to read.
    static let mostWidth: CGFloat = 440

    /// A part, from the top to the bottom.
    struct Part: Equatable {
        var size: CGSize
        /// The space to the part above, if there is one.
        var gap: CGFloat
    }

    private(set) var frames: [CGRect] = []
    private(set) var height: CGFloat

    /// Places parts below each other in the middle of an area, or from its top if they are higher than that.
    ///
    /// - Parameters:
    ///   - parts: The parts, whose first gap does not count.
    ///   - area: The room that there is.
    ///   - isCentered: Whether they stand in the middle of each other; else they begin where reading does.
    ///   - isRightToLeft: Whether reading begins on the right.
    init(_ parts: [Part], in area: CGRect, isCentered: Bool, isRightToLeft: Bool) {
        height = parts.enumerated().reduce(0) { sum, part in
            sum + part.element.size.height + (part.offset == 0 ? 0 : part.element.gap)
        }
        var y = area.minY + max(0, ((area.height - height) / 2).rounded(.down))
        for (index, part) in parts.enumerated() {
            if index > 0 { y += part.gap }
            let free = area.width - part.size.width
            let x = isCentered ? (free / 2).rounded(.down) : isRightToLeft ? free : 0
            frames.append(CGRect(x: area.minX + x, y: y, width: part.size.width, height: part.size.height))
            y += part.size.height
        }
    }
}
