/// Where the parts of a table's cell stand: a pure function.
struct TableCellLayout: Equatable {
    static let height: CGFloat = 44
    static let margin: CGFloat = 16
    /// What the mark of a way on takes beside the margin.
    static let chevronWidth: CGFloat = 10.5
    /// What a tick takes there.
    static let checkmarkWidth: CGFloat = 24
    /// What the info button's circle takes.
    static let detailWidth: CGFloat = 24
    /// How much around its middle the info button answers to.
    static let detailReach: CGFloat = 44
    /// What the delete button, or the circle of a choice, takes at the start.
    static let controlColumn: CGFloat = 38
    /// What the grip takes at the end.
    static let gripColumn: CGFloat = 44
    /// The least space above and below texts.
    static let verticalMargin: CGFloat = 11

    struct Content: Equatable {
        var style: UITableViewCell.CellStyle = .default
        /// Whether the second text stands below the first in all styles, as there is no room beside it.
        var isStacked = false
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
        /// What content keeps from the sides.
        var margin = TableCellLayout.margin
        /// What the table's section index takes of the end.
        var indexWidth: CGFloat = 0
        /// Where a text begins that the cell does not lay out itself.
        var textStart: CGFloat?

        /// What the content view holds.
        var inner: ListContentLayout.Content {
            let arrangement: ListContentLayout.Arrangement =
                switch style {
                case .default: .alone
                case .subtitle: .stacked(0)
                case .value1: isStacked ? .stacked(0) : .sideBySide(8)
                case .value2: isStacked ? .stacked(0) : .columns
                }
            return ListContentLayout.Content(
                arrangement: arrangement,
                text: text,
                detail: detail,
                textLine: textLine,
                detailLine: detailLine
            )
        }
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
    /// Where the content begins in the content view, and what it leaves free at its end.
    private(set) var contentStart: CGFloat = 0
    private(set) var contentEnd: CGFloat = 0
    /// Where the line below the cell starts: at the text.
    private(set) var separatorInset: CGFloat = 0
    /// Where it ends, from the cell's end.
    private(set) var separatorEnd: CGFloat = 0

    init(_ content: Content, size: CGSize, isRightToLeft: Bool) {
        var end = max(0, size.width - content.indexWidth)
        if content.hasGrip {
            let x = end - Self.gripColumn * content.editing
            grip = CGRect(x: x, y: 0, width: Self.gripColumn, height: size.height)
            end = x
        }
        if let accessorySize = content.accessory {
            let x = end - content.margin - accessorySize.width
            accessory = ListContentLayout.centered(accessorySize, x: x, in: size.height)
            end = x
        }
        if content.hasDetailButton {
            // The circle stands where the content ends, and keeps the margin from the edge, or a gap from a mark.
            end -= Self.detailWidth + (content.accessory == nil ? content.margin : SystemMargins.beside)
            let x = end + Self.detailWidth / 2 - Self.detailReach / 2
            detailButton = CGRect(x: x, y: 0, width: Self.detailReach, height: size.height)
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
        // Before an accessory a smaller gap is enough.
        let isAtEdge = content.accessory == nil && !content.hasDetailButton && !content.hasGrip
        contentStart = content.margin + content.indentation
        contentEnd = isAtEdge ? content.margin : SystemMargins.beside
        var inner = content.inner
        inner.image = content.image.map { Self.fit($0, height: size.height) }
        inner.start = contentStart
        inner.end = contentEnd
        let layout = ListContentLayout(inner, size: contentView.size)
        (image, text, detail) = (layout.image, layout.text, layout.detail)
        separatorInset = begin + (content.separatorInset?.left ?? content.textStart ?? layout.textStart)
        separatorEnd = content.separatorInset?.right ?? 0
        if isRightToLeft { mirror(in: size.width) }
    }

    /// What an app's views keep from the edges of the content view.
    static func contentMargins(_ margin: CGFloat, isAtEdge: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: SystemMargins.row,
            leading: margin,
            bottom: SystemMargins.row,
            trailing: isAtEdge ? margin : SystemMargins.beside
        )
    }

    /// What content of its own keeps at the sides.
    var listMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: contentStart, bottom: 0, trailing: contentEnd)
    }

    /// The height that texts of the given sizes want.
    static func fittingHeight(_ content: Content) -> CGFloat {
        max(height, (ListContentLayout.textHeight(content.inner) + 2 * verticalMargin).rounded(.up))
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

    private static func fit(_ size: CGSize, height: CGFloat) -> CGSize {
        let most = max(1, height - 8)
        guard size.height > most, size.height > 0 else { return size }
        return CGSize(width: size.width * most / size.height, height: most)
    }
}
