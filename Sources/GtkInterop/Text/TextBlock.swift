import CGtk

/// Some paragraphs, laid out by Pango.
///
/// It belongs to the thread on which it was made, since Pango keeps fonts for each.
final class TextBlock {
    let layout: OpaquePointer
    /// Whether whole lines were left out.
    private(set) var isCut = false

    /// - Parameters:
    ///   - lineLimit: The greatest number of lines; 0 stands for no limit.
    ///   - isRightToLeft: Whether the whole text is read from the right.
    init(_ text: String, style: TextLayoutStyle, lineLimit: Int, isRightToLeft: Bool, context: OpaquePointer)
    {
        layout = pango_layout_new(context)!
        let text = style.wrapping == .word ? LongWords.broken(text) : text
        pango_layout_set_text(layout, text, gint(text.utf8.count))
        style.font.withPangoDescription { pango_layout_set_font_description(layout, $0) }
        let attributes = FontFeatures.makeAttributes(for: text, in: style.font)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        setBreaking(style, lineLimit)
        setAlignment(style.alignment, isRightToLeft: isRightToLeft)
        TextWork.began(text.utf8.count)
        if lineLimit > 0 {
            isCut = LineLimit(layout, lineLimit, hasEllipsis: style.ellipsis != .none).apply()
        }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
        TextWork.ended()
    }

    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// How many of the first lines end within a height.
    func lines(within height: Double) -> Int {
        guard let iterator = pango_layout_get_iter(layout) else { return 0 }
        defer { pango_layout_iter_free(iterator) }
        var count = 0
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            guard Double(logical.y + logical.height) / Double(PANGO_SCALE) <= height else { break }
            count += 1
        } while pango_layout_iter_next_line(iterator) != 0
        return count
    }

    /// Whether some of the text is not shown.
    var isEllipsized: Bool {
        // Pango lays out lazily, and tells only after it has.
        _ = lineCount
        return isCut || pango_layout_is_ellipsized(layout) != 0
    }

    var size: (width: Double, height: Double) {
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        let scale = Double(PANGO_SCALE)
        return (max(0, Double(logical.width) / scale), max(0, Double(logical.height) / scale))
    }

    var baseline: Double { Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE) }

    private func setBreaking(_ style: TextLayoutStyle, _ lineLimit: Int) {
        pango_layout_set_spacing(layout, gint(style.boundedSpacing * Double(PANGO_SCALE)))
        pango_layout_set_width(layout, TextBounds.pangoWidth(style.width))
        pango_layout_set_wrap(layout, style.wrapping == .word ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
        // Without a line limit Pango would put each paragraph on one line as soon as it may ellipsize.
        let mode =
            switch lineLimit > 0 ? style.ellipsis : .none {
            case .none: PANGO_ELLIPSIZE_NONE
            case .head: PANGO_ELLIPSIZE_START
            case .middle: PANGO_ELLIPSIZE_MIDDLE
            case .tail: PANGO_ELLIPSIZE_END
            }
        pango_layout_set_ellipsize(layout, mode)
        pango_layout_set_height(layout, lineLimit > 0 ? -gint(clamping: lineLimit) : -1)
    }

    private func setAlignment(_ alignment: TextLayout.Alignment, isRightToLeft: Bool) {
        pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
        // Pango's left and right change places in right-to-left text.
        let pangoAlignment =
            switch alignment {
            case .natural, .justified: PANGO_ALIGN_LEFT
            case .center: PANGO_ALIGN_CENTER
            case .left: isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            case .right: isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            }
        pango_layout_set_alignment(layout, pangoAlignment)
    }
}
