/// Where the parts of one item in the grid stand: a pure function of sizes and texts.
struct CustomizingCellLayout: Equatable {
    static let imageSide: CGFloat = 30
    static let imageMiddle: CGFloat = 27
    static let titleTop: CGFloat = 48
    static let titleSize: CGFloat = 12
    static let titleLines = 2
    static let titleHeight: CGFloat = 32
    static let padding: CGFloat = 4
    static let cornerRadius: CGFloat = 14

    var image: CGRect?
    var title: CGRect
    var badge: CGRect?
    /// What shows focus and being carried.
    var backdrop: CGRect

    init(
        _ content: TabBarLayout.Content,
        size: CGSize,
        isRightToLeft: Bool,
        measure: TabBarLayout.Measure
    ) {
        let area = CGRect(origin: .zero, size: size)
        let middle = CGPoint(x: size.width / 2, y: Self.imageMiddle)
        image = content.imageSize.map {
            TabBarLayout.place($0, center: middle, side: min(Self.imageSide, size.width))
        }
        let padding = min(Self.padding, size.width / 2)
        // What is higher than usual is so for larger titles.
        let titleHeight = Self.titleHeight + max(0, size.height - CustomizingGridLayout.usualCellHeight)
        title = CGRect(
            x: padding,
            // Without an image the title stands in the middle.
            y: content.imageSize == nil ? ((size.height - titleHeight) / 2).rounded() : Self.titleTop,
            width: size.width - 2 * padding,
            height: titleHeight
        )
        let anchor = image ?? CGRect(x: middle.x - 14, y: title.minY - 12, width: 28, height: 28)
        badge = content.badge.map {
            TabBarLayout.badge(
                $0,
                font: content.badgeFont,
                at: anchor,
                in: area,
                isRightToLeft: isRightToLeft,
                measure: measure
            )
        }
        backdrop = area.insetBy(dx: min(2, size.width / 2), dy: min(2, size.height / 2))
    }
}
