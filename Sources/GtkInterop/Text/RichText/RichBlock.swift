import CGtk

/// Some paragraphs of a text with attributes, which stand alike, laid out by Pango.
///
/// It belongs to the thread on which it was made.
final class RichBlock {
    /// A line as Pango laid it out.
    struct Line {
        let pointer: UnsafeMutablePointer<PangoLayoutLine>
        /// From the layout's left edge.
        let x: Double
        let width: Double
        /// The height that its letters have by themselves.
        let height: Double
        /// From its top.
        let baseline: Double
        let isParagraphStart: Bool
        /// Where its parts stand that Pango does not draw, or not alone.
        var effects: [Effect] = []
    }

    /// A part of a line with a look that Pango does not draw.
    struct Effect {
        let look: SpanLook
        let font: UnsafeMutablePointer<PangoFont>?
        let glyphs: UnsafeMutablePointer<PangoGlyphString>?
        /// The size of the font in points.
        let fontSize: Double
        /// From the line's left edge.
        let x: Double
        let width: Double
        /// From the line's baseline upwards.
        let rise: Double
    }

    let layout: OpaquePointer
    let look: ParagraphLook
    private(set) var lines: [Line] = []
    let isRightToLeft: Bool
    /// Whether Pango put an ellipsis in the place of some of the text.
    private(set) var isEllipsized = false

