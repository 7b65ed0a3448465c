/// Where each tab stands on the bar of a wide window: a pure function of widths.
///
/// Fixed tabs stand at the leading end, pinned ones at the trailing end; what is between them scrolls where it does not fit.
struct TopBarLayout: Equatable {
    /// Where on the bar a tab stands.
    enum Region: Equatable {
        case leading
        case middle
        case trailing
    }

    /// What the layout must know of a tab.
    struct Content: Equatable {
        var width: CGFloat
        var region: Region
    }

    /// The bar's size.
    let size: CGSize
    /// The tabs' places: those that scroll in the space that does, the others on the bar.
    private(set) var frames: [CGRect]
    /// The part of the bar in which the tabs that scroll are seen.
    private(set) var window: CGRect
    /// The width of what is seen in it.
    let scrolledWidth: CGFloat
    /// Which tabs scroll: those in the middle, or all where the others leave too little room.
    let isScrolled: [Bool]

    /// - Parameters:
    ///   - contents: The tabs, in order.
    ///   - width: The bar's.
    ///   - isRightToLeft: Whether the first tab stands on the right.
    init(_ contents: [Content], width: CGFloat, isRightToLeft: Bool) {
        let width = width.bounded
        let height = TopBarMetrics.height - 2 * TopBarMetrics.margin
        size = CGSize(width: width, height: TopBarMetrics.height)
        let inside = max(0, width - 2 * TopBarMetrics.margin)
        func length(_ regions: [Region]) -> CGFloat {
            contents.filter { regions.contains($0.region) }.reduce(0) {
                $0 + $1.width + TopBarMetrics.spacing
            }
        }
        let wanted = length([.middle])
        let ends = length([.leading, .trailing])
        let scrollsAll =
            ends > 0 && inside - ends + TopBarMetrics.spacing < min(wanted, TopBarMetrics.narrowestWindow)
        let leading = scrollsAll ? 0 : length([.leading])
        let trailing = scrollsAll ? 0 : length([.trailing])
        let isScrolled = contents.map { scrollsAll || $0.region == .middle }
        self.isScrolled = isScrolled
        let space = max(0, inside - leading - trailing)
        window = CGRect(x: TopBarMetrics.margin + leading, y: 0, width: space, height: size.height)
        let scrolled = max(0, (scrollsAll ? wanted + ends : wanted) - TopBarMetrics.spacing)
        scrolledWidth = scrolled
        var (start, middle) = (TopBarMetrics.margin, CGFloat(0))
        var end = width - TopBarMetrics.margin - trailing + TopBarMetrics.spacing
        frames = zip(contents, isScrolled).map { content, isScrolled in
            var frame = CGRect(x: 0, y: TopBarMetrics.margin, width: content.width, height: height)
            let step = content.width + TopBarMetrics.spacing
            if isScrolled {
                frame.origin.x = middle
                middle += step
            } else if content.region == .leading {
                frame.origin.x = start
                start += step
            } else {
                frame.origin.x = end
                end += step
            }
            return frame
        }
        guard isRightToLeft else { return }
        window = window.mirrored(in: width)
        let wide = max(scrolled, space)
        frames = zip(frames, isScrolled).map { frame, isScrolled in
            frame.mirrored(in: isScrolled ? wide : width)
        }
    }

    /// The size of what scrolls, no less than its window.
    var scrolledSize: CGSize { CGSize(width: max(scrolledWidth, window.width), height: size.height) }

    /// The tabs that have views: those that do not scroll, and of the others those that a part of what scrolls shows, with some beside
    /// them.
    func near(_ shown: CGRect, neighbours: Int) -> [Int] {
        guard let first = isScrolled.firstIndex(of: true), let last = isScrolled.lastIndex(of: true) else {
            return Array(frames.indices)
        }
        let isMirrored = frames[first].minX > frames[last].minX
        /// The first one that is beyond a place, as they are read.
        func lowest(_ isBeyond: (CGRect) -> Bool) -> Int {
            (first..<last + 1).partitioningIndex { isBeyond(frames[$0]) }
        }
        let start = lowest { isMirrored ? $0.minX < shown.maxX : $0.maxX > shown.minX }
        let end = lowest { isMirrored ? $0.maxX <= shown.minX : $0.minX >= shown.maxX }
        let near = max(first, start - neighbours)..<max(start, min(last + 1, end + neighbours))
        return Array(frames.indices[..<first]) + Array(near) + Array(frames.indices[(last + 1)...])
    }

    /// The width that shows all tabs.
    static func width(of contents: [Content]) -> CGFloat {
        guard !contents.isEmpty else { return 0 }
        let all = contents.reduce(0) { $0 + $1.width } + CGFloat(contents.count - 1) * TopBarMetrics.spacing
        return all + 2 * TopBarMetrics.margin
    }

    /// Where the bar stands in a row of its own: in the middle, or beside the sidebar's button where that would be in the way.
    ///
    /// - Parameter edges: What the window's own buttons take of the row.
    static func place(
        wanted: CGFloat,
        in row: CGRect,
        edges: (leading: CGFloat, trailing: CGFloat) = (0, 0),
        hasSidebarButton: Bool,
        isRightToLeft: Bool
    ) -> CGRect {
        let taken = hasSidebarButton ? TopBarMetrics.sidebarButton : 0
        let least = TopBarMetrics.edge + edges.leading + taken
        let end = row.width - TopBarMetrics.edge - edges.trailing
        let width = max(0, min(wanted, end - least))
        let most = max(least, end - width)
        let frame = CGRect(
            x: min(max(((row.width - width) / 2).rounded(), least), most),
            y: ((row.height - TopBarMetrics.height) / 2).rounded(),
            width: width,
            height: TopBarMetrics.height
        )
        let placed = isRightToLeft ? frame.mirrored(in: row.width) : frame
        return placed.offsetBy(dx: row.minX, dy: row.minY)
    }
}
