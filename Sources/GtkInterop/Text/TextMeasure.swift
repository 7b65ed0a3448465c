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
        withArrangement(text, font, width) { arrangement in
            let extents = arrangement.extents
            result = (extents.width, extents.height)
        }
        return result
    }

    /// Lays text out with fonts of the current thread, since Pango keeps them for each.
    static func withArrangement(
        _ text: String,
        _ font: FontDescription,
        _ width: Double?,
        _ body: (TextArrangement) -> Void
    ) {
        let context = TextContext.make()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        var style = TextLayoutStyle(font: font)
        style.width = width
        body(TextArrangement(text, style: style, context: context))
    }

    /// What a text with attributes measures.
    ///
    /// - Parameters:
    ///   - font: The font of parts that have none.
    ///   - options: Where lines are broken and cut.
    public static func extents(of text: RichText, font: FontDescription, _ options: RichTextOptions)
        -> TextExtents
    {
        withArrangement(text, font, options) { $0.extents }
    }

    /// Lays a text with attributes out with fonts of the current thread.
    static func withArrangement<Result>(
        _ text: RichText,
        _ font: FontDescription,
        _ options: RichTextOptions,
        _ body: (RichArrangement) -> Result
    ) -> Result {
        let context = TextContext.make()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        var style = TextLayoutStyle(font: font)
        style.width = options.width
        style.lineLimit = options.lineLimit
        style.ellipsis = options.ellipsis
        style.wrapping = options.wrapping
        return body(
            RichArrangement(text, style: style, visibleHeight: options.visibleHeight, context: context)
        )
    }
}
