/// Where the parts of a table's cell stand: a pure function.
struct TableCellLayout: Equatable {
    static let height: CGFloat = 44
    static let margin: CGFloat = 16
    /// Small images stand in the middle of a column of this width, so that the texts are aligned.
    static let imageColumn: CGFloat = 29
    static let gap: CGFloat = 14

    struct Content: Equatable {
        var style: UITableViewCell.CellStyle = .default
        var image: CGSize?
        var text = CGSize.zero
        var detail = CGSize.zero
        var accessory: CGSize?
    }

    private(set) var contentView = CGRect.zero
    /// In the content view's coordinates, as are the texts.
    private(set) var image: CGRect?
    private(set) var text = CGRect.zero
    private(set) var detail = CGRect.zero
    private(set) var accessory: CGRect?
    /// Where the line below the cell starts: at the text.
    private(set) var separatorInset: CGFloat = 0

    init(_ content: Content, size: CGSize, isRightToLeft: Bool) {
        var end = size.width
        if let accessorySize = content.accessory {
            let x = size.width - Self.margin - accessorySize.width
            accessory = Self.centered(accessorySize, x: x, in: size.height)
            end = x
        }
        contentView = CGRect(x: 0, y: 0, width: max(0, end), height: size.height)
        var start = Self.margin
        if let imageSize = content.image {
            let fitted = Self.fit(imageSize, height: size.height)
            let column = max(Self.imageColumn, fitted.width)
            image = Self.centered(fitted, x: start + (column - fitted.width) / 2, in: size.height)
            start += column + Self.gap
        }
        separatorInset = start
        // Before an accessory a smaller gap is enough.
        let textEnd = max(start, contentView.width - (accessory == nil ? Self.margin : 8))
        placeTexts(content, from: start, to: textEnd, height: size.height)
        if isRightToLeft { mirror(in: size.width) }
    }

    private mutating func placeTexts(
        _ content: Content,
        from start: CGFloat,
        to end: CGFloat,
        height: CGFloat
    ) {
        let width = end - start
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

    private mutating func mirror(in width: CGFloat) {
        let inner = contentView.width
        contentView = NavigationBarLayout.mirror(contentView, in: width)
        accessory = accessory.map { NavigationBarLayout.mirror($0, in: width) }
        image = image.map { NavigationBarLayout.mirror($0, in: inner) }
        text = NavigationBarLayout.mirror(text, in: inner)
        detail = NavigationBarLayout.mirror(detail, in: inner)
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
