import CGtk

/// A text with attributes, laid out line by line as far as it is shown.
///
/// Pango breaks and shapes the lines; where they stand is worked out here, since Pango knows no heights of lines, no space
/// between paragraphs and no indents at the end. It belongs to the thread on which it was made.
final class RichArrangement: TextArranging {
    /// A line in its place.
    struct Line {
        let block: RichBlock
        let index: Int
        let top: Double
        let height: Double
        /// From the top of the text.
        let baseline: Double

        var native: RichBlock.Line { block.lines[index] }
        var bottom: Double { top + height }
    }

    private(set) var lines: [Line] = []
    private(set) var isPartial = false
    private(set) var isEllipsized = false

    private let style: TextLayoutStyle
    private let context: OpaquePointer
    /// The size of the smallest letters, by which it is judged how much text fills a line.
    private let smallestSize: Double

    init(_ rich: RichText, style: TextLayoutStyle, visibleHeight: Double? = nil, context: OpaquePointer) {
        self.style = style
        self.context = context
        smallestSize = rich.spans.reduce(style.font.boundedSize) { min($0, $1.look.font?.boundedSize ?? $0) }
        let source = RichSource(rich)
        layOut(source, lines: style.lineLimit, height: visibleHeight, ellipsizes: visibleHeight == nil)
        guard let visibleHeight, isPartial || !fits(visibleHeight) || style.lineLimit > 0 else { return }
        let most = visibleHeight + TextExtents.excess(in: visibleHeight)
        var count = lines.firstIndex { $0.bottom > most } ?? lines.count
        let isWhole = count == lines.count && !isPartial && style.lineLimit == 0
        guard !isWhole else { return }
        if style.lineLimit > 0 { count = min(count, style.lineLimit) }
        layOut(source, lines: max(1, count), height: nil, ellipsizes: true)
        isPartial = true
    }

    private func layOut(_ source: RichSource, lines limit: Int, height: Double?, ellipsizes: Bool) {
        lines = []
        isEllipsized = false
        isPartial = false
        var style = style
        if !ellipsizes { style.ellipsis = .none }
        var pieces = source.pieces
        let isLimited = limit > 0 || height != nil
        while let piece = pieces.next(isAlone: isLimited) {
            let rest = limit > 0 ? limit - lines.count : 0
            let isLast = pieces.isAtEnd
            if !isLimited, style.width != nil, piece.range.count > Self.longParagraph {
                placeLong(piece, source, style)
                continue
            }
            place(block(piece, source, lines: rest, isFollowed: !isLast, height: height, style), limit: limit)
            if limit > 0, lines.count >= limit {
                if !isLast { isEllipsized = true }
                return
            }
            if let height, let last = lines.last, last.bottom > height {
                isPartial = !isLast || isPartial
                return
            }
        }
    }

    /// Lays out so much of a piece as is needed.
    private func block(
        _ piece: RichSource.Piece,
        _ source: RichSource,
        lines: Int,
        isFollowed: Bool,
        height: Double?,
        _ style: TextLayoutStyle
    ) -> RichBlock {
        let isByTail = style.ellipsis == .none || style.ellipsis == .tail
        if lines > 0 || height != nil, isByTail, let width = style.width {
            let most = lines > 0 ? lines : Int(min(1_000_000, max(0, height ?? 0) / (smallestSize / 2))) + 2
            var count = Self.characters(in: most, width: width, size: smallestSize)
            while count < piece.range.count {
                let part = source.prefix(of: piece, count: count)
                guard part.range.count < piece.range.count else { break }
                let block = makeBlock(part, source, lines: lines, mark: "", style)
                let isFilled =
                    lines > 0
                    ? block.isEllipsized || block.lines.count > lines
                    : block.lines.reduce(0) { $0 + $1.height } > (height ?? 0)
                if isFilled {
                    isPartial = true
                    isEllipsized = isEllipsized || lines > 0
                    return block
                }
                count *= 4
            }
        }
        let block = makeBlock(piece, source, lines: lines, mark: "", style)
        guard isFollowed, lines > 0, block.lines.count >= lines, !block.isEllipsized, style.ellipsis == .tail
        else { return block }
        // The ellipsis stands for the paragraphs that are gone.
        return makeBlock(piece, source, lines: lines, mark: "…", style)
    }

    /// Bytes of a paragraph that is laid out in parts.
    private static let longParagraph = 2_048
    /// Bytes of such a part.
    private static let partSize = 1_024

