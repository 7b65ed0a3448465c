import CGtk
import Synchronization

/// The measures of a font in points. They do not depend on the display's scale.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line, positive.
    public var ascent: Double
    /// From the baseline down to the bottom of the line, positive.
    public var descent: Double
    /// From the baseline up to the top of a capital letter.
    public var capHeight: Double
    /// From the baseline up to the top of a small x.
    public var xHeight: Double

    /// The height of one line.
    public var lineHeight: Double { ascent + descent }

    /// Measures a font; any thread may ask.
    public static func of(_ font: FontDescription) -> FontMetrics {
        cache.withLock { cache in
            if let known = cache[font] { return known }
            let measured = measure(font)
            // Apps use a handful of fonts; one that makes them up must not fill the memory.
            if cache.count >= 256 { cache.removeAll() }
            cache[font] = measured
            return measured
        }
    }

    /// Measures fonts anew from now on, after fonts came.
    static func forget() { cache.withLock { $0.removeAll() } }

    private static let cache = Mutex<[FontDescription: FontMetrics]>([:])

    private static func measure(_ font: FontDescription) -> FontMetrics {
        let context = TextContext.make()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        return font.withPangoDescription { description in
            let metrics = pango_context_get_metrics(context, description, nil)
            defer { pango_font_metrics_unref(metrics) }
            let scale = Double(PANGO_SCALE)
            return FontMetrics(
                ascent: Double(pango_font_metrics_get_ascent(metrics)) / scale,
                descent: Double(pango_font_metrics_get_descent(metrics)) / scale,
                capHeight: inkHeight("H", description, context),
                xHeight: inkHeight("x", description, context)
            )
        }
    }

    private static func inkHeight(
        _ letter: String,
        _ description: OpaquePointer,
        _ context: OpaquePointer
    ) -> Double {
        let layout = pango_layout_new(context)!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return Double(ink.height) / Double(PANGO_SCALE)
    }
}
