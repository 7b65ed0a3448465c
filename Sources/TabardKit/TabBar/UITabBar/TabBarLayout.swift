/// Where each item of a tab bar stands: a pure function of sizes and texts.
struct TabBarLayout: Equatable {
    /// How icon and title stand to each other.
    enum Style: Equatable {
        /// The title under the icon, as in narrow windows; the items share the width.
        case stacked
        /// The title beside the icon, as in wide windows; the items stand in the middle.
        case inline
    }

    /// What the layout must know of an item.
    struct Content: Equatable {
        var title: String
        var imageSize: CGSize?
        var badge: String?
    }

    /// The place of one item.
    struct Item: Equatable {
        /// What reacts to the pointer; the items' never overlap.
        var frame: CGRect
        var image: CGRect?
        var title: CGRect
        /// The font size at which the title fits, or nearly so.
        var titleSize: CGFloat
        var badge: CGRect?
        /// What the focus ring goes around.
        var focus: CGRect
    }

    var style: Style
    var items: [Item]

    /// Measures a text: its width at a font size.
    typealias Measure = (_ text: String, _ size: CGFloat) -> CGFloat

    init(
        contents: [Content],
        size: CGSize,
        style: Style,
        isRightToLeft: Bool,
        measure: Measure
    ) {
        // Beside its icon a title needs some room; without it the items are stacked in wide bars too.
        let share = size.width / CGFloat(max(1, contents.count))
        let style = share < TabBarMetrics.inlineNarrowest ? .stacked : style
        self.style = style
        let frames = Self.frames(
            contents: contents,
            size: size,
            style: style,
            measure: measure
        )
        items = zip(contents, frames).map { content, frame in
            let placed = isRightToLeft ? frame.mirrored(in: size.width) : frame
            switch style {
            case .stacked:
                return Self.stack(content, in: placed, isRightToLeft: isRightToLeft, measure: measure)
            case .inline:
                return Self.line(content, in: placed, isRightToLeft: isRightToLeft, measure: measure)
            }
        }
    }

    private static func frames(
        contents: [Content],
        size: CGSize,
        style: Style,
        measure: Measure
    ) -> [CGRect] {
        let count = CGFloat(contents.count)
        guard count > 0 else { return [] }
        switch style {
        case .stacked:
            return share(size.width, from: 0, among: contents.count, height: size.height)
        case .inline:
            let widest =
                contents.map { content in
                    let title = measure(content.title, TabBarMetrics.inlineTitleSize)
                    let image =
                        content.imageSize == nil ? 0 : TabBarMetrics.imageSide + TabBarMetrics.inlineGap
                    return title + image + 2 * TabBarMetrics.inlinePadding
                }.max() ?? 0
            let wanted = min(max(widest, TabBarMetrics.inlineMinimumWidth), TabBarMetrics.inlineMaximumWidth)
            let total = min(wanted * count, size.width)
            return share(
                total,
                from: ((size.width - total) / 2).rounded(),
                among: contents.count,
                height: size.height
            )
        }
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
}

extension CGRect {
    /// The same rectangle seen from the other side of an area of the given width.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
