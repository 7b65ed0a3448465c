/// Where the preview of a context menu and the menu stand: pure functions of lengths in points.
struct PreviewLayout: Equatable {
    private static let edge: CGFloat = 16
    private static let distance: CGFloat = 10
    /// How little of the preview may be left where the menu needs the room.
    private static let leastHeight: CGFloat = 60

    private(set) var preview: CGRect
    private(set) var menu: CGRect

    /// Places the preview around what it belongs to, and the menu below it.
    ///
    /// - Parameters:
    ///   - preview: The size that the preview wants.
    ///   - menu: The size that the menu wants; zero without one.
    ///   - source: What they belong to, in the same coordinates as the bounds.
    ///   - bounds: Where there is room.
    init(preview: CGSize, menu: CGSize, beside source: CGRect, in bounds: CGRect) {
        let area = bounds.insetBy(
            dx: min(Self.edge, bounds.width / 2),
            dy: min(Self.edge, bounds.height / 2)
        )
        let menuHeight = min(menu.height, max(0, area.height - Self.leastHeight - Self.distance))
        let room = max(0, area.height - (menuHeight > 0 ? menuHeight + Self.distance : 0))
        let factor = min(
            1,
            area.width / max(1, preview.width),
            max(room, min(Self.leastHeight, area.height)) / max(1, preview.height)
        )
        let size = CGSize(width: preview.width * factor, height: preview.height * factor)
        let total = size.height + (menuHeight > 0 ? menuHeight + Self.distance : 0)
        func kept(_ wanted: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            max(start, min(wanted, end - length)).rounded()
        }
        let x = kept(source.midX - size.width / 2, size.width, area.minX, area.maxX)
        let y = kept(source.midY - size.height / 2, total, area.minY, area.maxY)
        self.preview = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let width = min(menu.width, area.width)
        self.menu = CGRect(
            x: kept(source.midX < bounds.midX ? x : x + size.width - width, width, area.minX, area.maxX),
            y: y + size.height + Self.distance,
            width: width,
            height: menuHeight
        )
    }
}
