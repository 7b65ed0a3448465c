/// Where an open menu and its lines stand: pure functions of lengths in points.
struct MenuLayout: Equatable {
    static let radius: CGFloat = 13
    static let leastWidth: CGFloat = 200
    static let mostWidth: CGFloat = 320
    static let rowHeight: CGFloat = 44
    static let titleHeight: CGFloat = 32
    static let gapHeight: CGFloat = 8
    static let margin: CGFloat = 16
    /// Where text begins if some line has a mark before it.
    static let markedMargin: CGFloat = 34
    /// For the images at the other side.
    static let imageWidth: CGFloat = 24
    /// Between a line's text and its keys.
    static let keysDistance: CGFloat = 16
    /// Between the menu and the window's edges, and what it belongs to.
    private static let edge: CGFloat = 8
    private static let distance: CGFloat = 6

    var frame: CGRect

    /// Places a menu below what it belongs to if it fits there, else above, else where there is more room.
    ///
    /// - Parameter source: What it belongs to, in the same coordinates as the bounds.
    init(content: CGSize, beside source: CGRect, in bounds: CGRect, isRightToLeft: Bool) {
        let area = bounds.insetBy(dx: min(Self.edge, bounds.width / 2), dy: min(Self.edge, bounds.height / 2))
        let below = area.maxY - source.maxY - Self.distance
        let above = source.minY - area.minY - Self.distance
        let isBelow = content.height <= below || below >= above
        let width = min(content.width, area.width)
        let height = max(0, min(content.height, max(isBelow ? below : above, min(area.height, 120))))
        // Its edge lies at the source's edge that is nearer to the window's.
        let isAtLeft =
            source.midX == bounds.midX ? !isRightToLeft : source.midX < bounds.midX
        let x = isAtLeft ? source.minX : source.maxX - width
        let y = isBelow ? source.maxY + Self.distance : source.minY - Self.distance - height
        frame = CGRect(
            x: max(area.minX, min(x, area.maxX - width)).rounded(),
            y: max(area.minY, min(y, area.maxY - height)).rounded(),
            width: width,
            height: height
        )
    }

    /// The width of a menu.
    ///
    /// - Parameter natural: What its widest line wants.
    static func width(natural: CGFloat) -> CGFloat { max(leastWidth, min(mostWidth, natural.rounded(.up))) }
}