    /// Lays a long paragraph out part by part, each from the beginning of the last line of the one before: Pango's work grows
    /// with the square of what it lays out together.
    private func placeLong(_ piece: RichSource.Piece, _ source: RichSource, _ style: TextLayoutStyle) {
        var rest = piece
        rest.look.isRightToLeft = source.isRightToLeft(piece)
        var size = Self.partSize
        while true {
            let part = source.wholeWords(of: rest, count: size)
            let block = makeBlock(part, source, lines: 0, mark: "", style)
            let isLast = part.range.upperBound >= rest.range.upperBound
            guard isLast || block.lines.count > 1 else {
                size *= 2
                continue
            }
            let kept = isLast ? block.lines.count : block.lines.count - 1
            place(block, limit: 0, count: kept, isContinued: rest.range.lowerBound > piece.range.lowerBound)
            if isLast { return }
            let start = Int(block.lines[kept].pointer.pointee.start_index)
            rest.range = rest.range.lowerBound + max(1, start)..<rest.range.upperBound
            rest.look.firstLineIndent = rest.look.headIndent
        }
    }

    private static func characters(in lines: Int, width: Double, size: Double) -> Int {
        guard width.isFinite else { return .max }
        // Few letters are narrower than a fifth of their height.
        let count = (max(0, width) / (size / 5) + 16) * Double(lines)
        return count < 1_000_000 ? max(256, Int(count)) : .max
    }

    private func makeBlock(
        _ piece: RichSource.Piece,
        _ source: RichSource,
        lines: Int,
        mark: String,
        _ style: TextLayoutStyle
    ) -> RichBlock {
        RichBlock(
            source.text(of: piece) + mark,
            spans: source.spans(of: piece),
            from: piece.range.lowerBound,
            look: piece.look,
            style: style,
            lineLimit: lines,
            isRightToLeft: source.isRightToLeft(piece),
            context: context
        )
    }

    /// - Parameters:
    ///   - count: How many of the block's lines are placed; nil for all.
    ///   - isContinued: Whether the block goes on with the paragraph of the one before.
    private func place(_ block: RichBlock, limit: Int, count: Int? = nil, isContinued: Bool = false) {
        if block.isEllipsized { isEllipsized = true }
        for (index, native) in block.lines.prefix(count ?? block.lines.count).enumerated() {
            if limit > 0, lines.count >= limit {
                isEllipsized = true
                return
            }
            var top = 0.0
            if let last = lines.last {
                top = last.bottom + last.block.look.lineSpacing
                let isStart = native.isParagraphStart && !(isContinued && index == 0)
                if isStart { top += last.block.look.spacing + block.look.spacingBefore }
            }
            let height = block.look.height(of: native.height)
            // What is added to a line stands above its letters.
            let baseline = top + height - (native.height - native.baseline)
            lines.append(Line(block: block, index: index, top: top, height: height, baseline: baseline))
        }
    }

    var extents: TextExtents {
        var extents = TextExtents()
        for line in lines {
            let native = line.native
            let side = line.block.look.sideWidth(isFirstLine: native.isParagraphStart)
            extents.width = max(extents.width, native.width + side)
        }
        extents.height = lines.last?.bottom ?? 0
        extents.baseline = lines.first?.baseline ?? 0
        extents.lastBaseline = lines.last?.baseline
        extents.lineCount = lines.count
        return extents
    }

    /// The lowest and the highest place that is drawn, which may be beyond the lines.
    var drawnArea: Rectangle {
        let extents = extents
        var margin = 8.0
        for line in lines {
            for effect in line.native.effects {
                guard let shadow = effect.look.shadow else { continue }
                margin = max(margin, abs(shadow.x) + abs(shadow.y) + shadow.blur * 2)
            }
        }
        let left = lines.map { $0.block.left(in: style.width) + $0.native.x }.min() ?? 0
        return Rectangle(
            x: left - margin,
            y: -margin,
            width: extents.width + 2 * margin + 4,
            height: extents.height + 2 * margin
        )
    }

    func draw(_ snapshot: Snapshot, x: Double, y: Double, color: RGBA, within height: Double?) {
        var area = drawnArea
        area.x += x
        area.y += y
        // What lies far beyond what is seen would only take memory.
        area.width = min(area.width, 16_384)
        area.height = min(area.height, 16_384)
        guard area.isFinite, area.width > 0, area.height > 0 else { return }
        var bounds = area.graphene
        guard let cairo = gtk_snapshot_append_cairo(snapshot.pointer, &bounds) else { return }
        defer { cairo_destroy(cairo) }
        draw(cairo, x: x, y: y, color: color)
    }

    /// Draws with the top left of the text at a point.
    func draw(_ cairo: OpaquePointer, x: Double, y: Double, color: RGBA) {
        for line in lines {
            let left = x + line.block.left(in: style.width)
            RichLinePainter(cairo: cairo, color: color).draw(
                line.native,
                left: left,
                baseline: y + line.baseline
            )
        }
        forgetAlpha(cairo)
    }

    /// Plain texts that are drawn afterwards have the alpha of the last letters with attributes, so these are a space without.
    private func forgetAlpha(_ cairo: OpaquePointer) {
        guard let layout = pango_cairo_create_layout(cairo) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_text(layout, " ", 1)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_foreground_new(0, 0, 0))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_cairo_show_layout(cairo, layout)
    }
}
