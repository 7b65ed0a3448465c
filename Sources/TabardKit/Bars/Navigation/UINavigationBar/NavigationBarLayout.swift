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
    /// The room in which a title that is cut off can still be made out.
    static let shortestTitle: CGFloat = 96

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
        /// Whether the title is of no use where a part of it is cut off.
        var needsWholeTitle = false
        /// What a container around wants to have in the bar; nil for nothing.
        var room: NavigationBarRoom?
        /// What the window's own buttons take at the edges (W2).
        var leadingEdge: CGFloat = 0
        var trailingEdge: CGFloat = 0
    }

    /// Which of the back titles is shown.
    private(set) var backTitleIndex: Int?
    private(set) var back: CGRect?
    private(set) var leading: [CGRect] = []
    private(set) var trailing: [CGRect] = []
    private(set) var title = CGRect.zero
    /// The place in the middle that a container around has; nil without one, and where there is too little room.
    private(set) var middle: CGRect?

    init(_ content: Content, size: CGSize, isRightToLeft: Bool) {
        let trailingWidth = Self.stackWidth(content.trailing) + content.trailingEdge
        let leadingWidth = Self.stackWidth(content.leading)
        let taken = content.leadingEdge + (content.room?.leading ?? 0)
        var start = taken
        if let widths = content.backTitleWidths, !widths.isEmpty {
            let choices = widths.map { Self.backWidth($0) }
            let index =
                choices.firstIndex { width in
                    let inMiddle = content.room?.most ?? content.title
                    let needed = taken + width + leadingWidth + trailingWidth + inMiddle + 2 * Self.titleGap
                    return needed <= size.width && width <= size.width / 2
                } ?? choices.count - 1
            backTitleIndex = index
            back = CGRect(x: taken, y: 0, width: choices[index], height: size.height)
            start = taken + choices[index]
        }
        let leadingStart = start == 0 ? Self.margin - Self.buttonPadding : start
        leading = Self.stack(content.leading, from: leadingStart, height: size.height)
        start = max(start, leading.last?.maxX ?? 0)
        let trailingStart =
            content.trailingEdge == 0 ? Self.margin - Self.buttonPadding : content.trailingEdge
        trailing = Self.stack(content.trailing, from: trailingStart, height: size.height)
            .map { $0.mirrored(in: size.width) }
        let end = trailing.last?.minX ?? size.width - content.trailingEdge
        placeMiddle(content, from: start, to: end, width: size.width, height: size.height)
        if let room = content.room, room.most > 0, middle == nil {
            // The container has a row of its own for all of it then.
            var content = content
            content.room = nil
            self = Self(content, size: size, isRightToLeft: isRightToLeft)
            return
        }
        if let middle {
            placeTitle(content.title, from: start, beside: middle)
        } else {
            placeTitle(content.title, from: start, to: end, size: size)
        }
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

    /// What a container has in the middle: there if it fits there, else between the buttons. If it doesn't fit there either, or
    /// leaves no room for a title that has to be seen as a whole, it is nowhere.
    private mutating func placeMiddle(
        _ content: Content,
        from start: CGFloat,
        to end: CGFloat,
        width: CGFloat,
        height: CGFloat
    ) {
        guard let room = content.room, room.most > 0 else { return }
        let titleRoom = content.needsWholeTitle && content.title > 0 ? content.title + Self.titleGap : 0
        let least = max(start + Self.titleGap, Self.margin) + titleRoom
        let most = min(end - Self.titleGap, width - Self.margin)
        guard most - least >= room.least else { return }
        let fitting = min(room.most, most - least)
        let x = min(max(((width - fitting) / 2).rounded(), least), most - fitting)
        middle = CGRect(x: x, y: 0, width: fitting, height: height)
    }

    /// Where something else stands in the middle, the title stands before it if that leaves it enough room.
    private mutating func placeTitle(_ width: CGFloat, from start: CGFloat, beside middle: CGRect) {
        let least = max(start + Self.titleGap, Self.margin)
        let room = middle.minX - Self.titleGap - least
        let fits = width <= room || room >= Self.shortestTitle
        title = CGRect(x: least, y: 0, width: fits ? max(0, min(width, room)) : 0, height: middle.height)
    }

    private mutating func mirrorAll(in width: CGFloat) {
        back = back.map { $0.mirrored(in: width) }
        leading = leading.map { $0.mirrored(in: width) }
        trailing = trailing.map { $0.mirrored(in: width) }
        title = title.mirrored(in: width)
        middle = middle?.mirrored(in: width)
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
