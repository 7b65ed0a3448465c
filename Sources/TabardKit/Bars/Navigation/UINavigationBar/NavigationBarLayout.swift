/// Where the parts of a navigation bar stand: a pure function of their widths.
struct NavigationBarLayout: Equatable {
    static let height: CGFloat = 44
    /// Above the title, for an item with a prompt.
    static let promptHeight: CGFloat = 30
    /// From the edge to a button's text.
    static let margin: CGFloat = 16
    /// From the edge to the back button's chevron.
    static let chevronMargin: CGFloat = 8
    static let chevronSize = CGSize(width: 13, height: 22)
    static let chevronGap: CGFloat = 5
    /// Between the title and what stands beside it.
    static let titleGap: CGFloat = 8
    /// On each side of a button's text, so that it can be hit; the smallest target is square.
    static let buttonPadding: CGFloat = 8

    /// The widths of what is to be placed.
    struct Content: Equatable {
        /// The text of the back button and what may stand for it, the longest first; nil without
        /// a back button. The last one is used if none fits.
        var backTitleWidths: [CGFloat]?
        /// From the leading edge inwards.
        var leading: [CGFloat] = []
        /// From the trailing edge inwards.
        var trailing: [CGFloat] = []
        var title: CGFloat = 0
    }

    /// Which of the back titles is shown.
    private(set) var backTitleIndex: Int?
    private(set) var back: CGRect?
    private(set) var leading: [CGRect] = []
    private(set) var trailing: [CGRect] = []
    private(set) var title = CGRect.zero

    init(_ content: Content, size: CGSize, isRightToLeft: Bool) {
        let trailingWidth = Self.stackWidth(content.trailing)
        let leadingWidth = Self.stackWidth(content.leading)
        var start: CGFloat = 0
        if let widths = content.backTitleWidths, !widths.isEmpty {
            let choices = widths.map { Self.backWidth($0) }
            let index =
                choices.firstIndex { width in
                    let needed = width + leadingWidth + trailingWidth + content.title + 2 * Self.titleGap
                    return needed <= size.width && width <= size.width / 2
                } ?? choices.count - 1
            backTitleIndex = index
            back = CGRect(x: 0, y: 0, width: choices[index], height: size.height)
            start = choices[index]
        }
        let leadingStart = back == nil ? Self.margin - Self.buttonPadding : start
        leading = Self.stack(content.leading, from: leadingStart, height: size.height)
        start = max(start, leading.last?.maxX ?? 0)
        trailing = Self.stack(content.trailing, from: Self.margin - Self.buttonPadding, height: size.height)
            .map { $0.mirrored(in: size.width) }
        let end = trailing.last?.minX ?? size.width
        placeTitle(content.title, from: start, to: end, size: size)
        if isRightToLeft { mirrorAll(in: size.width) }
    }

    /// In the middle of the bar if it fits there, else between the buttons, else cut.
    private mutating func placeTitle(_ width: CGFloat, from start: CGFloat, to end: CGFloat, size: CGSize) {
        let least = start == 0 ? Self.margin : start + Self.titleGap
        let most = end == size.width ? end - Self.margin : end - Self.titleGap
        let fitting = max(0, min(width, most - least))
        let x = min(max((size.width - fitting) / 2, least), max(least, most - fitting))
        title = CGRect(x: x, y: 0, width: fitting, height: size.height)
    }

    private mutating func mirrorAll(in width: CGFloat) {
        back = back.map { $0.mirrored(in: width) }
        leading = leading.map { $0.mirrored(in: width) }
        trailing = trailing.map { $0.mirrored(in: width) }
        title = title.mirrored(in: width)
    }

    private static func backWidth(_ text: CGFloat) -> CGFloat {
        let chevron = chevronMargin + chevronSize.width
        return max(height, text > 0 ? chevron + chevronGap + text + buttonPadding : chevron + buttonPadding)
    }

    private static func stackWidth(_ widths: [CGFloat]) -> CGFloat {
        widths.isEmpty ? 0 : widths.reduce(margin - buttonPadding, +)
    }

    private static func stack(_ widths: [CGFloat], from start: CGFloat, height: CGFloat) -> [CGRect] {
        var x = start
        return widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: height)
        }
    }
}
