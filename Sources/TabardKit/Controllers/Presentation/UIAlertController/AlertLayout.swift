/// The lengths in which alerts and action sheets differ, in points.
struct AlertMetrics {
    var titleSize: CGFloat
    var textSize: CGFloat
    var buttonHeight: CGFloat
    var topMargin: CGFloat
    var bottomMargin: CGFloat
    /// Whether two buttons may share a row.
    var allowsRow: Bool

    static let alert = AlertMetrics(
        titleSize: 17,
        textSize: 17,
        buttonHeight: 44,
        topMargin: 19,
        bottomMargin: 19,
        allowsRow: true
    )
    static let sheet = AlertMetrics(
        titleSize: 13,
        textSize: 20,
        buttonHeight: 57,
        topMargin: 14,
        bottomMargin: 14,
        allowsRow: false
    )
}

/// Where the parts of an alert or an action sheet stand, without a display.
struct AlertLayout: Equatable {
    static let margin: CGFloat = 16
    static let fieldHeight: CGFloat = 32
    static let gap: CGFloat = 8

    var title = CGRect.zero
    var message = CGRect.zero
    var fields: [CGRect] = []
    /// The height of texts and fields, of which `header` may show only a part.
    var headerContent: CGFloat
    var header: CGRect
    var buttons: [CGRect] = []
    var isSideBySide = false
    var listContent: CGFloat
    var list: CGRect
    /// The cancel button of a sheet.
    var apart = CGRect.zero

    /// The height of all of it.
    var height: CGFloat { max(list.maxY, apart.maxY) }

    init(
        size: CGSize,
        metrics: AlertMetrics,
        title titleHeight: CGFloat,
        message messageHeight: CGFloat,
        fields fieldCount: Int,
        buttonWidths: [CGFloat],
        buttonHeights: [CGFloat] = [],
        apartHeight: CGFloat? = nil,
        fieldHeight: CGFloat = Self.fieldHeight,
        hasApart: Bool,
        isRightToLeft: Bool
    ) {
        let inner = max(0, size.width - 2 * Self.margin)
        var y = metrics.topMargin
        if titleHeight > 0 {
            title = CGRect(x: Self.margin, y: y, width: inner, height: titleHeight)
            y = title.maxY + 3
        }
        if messageHeight > 0 {
            message = CGRect(x: Self.margin, y: y, width: inner, height: messageHeight)
            y = message.maxY
        }
        for _ in 0..<fieldCount {
            let top = y == metrics.topMargin ? y : y + 10
            fields.append(CGRect(x: Self.margin, y: top, width: inner, height: fieldHeight))
            y = top + fieldHeight
        }
        let isEmpty = titleHeight <= 0 && messageHeight <= 0 && fieldCount == 0
        headerContent = isEmpty ? 0 : (y + metrics.bottomMargin).rounded(.up)
        isSideBySide =
            metrics.allowsRow && buttonWidths.count == 2
            && buttonWidths.allSatisfy { $0 + 24 <= size.width / 2 }
        // Titles in large letters take several lines.
        let heights = buttonWidths.indices.map { index in
            buttonHeights.indices.contains(index) ? buttonHeights[index] : metrics.buttonHeight
        }
        let rowHeight = heights.max() ?? metrics.buttonHeight
        listContent = isSideBySide ? rowHeight : heights.reduce(0, +)
        let apartHeight = apartHeight ?? metrics.buttonHeight
        let room = max(0, size.height - (hasApart ? apartHeight + Self.gap : 0))
        // If not all fits, the buttons get what the texts leave, but two of them or a third of the room at least.
        let least = min(listContent, max(heights.prefix(2).reduce(0, +), room / 3))
        let headerHeight = min(headerContent, max(0, room - least))
        let listHeight = min(listContent, max(0, room - headerHeight))
        header = CGRect(x: 0, y: 0, width: size.width, height: headerHeight)
        list = CGRect(x: 0, y: headerHeight, width: size.width, height: listHeight)
        var top: CGFloat = 0
        for index in buttonWidths.indices {
            if isSideBySide {
                let isLeft = (index == 0) != isRightToLeft
                buttons.append(
                    CGRect(
                        x: isLeft ? 0 : size.width / 2,
                        y: 0,
                        width: size.width / 2,
                        height: rowHeight
                    )
                )
            } else {
                buttons.append(CGRect(x: 0, y: top, width: size.width, height: heights[index]))
                top += heights[index]
            }
        }
        if hasApart {
            apart = CGRect(x: 0, y: list.maxY + Self.gap, width: size.width, height: apartHeight)
        }
    }
}
