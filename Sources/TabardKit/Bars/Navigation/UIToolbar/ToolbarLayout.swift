/// Where the items of a toolbar stand: a pure function of their widths in points.
struct ToolbarLayout: Equatable {
    static let height: CGFloat = 44

    /// What takes a place.
    enum Item: Equatable {
        case fixed(CGFloat)
        /// Takes what the others leave.
        case flexible
    }

    /// One for each item, in their order.
    private(set) var frames: [CGRect] = []

    /// - Parameter margin: On each side.
    init(_ items: [Item], width: CGFloat, margin: CGFloat, isRightToLeft: Bool) {
        var used: CGFloat = 0
        var springs: CGFloat = 0
        for item in items {
            switch item {
            case .fixed(let width): used += width
            case .flexible: springs += 1
            }
        }
        let available = max(0, width - 2 * margin)
        // Items that do not fit are all made narrower, so that the last one can be reached too.
        let scale = used > available && used > 0 ? available / used : 1
        let spring = springs > 0 ? max(0, available - used) / springs : 0
        var x = margin
        frames = items.map { item in
            let itemWidth: CGFloat =
                switch item {
                case .fixed(let width): width * scale
                case .flexible: spring
                }
            defer { x += itemWidth }
            let frame = CGRect(x: x, y: 0, width: itemWidth, height: Self.height)
            return isRightToLeft ? frame.mirrored(in: width) : frame
        }
    }
}
