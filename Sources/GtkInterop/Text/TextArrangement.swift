import CGtk

/// A text laid out block by block, as far as it is shown.
///
/// It belongs to the thread on which it was made.
final class TextArrangement: TextArranging {
    private(set) var blocks: [TextBlock] = []
    /// Whether some of the text is not laid out, since it would not be seen.
    private(set) var isPartial = false

    private let style: TextLayoutStyle
    private let isRightToLeft: Bool
    private let context: OpaquePointer

    /// - Parameter visibleHeight: How much is seen; only the lines that fit into it are laid out, at least one. Nil for
    ///   all.
    init(_ text: String, style: TextLayoutStyle, visibleHeight: Double? = nil, context: OpaquePointer) {
        self.style = style
        self.context = context
        let text = TextBounds.bounded(text, fontSize: style.font.boundedSize)
        isRightToLeft = Self.isRightToLeft(text)
        var pieces = TextPieces(text)
        let visible = visibleHeight.map(style.lines(in:)) ?? .max
        if style.lineLimit > 0, style.lineLimit <= visible {
            layOut(&pieces, lines: style.lineLimit, style)
        } else if visible < .max {
            var style = style
            style.ellipsis = .none
            isPartial = layOut(&pieces, lines: visible, style)
        } else {
            while let piece = pieces.next(limit: .max) { blocks.append(block(piece, style, 0)) }
        }
        if let visibleHeight { dropLines(beyond: visibleHeight, of: text) }
    }

    /// Lays the text out anew if some of its lines would be cut through, in so many lines as fit.
    private func dropLines(beyond height: Double, of text: String) {
        guard isPartial || !fits(height) else { return }
        let most = height + TextExtents.excess(in: height)
        var count = 0
        forEachBlock(within: most) { block, top in count += block.lines(within: most - top) }
        blocks = []
        var pieces = TextPieces(text)
        layOut(&pieces, lines: max(1, count), style)
        isPartial = true
    }

    /// Whether a text is read from the right, which its first paragraph decides.
    static func isRightToLeft(_ text: String) -> Bool {
        var pieces = TextPieces(text)
        return TextDirection(of: pieces.next(limit: 1) ?? "") == .rightToLeft
    }

    /// Lays out the first lines; returns whether there are more.
    @discardableResult
    private func layOut(_ pieces: inout TextPieces, lines limit: Int, _ style: TextLayoutStyle) -> Bool {
        var rest = limit
        while rest > 0, let piece = pieces.next(limit: rest) {
            let block = firstLines(rest, of: piece, isFollowed: !pieces.isAtEnd, style)
            blocks.append(block)
            if block.isEllipsized { return true }
            rest -= block.lineCount
        }
        return !pieces.isAtEnd
    }

    /// Lays out so much of a piece that it fills the lines.
    ///
    /// - Parameter isFollowed: Whether other pieces follow, of which a last line tells by an ellipsis.
    private func firstLines(_ lines: Int, of piece: String, isFollowed: Bool, _ style: TextLayoutStyle)
        -> TextBlock
    {
        var count = style.characters(in: lines)
        while count < piece.utf8.count {
            let part = String(piece.prefix(count))
            guard part.utf8.count < piece.utf8.count else { break }
            let block = block(part, style, lines)
            if block.isEllipsized { return block }
            count *= 4
        }
        let block = block(piece, style, lines)
        guard isFollowed, !block.isEllipsized, block.lineCount >= lines else { return block }
        return self.block(piece + "\n.", style, lines)
    }

    private func block(_ text: String, _ style: TextLayoutStyle, _ lines: Int) -> TextBlock {
        TextBlock(text, style: style, lineLimit: lines, isRightToLeft: isRightToLeft, context: context)
    }

    /// Whether the lines or their limit leave some of the text out.
    var isEllipsized: Bool { blocks.last?.isEllipsized ?? false }

    var extents: TextExtents {
        var extents = TextExtents()
        extents.baseline = blocks.first?.baseline ?? 0
        for block in blocks {
            let size = block.size
            extents.width = max(extents.width, size.width)
            extents.height += size.height
            extents.lineCount += block.lineCount
        }
        extents.height += style.boundedSpacing * Double(max(0, blocks.count - 1))
        return extents
    }

    @MainActor
    func draw(_ snapshot: Snapshot, x: Double, y: Double, color: RGBA, within height: Double?) {
        var color = color.gdk
        forEachBlock(within: height) { block, top in
            gtk_snapshot_save(snapshot.pointer)
            var origin = graphene_point_t(x: Float(x), y: Float(y + top))
            gtk_snapshot_translate(snapshot.pointer, &origin)
            gtk_snapshot_append_layout(snapshot.pointer, block.layout, &color)
            gtk_snapshot_restore(snapshot.pointer)
        }
    }

    /// The blocks with their distances from the top.
    func forEachBlock(within height: Double? = nil, _ body: (TextBlock, Double) -> Void) {
        var top = 0.0
        for block in blocks where height.map({ top <= $0 }) ?? true {
            body(block, top)
            top += block.size.height + style.boundedSpacing
        }
    }
}
