import CGtk

/// Measures text on any thread.
public enum TextMeasure {
    /// The size that text takes up in one font.
    ///
    /// - Parameter width: Where lines are broken, in points; nil for no limit.
    public static func size(
        of text: String,
        font: FontDescription,
        width: Double? = nil
    ) -> (width: Double, height: Double) {
        var result = (width: 0.0, height: 0.0)
        withLayout(text, font, width) { layout in
            var logical = PangoRectangle()
            pango_layout_get_extents(layout, nil, &logical)
            let scale = Double(PANGO_SCALE)
            result = (max(0, Double(logical.width) / scale), max(0, Double(logical.height) / scale))
        }
        return result
    }

    /// Lays text out with fonts of the current thread, since Pango keeps them for each.
    static func withLayout(
        _ text: String,
        _ font: FontDescription,
        _ width: Double?,
        _ body: (OpaquePointer) -> Void
    ) {
        let context = TextContext.make()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        guard let layout = pango_layout_new(context) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let bounded = LongWords.broken(TextBounds.bounded(text, fontSize: font.boundedSize))
        pango_layout_set_text(layout, bounded, gint(bounded.utf8.count))
        font.withPangoDescription { pango_layout_set_font_description(layout, $0) }
        pango_layout_set_width(layout, TextBounds.pangoWidth(width))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        body(layout)
    }
}
