import CGtk

/// Makes words that are far too long breakable.
///
/// Pango looks for the best place in a word that is longer than a line, in time that grows with
/// the square of the word's length, and does so for every line anew.
enum LongWords {
    /// Characters, more than any word of a language has.
    private static let limit = 128
    /// It is not seen, and a line may be broken at it.
    private static let breakingPlace: Unicode.Scalar = "\u{200B}"

    static func broken(_ text: String) -> String {
        guard hasLongRun(text) else { return text }
        // In some languages lines may be broken between letters without any space.
        let scalars = text.unicodeScalars
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        pango_get_log_attrs(
            text,
            gint(text.utf8.count),
            -1,
            pango_language_get_default(),
            &attributes,
            gint(attributes.count)
        )
        var result = String.UnicodeScalarView()
        var run = 0
        for (scalar, attribute) in zip(scalars, attributes) {
            run = attribute.is_line_break != 0 ? 0 : run + 1
            if run >= limit {
                result.append(breakingPlace)
                run = 0
            }
            result.append(scalar)
        }
        return String(result)
    }

    /// A quick look that spares nearly all texts the thorough one.
    private static func hasLongRun(_ text: String) -> Bool {
        let spaces = Array(" \t\n\r".utf8)
        var run = 0
        for byte in text.utf8 {
            run = spaces.contains(byte) ? 0 : run + 1
            if run > limit { return true }
        }
        return false
    }
}
