/// Where the image and the texts of a list's cell stand: a pure function, for the cells' own styles and for content
/// configurations alike.
struct ListContentLayout: Equatable {
    /// Small images stand in the middle of a column of this width, so that the texts are aligned.
    static let imageColumn: CGFloat = 29
    static let gap: CGFloat = 14

    /// How two texts stand to each other.
    enum Arrangement: Equatable {
        /// The first one alone.
        case alone
        /// The second one below the first, by a gap.
        case stacked(CGFloat)
        /// The second one where reading ends, by at least a gap.
        case sideBySide(CGFloat)
        /// The first one in a column of its own.
        case columns
    }

    struct Content: Equatable {
        var arrangement = Arrangement.alone
        var image: CGSize?
        /// The least width and height that the image counts for.
        var reserved = CGSize(width: ListContentLayout.imageColumn, height: 0)
        var imagePadding = ListContentLayout.gap
        var text = CGSize.zero
        var detail = CGSize.zero
        /// The heights of a line of each text; 0 where that does not matter.
        var textLine: CGFloat = 0
        var detailLine: CGFloat = 0
        /// Where the content begins and how much it leaves free at the end.
        var start: CGFloat = 0
        var end: CGFloat = 0
        /// What the content leaves free above and below, if there is room for that.
        var top: CGFloat = 0
        var bottom: CGFloat = 0
    }

    private(set) var image: CGRect?
    private(set) var text = CGRect.zero
    private(set) var detail = CGRect.zero
    /// Where the texts begin.
    private(set) var textStart: CGFloat

    init(_ content: Content, size: CGSize) {
        // In a row that is too low, texts take the room above and below too.
        let fits = Self.textHeight(content) <= size.height - content.top - content.bottom
        let top = fits ? content.top : 0
        let height = fits ? size.height - content.top - content.bottom : max(0, size.height)
        textStart = content.start
        if let image = content.image {
            let column = max(content.reserved.width, image.width)
            self.image = Self.centered(image, x: textStart + (column - image.width) / 2, in: height)
            textStart += column + content.imagePadding
        }
        placeTexts(content, to: max(textStart, size.width - content.end), height: height)
        guard top != 0 else { return }
        image?.origin.y += top
        text.origin.y += top
        detail.origin.y += top
    }

    /// The height that texts of the given sizes take.
    static func textHeight(_ content: Content) -> CGFloat {
        switch content.arrangement {
        case .stacked(let gap):
            let isSingle = content.text.height == 0 || content.detail.height == 0
            return content.text.height + content.detail.height + (isSingle ? 0 : gap)
        case .alone, .sideBySide, .columns: return max(content.text.height, content.detail.height)
        }
    }

    private mutating func placeTexts(_ content: Content, to end: CGFloat, height: CGFloat) {
        let start = textStart
        let width = end - start
        let content = Self.bounded(content, to: height)
        switch content.arrangement {
        case .alone:
            text = Self.centered(CGSize(width: width, height: content.text.height), x: start, in: height)
        case .stacked(let gap):
            let top = ((height - Self.textHeight(content)) / 2).rounded()
            text = CGRect(x: start, y: top, width: width, height: content.text.height)
            guard content.detail.height > 0 else { return }
            let below = content.text.height > 0 ? text.maxY + gap : top
            detail = CGRect(x: start, y: below, width: width, height: content.detail.height)
        case .sideBySide(let least):
            let detailWidth = min(content.detail.width.rounded(.up), width)
            let most = max(0, width - detailWidth - (detailWidth > 0 ? least : 0))
            text = Self.centered(CGSize(width: most, height: content.text.height), x: start, in: height)
            detail = Self.centered(
                CGSize(width: detailWidth, height: content.detail.height),
                x: end - detailWidth,
                in: height
            )
        case .columns:
            let column = min(91, width / 3)
            text = Self.centered(CGSize(width: column, height: content.text.height), x: start, in: height)
            detail = Self.centered(
                CGSize(width: max(0, width - column - 6), height: content.detail.height),
                x: start + column + 6,
                in: height
            )
        }
    }

    /// In a row that is lower than its texts, those stay within it: in whole lines if it has room for one of each, the
    /// title's first, or each loses its part of what is too much.
    private static func bounded(_ content: Content, to height: CGFloat) -> Content {
        var content = content
        guard case .stacked(let gap) = content.arrangement else {
            content.text.height = min(content.text.height, height)
            content.detail.height = min(content.detail.height, height)
            return content
        }
        let height = content.detail.height > 0 ? max(0, height - gap) : height
        let total = content.text.height + content.detail.height
        guard total > height, total > 0 else { return content }
        let (line, detailLine) = (content.textLine, content.detailLine.rounded(.up))
        if content.detail.height > 0, line > 0, detailLine > 0, line.rounded(.up) + detailLine <= height {
            content.text.height = lines(of: line, in: min(content.text.height, height - detailLine))
            content.detail.height = lines(
                of: content.detailLine,
                in: min(content.detail.height, height - content.text.height)
            )
            return content
        }
        content.text.height = max(0, (height * content.text.height / total).rounded(.down))
        content.detail.height = max(0, height - content.text.height)
        return content
    }

    /// The height of as many whole lines as fit, at least one.
    private static func lines(of line: CGFloat, in height: CGFloat) -> CGFloat {
        min(height, (max(1, (height / line).rounded(.down)) * line).rounded(.up))
    }

    mutating func mirror(in width: CGFloat) {
        image = image?.mirrored(in: width)
        text = text.mirrored(in: width)
        detail = detail.mirrored(in: width)
    }

    static func centered(_ size: CGSize, x: CGFloat, in height: CGFloat) -> CGRect {
        CGRect(x: x, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}
