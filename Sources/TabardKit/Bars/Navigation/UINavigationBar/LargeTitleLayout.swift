/// How a large title gives way to the content that moves up under it: pure functions of lengths in points.
enum LargeTitleLayout {
    /// Below the bar's buttons, for a text of the usual size.
    static let height: CGFloat = 52
    /// The height of a line of that text.
    private static let lineHeight: CGFloat = 42
    /// Between the text and the bar's lower edge.
    static let bottomGap: CGFloat = 8
    /// The text shrinks to this part of its size before it is cut.
    static let leastScale: CGFloat = 0.75
    /// How much of the large title is still there when the small one begins to come.
    private static let fading: CGFloat = 14
    /// How far the content moves under the bar until the bar's background is all there.
    private static let covering: CGFloat = 8

    /// What the bar grows by, for a line of text of some height.
    static func height(forLine line: CGFloat) -> CGFloat {
        height + max(0, (line - lineHeight).rounded(.up))
    }

    /// What is left of a large title.
    ///
    /// - Parameters:
    ///   - full: Its height while the content rests at the top.
    ///   - distance: How far the content has moved up from there; negative while it is pulled down.
    static func extent(full: CGFloat, distance: CGFloat) -> CGFloat {
        full > 0 ? max(0, full - distance) : 0
    }

    /// Where the content comes to rest: not with half a search bar, and not with half a title.
    ///
    /// - Parameters:
    ///   - parts: The heights of what gives way to the content, what goes first first.
    ///   - most: How far the content can be moved.
    static func restingDistance(_ distance: CGFloat, parts: [CGFloat], most: CGFloat) -> CGFloat {
        var start: CGFloat = 0
        for part in parts {
            let end = start + part
            if distance > start, distance < end {
                return distance > start + part / 2 && most >= end ? end : start
            }
            start = end
        }
        return distance
    }

    /// How opaque the small title in the middle of the bar is.
    static func smallTitleOpacity(extent: CGFloat) -> CGFloat {
        max(0, min(1, 1 - extent / fading))
    }

    /// How opaque the bar's background is.
    ///
    /// - Parameter distance: How far the content has moved up under the collapsed bar.
    static func backgroundOpacity(distance: CGFloat) -> CGFloat {
        max(0, min(1, distance / covering))
    }

    /// What a text is scaled by to fit.
    static func scale(width: CGFloat, available: CGFloat) -> CGFloat {
        guard width > available, width > 0 else { return 1 }
        return max(leastScale, available / width)
    }

    /// What a text is scaled by whose letters reach higher than those of the bar's font, as in Thai, so that none is cut.
    ///
    /// - Parameters:
    ///   - height: The height of the text's line.
    ///   - descent: How far the line reaches below its baseline further than one in the bar's font.
    ///   - full: The height of the large title while the content rests.
    static func scale(height: CGFloat, excessDescent descent: CGFloat, full: CGFloat) -> CGFloat {
        let taken = height - min(descent, bottomGap)
        guard taken > full - bottomGap, taken > 0 else { return 1 }
        return max(0, full - bottomGap) / taken
    }

    /// Where the text stands within what is left of the large title: at its lower edge, so that it moves with the
    /// content. Its baseline is where one in the bar's font has it, as far as there is room below.
    static func frame(
        textSize: CGSize,
        excessDescent: CGFloat = 0,
        in area: CGSize,
        margin: CGFloat,
        isRightToLeft: Bool
    ) -> CGRect {
        let width = max(0, min(textSize.width, area.width - 2 * margin))
        return CGRect(
            x: isRightToLeft ? area.width - margin - width : margin,
            y: area.height - bottomGap - textSize.height + min(max(0, excessDescent), bottomGap).rounded(),
            width: width,
            height: textSize.height
        )
    }
}
