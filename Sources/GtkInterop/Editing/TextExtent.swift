import CGtk

/// The room that text takes in a text area, without a display.
@MainActor
public enum TextExtent {
    /// Bytes of text that are measured; what is beyond is guessed by their number.
    private static let measuredBytes = 40_000

    /// The width of the longest line and the height of all.
    ///
    /// - Parameters:
    ///   - runs: Parts with looks of their own, in their order.
    ///   - area: Whose settings for drawing letters count; those of no display if it is nil.
    ///   - width: Where lines are broken; nil breaks only between paragraphs.
    public static func of(
        _ text: String,
        font: FontDescription,
        runs: [TextRun] = [],
        in area: TextArea? = nil,
        width: Double?
    ) -> (width: Double, height: Double) {
        let context = area.flatMap { gtk_widget_get_pango_context($0.widget) } ?? TextContext.shared
        let reference = ObjectReference(adopting: UnsafeMutableRawPointer(pango_layout_new(context)))
        let layout = OpaquePointer(reference.pointer)
        font.withPangoDescription { pango_layout_set_font_description(layout, $0) }
        pango_layout_set_width(layout, TextBounds.pangoWidth(width))
        pango_layout_set_wrap(
            layout,
            LongParagraphs.hasLongWord(text) ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
        )
        var size = (width: 0.0, height: 0.0)
        var measured = 0
        var known: [Substring: (width: Double, height: Double)] = [:]
        let fonts = runs
        var scalar = 0
        var last = text.startIndex
        // Each paragraph is laid out for itself, as GTK does, and takes a whole number of points.
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator) {
            if measured > measuredBytes { break }
            measured += paragraph.utf8.count + 1
            if !fonts.isEmpty {
                scalar += text.unicodeScalars.distance(from: last, to: paragraph.startIndex)
                last = paragraph.startIndex
            }
            let own = known[paragraph] ?? extent(of: paragraph, in: font, at: scalar, fonts, layout)
            if fonts.isEmpty, paragraph.utf8.count < 200 { known[paragraph] = own }
            size.width = max(size.width, own.width)
            size.height += own.height.rounded()
        }
        let all = text.utf8.count + 1
        if measured < all { size.height *= Double(all) / Double(max(1, measured)) }
        return size
    }

    private static func isSeparator(_ character: Character) -> Bool {
        character.isNewline && !["\u{B}", "\u{C}", "\u{85}", "\u{2028}"].contains(character)
    }

    private static func extent(
        of paragraph: Substring,
        in font: FontDescription,
        at start: Int,
        _ runs: [TextRun],
        _ layout: OpaquePointer
    ) -> (width: Double, height: Double) {
        let shown = String(paragraph.unicodeScalars.prefix(LongParagraphs.limit).filter { $0 != "\0" })
        pango_layout_set_text(layout, shown, gint(shown.utf8.count))
        let scalars = shown.unicodeScalars
        let whole = start..<start + scalars.count
        var spans: [RichText.Span] = []
        var look: ParagraphLook?
        var (scalar, place) = (start, shown.startIndex)
        for run in runs where run.range.overlaps(whole) || run.range.contains(start) {
            if run.range.contains(start) { look = run.paragraph }
            let part = run.range.clamped(to: whole)
            guard part.lowerBound >= scalar else { continue }
            let first = scalars.index(place, offsetBy: part.lowerBound - scalar)
            let last = scalars.index(first, offsetBy: part.count)
            let byte = shown.utf8.distance(from: shown.startIndex, to: first)
            spans.append(RichText.Span(byte..<byte + shown.utf8.distance(from: first, to: last), run.look))
            (scalar, place) = (part.upperBound, last)
        }
        let attributes = RichAttributes(of: shown, in: font)
        attributes.insert(spans[...], from: 0)
        if let factor = look?.lineHeightMultiple, factor > 0 {
            pango_attr_list_insert(attributes.list, pango_attr_line_height_new(factor))
        }
        pango_layout_set_attributes(layout, attributes.list)
        let width = pango_layout_get_width(layout)
        defer { pango_layout_set_width(layout, width) }
        if let look {
            let sides = (look.headIndent + max(0, -look.tailIndent)).rounded() * Double(PANGO_SCALE)
            if width > 0 { pango_layout_set_width(layout, max(1, width - gint(sides))) }
            let indent = (look.firstLineIndent - look.headIndent).rounded() * Double(PANGO_SCALE)
            pango_layout_set_indent(layout, gint(indent))
            pango_layout_set_spacing(layout, gint(look.lineSpacing.rounded() * Double(PANGO_SCALE)))
        }
        defer {
            pango_layout_set_indent(layout, 0)
            pango_layout_set_spacing(layout, 0)
        }
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        let scale = Double(PANGO_SCALE)
        let around = (look?.spacing ?? 0).rounded() + (look?.spacingBefore ?? 0).rounded()
        let beside = (look?.headIndent ?? 0) + max(0, -(look?.tailIndent ?? 0))
        return (
            max(0, Double(logical.width) / scale) + beside,
            max(0, Double(logical.height) / scale) + around
        )
    }
}
