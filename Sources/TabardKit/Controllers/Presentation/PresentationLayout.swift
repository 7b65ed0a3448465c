/// Where a presented view stands in its window, without a display.
struct PresentationLayout: Equatable {
    static let pageRadius: CGFloat = 10
    static let alertRadius: CGFloat = 14
    /// The strip of what lies below that the largest page leaves.
    static let pageTop: CGFloat = 12

    var frame: CGRect
    /// The rounding of the corners, 0 for none.
    var cornerRadius: CGFloat = 0
    /// Whether the lower corners lie at the window's edge and are not rounded.
    var reachesBottom = false
    /// How dark what lies below gets, from 0 to 1.
    var dimming: CGFloat = 0

    /// Which way a popover's arrow points, and where its tip is.
    var arrowDirection: UIPopoverArrowDirection = []
    var arrowTip: CGPoint?

    /// Places a view.
    ///
    /// - Parameter content: The size that alerts and sheets of actions want, at most.
    init(_ kind: PresentationKind, in bounds: CGRect, isCompact: Bool, content: CGSize = .zero) {
        let height = min(content.height, max(0, bounds.height - 32))
        let width = min(content.width, max(0, bounds.width - 16))
        switch kind {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .dialog:
            frame = bounds
        case .page where isCompact, .form where isCompact:
            let top = min(Self.pageTop, bounds.height)
            frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
            cornerRadius = Self.pageRadius
            reachesBottom = true
            dimming = 1
        case .page:
            frame = Self.centered(
                CGSize(width: min(704, bounds.width - 80), height: max(0, bounds.height - 48)),
                in: bounds
            )
            cornerRadius = Self.pageRadius
            dimming = 1
        case .form:
            let wanted = CGSize(
                width: content.width > 0 ? content.width : 540,
                height: content.height > 0 ? content.height : 620
            )
            let size = CGSize(
                width: min(wanted.width, bounds.width - 80),
                height: min(wanted.height, max(0, bounds.height - 48))
            )
            frame = Self.centered(size, in: bounds)
            cornerRadius = Self.pageRadius
            dimming = 1
        case .alert:
            frame = Self.centered(CGSize(width: width, height: height), in: bounds)
            cornerRadius = Self.alertRadius
            dimming = 1
        case .actionSheet:
            frame = CGRect(
                x: ((bounds.width - width) / 2).rounded(),
                y: bounds.height - height - 8,
                width: width,
                height: height
            )
            dimming = 1
        case .popover(let source):
            frame = Self.beside(
                source,
                CGSize(width: width, height: height),
                in: bounds.insetBy(dx: 8, dy: 8)
            )
            cornerRadius = Self.alertRadius
        case .pointing(let source, let directions):
            let popover = PopoverLayout(content: content, source: source, directions: directions, in: bounds)
            frame = popover.frame
            cornerRadius = PopoverLayout.radius
            arrowDirection = popover.direction
            arrowTip = popover.direction.isEmpty ? nil : popover.tip
        }
    }

    /// Moves the view so that its middle is at a place, as far as there is room.
    mutating func center(on place: CGPoint, in bounds: CGRect) {
        let area = bounds.insetBy(dx: 8, dy: 8)
        let x = min(place.x - frame.width / 2, area.maxX - frame.width)
        let y = min(place.y - frame.height / 2, area.maxY - frame.height)
        frame.origin = CGPoint(x: max(area.minX, x).rounded(), y: max(area.minY, y).rounded())
    }

    private static func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
        CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: ((bounds.height - size.height) / 2).rounded(),
            width: max(0, size.width),
            height: size.height
        )
    }

    /// Above or below the source, wherever there is more room, and never beyond the edges.
    private static func beside(_ source: CGRect, _ size: CGSize, in area: CGRect) -> CGRect {
        let gap: CGFloat = 8
        let isAbove = source.minY - area.minY > area.maxY - source.maxY
        let y = isAbove ? source.minY - gap - size.height : source.maxY + gap
        let x = source.midX - size.width / 2
        return CGRect(
            x: min(max(area.minX, x), max(area.minX, area.maxX - size.width)).rounded(),
            y: min(max(area.minY, y), max(area.minY, area.maxY - size.height)).rounded(),
            width: size.width,
            height: size.height
        )
    }
}