    /// - Parameters:
    ///   - text: Whole paragraphs.
    ///   - spans: The parts that the paragraphs have, with places counted from their beginning.
    ///   - lineLimit: The greatest number of lines, the last of which is cut; 0 stands for no limit.
    init(
        _ text: String,
        spans: ArraySlice<RichText.Span>,
        from start: Int,
        look: ParagraphLook,
        style: TextLayoutStyle,
        lineLimit: Int,
        isRightToLeft: Bool,
        context: OpaquePointer
    ) {
        self.look = look
        self.isRightToLeft = look.isRightToLeft ?? isRightToLeft
        if let forced = look.isRightToLeft {
            // Layouts follow their context, which others share.
            let own = TextContext.make()
            defer { g_object_unref(UnsafeMutableRawPointer(own)) }
            pango_context_set_base_dir(own, forced ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
            layout = pango_layout_new(own)!
            pango_layout_set_auto_dir(layout, 0)
        } else {
            layout = pango_layout_new(context)!
        }
        pango_layout_set_text(layout, text, gint(text.utf8.count))
        style.font.withPangoDescription { pango_layout_set_font_description(layout, $0) }
        let attributes = RichAttributes(of: text, in: style.font)
        attributes.insert(spans, from: start)
        pango_layout_set_attributes(layout, attributes.list)
        setBreaking(text, style, lineLimit, room: Self.room(for: spans, look, style))
        pango_layout_set_justify(layout, (look.alignment ?? style.alignment) == .justified ? 1 : 0)
        setTabs()
        TextWork.began(text.utf8.count)
        collectLines(attributes.effects, style)
        isEllipsized = pango_layout_is_ellipsized(layout) != 0
    }

    deinit {
        for line in lines { pango_layout_line_unref(line.pointer) }
        g_object_unref(UnsafeMutableRawPointer(layout))
        TextWork.ended()
    }

    /// From the left edge of a width to the lines' area.
    func left(in width: Double?) -> Double {
        look.left(in: Self.bounded(width), isRightToLeft: isRightToLeft)
    }

    private static func bounded(_ width: Double?) -> Double {
        Double(TextBounds.pangoWidth(width)) / Double(PANGO_SCALE)
    }

    /// What Pango asks for beyond a line's own width: it counts the space after the last letter, which it then takes off.
    private static func room(
        for spans: ArraySlice<RichText.Span>,
        _ look: ParagraphLook,
        _ style: TextLayoutStyle
    ) -> Double {
        guard (look.alignment ?? style.alignment) != .justified else { return 0 }
        return spans.reduce(0) { max($0, $1.look.kern ?? 0) }
    }

    private func setBreaking(_ text: String, _ style: TextLayoutStyle, _ lineLimit: Int, room: Double) {
        let width = look.lineWidth(in: Self.bounded(style.width)) + room
        pango_layout_set_width(layout, TextBounds.pangoWidth(width))
        pango_layout_set_indent(layout, gint((look.firstLineIndent - look.headIndent) * Double(PANGO_SCALE)))
        let isByWord = (look.wrapping ?? style.wrapping) == .word && !LongParagraphs.hasLongWord(text)
        pango_layout_set_wrap(layout, isByWord ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
        guard lineLimit > 0, style.ellipsis != .none else { return }
        let mode =
            switch style.ellipsis {
            case .none: PANGO_ELLIPSIZE_NONE
            case .head: PANGO_ELLIPSIZE_START
            case .middle: PANGO_ELLIPSIZE_MIDDLE
            case .tail: PANGO_ELLIPSIZE_END
            }
        pango_layout_set_ellipsize(layout, mode)
        pango_layout_set_height(layout, -gint(clamping: lineLimit))
    }

    /// From the layout's left edge to a line's. Pango would put indents of lines at the right beside their ends.
    private func left(
        of line: UnsafeMutablePointer<PangoLayoutLine>,
        width: Double,
        isFirst: Bool,
        _ style: TextLayoutStyle
    ) -> Double {
        let isRightToLeft =
            look.isRightToLeft ?? (pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
        let indent = (isFirst ? look.firstLineIndent : look.headIndent) - look.commonIndent
        let rest = look.lineWidth(in: Self.bounded(style.width)) - indent - width
        let part: Double =
            switch look.alignment ?? style.alignment {
            case .natural, .justified: isRightToLeft ? 1 : 0
            case .left: 0
            case .center: 0.5
            case .right: 1
            }
        return (isRightToLeft ? 0 : indent) + rest * part
    }

    private func setTabs() {
        var tabs = look.tabs
        if look.tabInterval > 0 {
            let last = tabs.last?.place ?? 0
            for index in 1...32 {
                tabs.append(ParagraphLook.Tab(last + look.tabInterval * Double(index), .left))
            }
        }
        guard !tabs.isEmpty, let array = pango_tab_array_new(gint(tabs.count), 0) else { return }
        defer { pango_tab_array_free(array) }
        for (index, tab) in tabs.enumerated() {
            let alignment =
                switch tab.alignment {
                case .left: PANGO_TAB_LEFT
                case .center: PANGO_TAB_CENTER
                case .right: PANGO_TAB_RIGHT
                case .decimal: PANGO_TAB_DECIMAL
                }
            let place = min(max(0, tab.place - look.commonIndent), 100_000)
            pango_tab_array_set_tab(array, gint(index), alignment, gint(place * Double(PANGO_SCALE)))
        }
        pango_layout_set_tabs(layout, array)
    }

    private func collectLines(_ effects: [RichAttributes.Effect], _ style: TextLayoutStyle) {
        guard let iterator = pango_layout_get_iter(layout) else { return }
        defer { pango_layout_iter_free(iterator) }
        let scale = Double(PANGO_SCALE)
        repeat {
            guard let pointer = pango_layout_iter_get_line_readonly(iterator) else { continue }
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            let top = Double(logical.y) / scale
            let width = Double(logical.width) / scale
            let isFirst = pango_layout_line_is_paragraph_start(pointer) != 0
            // The layout forgets its lines when fonts come or go.
            lines.append(
                Line(
                    pointer: pango_layout_line_ref(pointer),
                    x: left(of: pointer, width: width, isFirst: isFirst, style),
                    width: width,
                    height: Double(logical.height) / scale,
                    baseline: Double(pango_layout_iter_get_baseline(iterator)) / scale - top,
                    isParagraphStart: isFirst
                )
            )
        } while pango_layout_iter_next_line(iterator) != 0
        if !effects.isEmpty { collectEffects(effects, style) }
    }

    private func collectEffects(_ effects: [RichAttributes.Effect], _ style: TextLayoutStyle) {
        guard let iterator = pango_layout_get_iter(layout) else { return }
        defer { pango_layout_iter_free(iterator) }
        let scale = Double(PANGO_SCALE)
        var index = 0
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            while index < lines.count, lines[index].pointer != line { index += 1 }
            guard index < lines.count else { return }
            // The end of a line is a run that is none.
            guard let run = pango_layout_iter_get_run_readonly(iterator), let item = run.pointee.item else {
                continue
            }
            let place = Int(item.pointee.offset)
            guard let effect = Self.effect(at: place, among: effects) else { continue }
            var (logical, whole) = (PangoRectangle(), PangoRectangle())
            pango_layout_iter_get_run_extents(iterator, nil, &logical)
            pango_layout_iter_get_line_extents(iterator, nil, &whole)
            let rise = pango_layout_iter_get_baseline(iterator) - pango_layout_iter_get_run_baseline(iterator)
            lines[index].effects.append(
                Effect(
                    look: effect.look,
                    font: item.pointee.analysis.font,
                    glyphs: run.pointee.glyphs,
                    fontSize: (effect.look.font ?? style.font).boundedSize,
                    x: Double(logical.x - whole.x) / scale,
                    width: Double(logical.width) / scale,
                    rise: Double(rise) / scale
                )
            )
        } while pango_layout_iter_next_run(iterator) != 0
    }

    /// The effect at a byte; they are in their order.
    private static func effect(
        at place: Int,
        among effects: [RichAttributes.Effect]
    ) -> RichAttributes.Effect? {
        var (low, high) = (0, effects.count)
        while low < high {
            let middle = (low + high) / 2
            if effects[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
        }
        return low < effects.count && effects[low].range.contains(place) ? effects[low] : nil
    }
}
