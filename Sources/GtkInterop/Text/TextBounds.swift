import CGtk

/// Keeps hostile text within what Pango can lay out quickly and without overflow.
enum TextBounds {
    /// Points; Pango counts 1,024ths of them in 32 bits.
    private static let greatestExtent = 1_000_000.0
    private static let greatestByteCount = 60_000

    /// The text without zero bytes, shortened to what can be laid out at this size even if every
    /// character stood on a line of its own.
    static func bounded(_ text: String, fontSize: Double) -> String {
        let limit = min(greatestByteCount, Int(greatestExtent / max(fontSize, 1)))
        var scalars = text.unicodeScalars[...]
        if text.utf8.count > limit {
            let utf8 = text.utf8
            var end = utf8.index(utf8.startIndex, offsetBy: limit)
            while end > utf8.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
                utf8.formIndex(before: &end)
            }
            scalars = text.unicodeScalars[..<end]
        }
        guard scalars.contains("\0") else { return String(scalars) }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars.lazy.filter { $0 != "\0" })
        return String(result)
    }

    /// A width in Pango's units; no limit is still a limit, since longer lines would overflow.
    static func pangoWidth(_ width: Double?) -> gint {
        guard let width, width.isFinite else { return gint(greatestExtent) * gint(PANGO_SCALE) }
        return gint(min(max(width, 0), greatestExtent) * Double(PANGO_SCALE))
    }
}
