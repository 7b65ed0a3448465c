import CGtk

/// Finds words that are too long to be broken as words.
///
/// Pango looks for the best place in a word that is longer than a line, in time that grows with
/// the square of the word's length, for every line anew.
enum LongWords {
    private static let limit = 128

    static func exist(in text: String) -> Bool {
        let spaces = Array(" \t\n\r".utf8)
        var hasLongRun = false
        var run = 0
        for byte in text.utf8 {
            run = spaces.contains(byte) ? 0 : run + 1
            if run > limit {
                hasLongRun = true
                break
            }
        }
        return hasLongRun && longestUnbreakableRun(text) > limit
    }

    /// In some languages lines may be broken between letters without any space.
    private static func longestUnbreakableRun(_ text: String) -> Int {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
        pango_get_log_attrs(
            text,
            gint(text.utf8.count),
            -1,
            pango_language_get_default(),
            &attributes,
            gint(attributes.count)
        )
        var longest = 0
        var run = 0
        for attribute in attributes {
            run = attribute.is_line_break != 0 ? 0 : run + 1
            longest = max(longest, run)
        }
        return longest
    }
}
