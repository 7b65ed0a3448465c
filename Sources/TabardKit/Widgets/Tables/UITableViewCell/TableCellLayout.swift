/// Where the parts of a table's cell stand: a pure function.
struct TableCellLayout: Equatable {
    static let height: CGFloat = 44
    static let margin: CGFloat = 16
    /// Small images stand in the middle of a column of this width, so that the texts are aligned.
    static let imageColumn: CGFloat = 29
    static let gap: CGFloat = 14
    /// What the delete button, or the circle of a choice, takes at the start.
    static let controlColumn: CGFloat = 38
    /// What the grip takes at the end.
    static let gripColumn: CGFloat = 44
    /// The least space above and below texts.
    static let verticalMargin: CGFloat = 11

    struct Content: Equatable {
        var style: UITableViewCell.CellStyle = .default
        var image: CGSize?
        var text = CGSize.zero
        var detail = CGSize.zero
        /// The heights of a line of each text; 0 where that does not matter.
        var textLine: CGFloat = 0
        var detailLine: CGFloat = 0
        var accessory: CGSize?
        /// An info button beside the accessory's mark.
        var hasDetailButton = false
        var indentation: CGFloat = 0
        /// How much of the editing parts shows, from 0 to 1.
        var editing: CGFloat = 0
        var hasControl = false
        var hasGrip = false
        /// What the app says of the line; by default it starts at the text.
        var separatorInset: UIEdgeInsets?
    }

    private(set) var contentView = CGRect.zero
    /// In the content view's coordinates, as are the texts.
    private(set) var image: CGRect?
    private(set) var text = CGRect.zero
    private(set) var detail = CGRect.zero
    private(set) var accessory: CGRect?
    private(set) var detailButton: CGRect?
    private(set) var control: CGRect?
    private(set) var grip: CGRect?
    /// Where the line below the cell starts: at the text.
    private(set) var separatorInset: CGFloat = 0
    /// Where it ends, from the cell's end.
    private(set) var separatorEnd: CGFloat = 0

    init(_ content: Content, size: CGSize, isRightToLeft: Bool) {
        var end = size.width
        if content.hasGrip {
            let x = size.width - Self.gripColumn * content.editing
            grip = CGRect(x: x, y: 0, width: Self.gripColumn, height: size.height)
            end = x
        }
        if let accessorySize = content.accessory {
            let x = end - Self.margin - accessorySize.width
            accessory = Self.centered(accessorySize, x: x, in: size.height)
            end = x
        }
        if content.hasDetailButton {
            // The circle keeps the margin from the edge; beside a mark it may be nearer.
            let width: CGFloat = content.accessory == nil ? 54 : 40
            let x = end - width
            detailButton = CGRect(x: x, y: 0, width: width, height: size.height)
            end = x
        }
        var begin: CGFloat = 0
        if content.hasControl {
            begin = Self.controlColumn * content.editing
            control = CGRect(
                x: begin - Self.controlColumn,
                y: 0,
                width: Self.controlColumn + 8,
                height: size.height
            )
        }
        contentView = CGRect(x: begin, y: 0, width: max(0, end - begin), height: size.height)
        var start = Self.margin + content.indentation
        if let imageSize = content.image {
            let fitted = Self.fit(imageSize, height: size.height)
            let column = max(Self.imageColumn, fitted.width)
            image = Self.centered(fitted, x: start + (column - fitted.width) / 2, in: size.height)
            start += column + Self.gap
        }
        separatorInset = begin + (content.separatorInset?.left ?? start)
        separatorEnd = content.separatorInset?.right ?? 0
        // Before an accessory a smaller gap is enough.
        let isAtEdge = content.accessory == nil && !content.hasDetailButton && !content.hasGrip
        let textEnd = max(start, contentView.width - (isAtEdge ? Self.margin : 8))
        placeTexts(content, from: start, to: textEnd, height: size.height)
        if isRightToLeft { mirror(in: size.width) }
    }

    /// The height that texts of the given sizes want.
    static func fittingHeight(_ content: Content) -> CGFloat {
        let texts: CGFloat
        switch content.style {
        case .subtitle: texts = content.text.height + content.detail.height
        case .default, .value1, .value2: texts = max(content.text.height, content.detail.height)
        }
        return max(height, (texts + 2 * verticalMargin).rounded(.up))
    }

    private mutating func placeTexts(
        _ content: Content,
        from start: CGFloat,
        to end: CGFloat,
        height: CGFloat
    ) {
        let width = end - start
        let content = Self.bounded(content, to: height)
        switch content.style {
        case .default:
            text = Self.centered(CGSize(width: width, height: content.text.height), x: start, in: height)
        case .subtitle:
            guard content.detail.height > 0 else {
                text = Self.centered(CGSize(width: width, height: content.text.height), x: start, in: height)
                return
            }
            let top = ((height - content.text.height - content.detail.height) / 2).rounded()
            text = CGRect(x: start, y: top, width: width, height: content.text.height)
            detail = CGRect(x: start, y: text.maxY, width: width, height: content.detail.height)
        case .value1:
            let detailWidth = min(content.detail.width.rounded(.up), width)
            let gap: CGFloat = detailWidth > 0 ? 8 : 0
            let most = max(0, width - detailWidth - gap)
            text = Self.centered(CGSize(width: most, height: content.text.height), x: start, in: height)
            detail = Self.centered(
                CGSize(width: detailWidth, height: content.detail.height),
                x: end - detailWidth,
                in: height
            )
        case .value2:
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
        if content.style == .subtitle {
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
        } else {
            content.text.height = min(content.text.height, height)
            content.detail.height = min(content.detail.height, height)
        }
        return content
    }

    /// The height of as many whole lines as fit, at least one.
    private static func lines(of line: CGFloat, in height: CGFloat) -> CGFloat {
        min(height, (max(1, (height / line).rounded(.down)) * line).rounded(.up))
    }

    private mutating func mirror(in width: CGFloat) {
        let inner = contentView.width
        func outside(_ rect: CGRect) -> CGRect { rect.mirrored(in: width) }
        func inside(_ rect: CGRect) -> CGRect { rect.mirrored(in: inner) }
        contentView = outside(contentView)
        accessory = accessory.map(outside)
        detailButton = detailButton.map(outside)
        control = control.map(outside)
        grip = grip.map(outside)
        image = image.map(inside)
        text = inside(text)
        detail = inside(detail)
    }

    private static func centered(_ size: CGSize, x: CGFloat, in height: CGFloat) -> CGRect {
        CGRect(x: x, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    private static func fit(_ size: CGSize, height: CGFloat) -> CGSize {
        let most = max(1, height - 8)
        guard size.height > most, size.height > 0 else { return size }
        return CGSize(width: size.width * most / size.height, height: most)
    }
}
