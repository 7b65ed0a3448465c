internal import GtkInterop

extension TabBarLayout {
    /// The columns of the items, the first on the left.
    static func frames(
        contents: [Content],
        size: CGSize,
        style: Style,
        distribution: Distribution,
        measure: Measure
    ) -> [CGRect] {
        guard !contents.isEmpty else { return [] }
        let isCentered =
            switch distribution.positioning {
            case .automatic: style == .inline
            case .fill: false
            case .centered: true
            }
        guard isCentered else {
            return share(size.width, from: 0, among: contents.count, height: size.height)
        }
        let count = CGFloat(contents.count)
        let given = distribution.itemWidth.bounded
        let wanted = given > 0 ? given : usualWidth(contents, style: style, measure: measure)
        let width = min(wanted, size.width / count)
        let usualSpacing: CGFloat = style == .stacked ? TabBarMetrics.centeredSpacing : 0
        let spacing = distribution.itemSpacing.bounded
        // Where there is no room for both, the items come first.
        let room = contents.count > 1 ? (size.width - width * count) / (count - 1) : 0
        let gap = max(0, min(spacing > 0 ? spacing : usualSpacing, room)).rounded(.down)
        let total = width * count + gap * (count - 1)
        let start = ((size.width - total) / 2).rounded()
        guard gap > 0 else {
            return share(min(total, size.width), from: start, among: contents.count, height: size.height)
        }
        return (0..<contents.count).map { index in
            let x = (start + CGFloat(index) * (width + gap)).rounded(.down)
            return CGRect(x: x, y: 0, width: min(width.rounded(.down), size.width - x), height: size.height)
        }
    }

    private static func usualWidth(_ contents: [Content], style: Style, measure: Measure) -> CGFloat {
        guard style != .stacked else { return TabBarMetrics.centeredWidth }
        let measures: LineMeasures = style == .inline ? .wide : .compact
        let widest =
            contents.map { content in
                let title = measure(content.title, content.titleFont ?? style.titleFont)
                let image = content.imageSize == nil ? 0 : measures.imageSide + measures.gap
                return title + image + 2 * measures.padding
            }.max() ?? 0
        return min(max(widest, TabBarMetrics.inlineMinimumWidth), TabBarMetrics.inlineMaximumWidth)
    }

    /// Divides a width into whole points, so that icons stay sharp.
    private static func share(
        _ width: CGFloat,
        from start: CGFloat,
        among count: Int,
        height: CGFloat
    ) -> [CGRect] {
        let edges = (0...count).map { start + (width * CGFloat($0) / CGFloat(count)).rounded() }
        return zip(edges, edges.dropFirst()).map {
            CGRect(x: $0, y: 0, width: $1 - $0, height: height)
        }
    }

    /// Gives the room between the items, and beside them, to the nearest: what is a little off its aim is meant.
    mutating func spreadHitAreas(over size: CGSize, isRightToLeft: Bool) {
        let order = isRightToLeft ? Array(items.indices.reversed()) : Array(items.indices)
        var left: CGFloat = 0
        for (place, index) in order.enumerated() {
            let right =
                place + 1 < order.count
                ? ((items[index].frame.maxX + items[order[place + 1]].frame.minX) / 2).rounded() : size.width
            items[index].hitArea = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
            left = right
        }
    }
}
