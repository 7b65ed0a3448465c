/// Where a popover stands beside what it belongs to: a pure function of lengths in points.
struct PopoverLayout: Equatable {
    static let arrowLength: CGFloat = 11
    static let radius: CGFloat = 13
    /// Between the popover and the window's edges.
    private static let edge: CGFloat = 8
    /// Between the arrow and the popover's corners.
    private static let arrowInset: CGFloat = 24

    private(set) var frame = CGRect.zero
    /// Which way the arrow points; empty without one.
    private(set) var direction: UIPopoverArrowDirection = []
    /// The arrow's tip.
    private(set) var tip = CGPoint.zero

    /// Takes the first permitted side on which all of the content fits, else the one with the most room.
    ///
    /// - Parameter source: What the popover belongs to, in the same coordinates as the bounds.
    init(
        content: CGSize,
        source: CGRect,
        directions: UIPopoverArrowDirection,
        in bounds: CGRect
    ) {
        let area = bounds.insetBy(dx: min(Self.edge, bounds.width / 2), dy: min(Self.edge, bounds.height / 2))
        let places = [UIPopoverArrowDirection.up, .down, .left, .right].filter(directions.contains).map {
            (direction: $0, room: Self.room(for: $0, source: source, in: area))
        }
        func seen(_ room: CGSize) -> CGFloat {
            max(0, min(room.width, content.width)) * max(0, min(room.height, content.height))
        }
        let fitting = places.first { $0.room.width >= content.width && $0.room.height >= content.height }
        guard let place = fitting ?? places.max(by: { seen($0.room) < seen($1.room) }) else {
            let size = CGSize(width: min(content.width, area.width), height: min(content.height, area.height))
            frame = Self.kept(
                CGRect(
                    x: source.midX - size.width / 2,
                    y: source.midY - size.height / 2,
                    width: size.width,
                    height: size.height
                ),
                in: area
            )
            return
        }
        direction = place.direction
        // However little room there is, something of the popover is to be seen.
        let size = CGSize(
            width: min(content.width, area.width, max(place.room.width, 120)),
            height: min(content.height, area.height, max(place.room.height, 80))
        )
        frame = Self.kept(Self.frame(size, direction: place.direction, source: source), in: area)
        placeTip(source)
    }

    private static func room(
        for direction: UIPopoverArrowDirection,
        source: CGRect,
        in area: CGRect
    ) -> CGSize {
        switch direction {
        case .up: CGSize(width: area.width, height: area.maxY - source.maxY - arrowLength)
        case .down: CGSize(width: area.width, height: source.minY - area.minY - arrowLength)
        case .left: CGSize(width: area.maxX - source.maxX - arrowLength, height: area.height)
        default: CGSize(width: source.minX - area.minX - arrowLength, height: area.height)
        }
    }

    private static func frame(_ size: CGSize, direction: UIPopoverArrowDirection, source: CGRect) -> CGRect {
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch direction {
        case .up: origin.y = source.maxY + arrowLength
        case .down: origin.y = source.minY - arrowLength - size.height
        case .left: origin.x = source.maxX + arrowLength
        default: origin.x = source.minX - arrowLength - size.width
        }
        return CGRect(origin: origin, size: size)
    }

    private static func kept(_ frame: CGRect, in area: CGRect) -> CGRect {
        CGRect(
            x: max(area.minX, min(frame.minX, area.maxX - frame.width)).rounded(),
            y: max(area.minY, min(frame.minY, area.maxY - frame.height)).rounded(),
            width: frame.width,
            height: frame.height
        )
    }

    private mutating func placeTip(_ source: CGRect) {
        func between(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low > high ? (low + high) / 2 : max(low, min(value, high))
        }
        let inset = Self.arrowInset
        let x = between(source.midX, frame.minX + inset, frame.maxX - inset)
        let y = between(source.midY, frame.minY + inset, frame.maxY - inset)
        switch direction {
        case .up: tip = CGPoint(x: x, y: frame.minY - Self.arrowLength)
        case .down: tip = CGPoint(x: x, y: frame.maxY + Self.arrowLength)
        case .left: tip = CGPoint(x: frame.minX - Self.arrowLength, y: y)
        default: tip = CGPoint(x: frame.maxX + Self.arrowLength, y: y)
        }
    }
}
