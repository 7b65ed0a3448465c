import CGtk

/// Makes Pango contexts that measure the same on every display, and without one.
enum TextContext {
    /// A new context, owned by the caller. Pango keeps a font map for each thread.
    static func make() -> OpaquePointer {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        // Metrics rounded to whole pixels would make text take another space at another scale.
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        return context
    }

    /// Whether there is any font to draw with; if not, that is said once on the log.
    @MainActor static let hasFonts: Bool = {
        let description = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, "sans")
        pango_font_description_set_absolute_size(description, 10 * Double(PANGO_SCALE))
        if let font = pango_context_load_font(shared, description) {
            g_object_unref(UnsafeMutableRawPointer(font))
            return true
        }
        Log.warn("No font is installed, so no text can be drawn")
        return false
    }()

    /// The context that layouts share.
    @MainActor private(set) static var shared = make()

    /// Makes layouts share another one from now on, after fonts came; those that there are keep theirs.
    @MainActor static func renew() {
        g_object_unref(UnsafeMutableRawPointer(shared))
        shared = make()
    }
}
