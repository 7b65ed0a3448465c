import CGtk

/// Shortens a laid-out text to a number of lines.
///
/// Pango's own limit counts the lines of each paragraph anew and needs an ellipsis.
struct LineLimit {
    private let layout: OpaquePointer
    private let limit: Int
    private let hasEllipsis: Bool

    init(_ layout: OpaquePointer, _ limit: Int, hasEllipsis: Bool) {
        self.layout = layout
        self.limit = limit
        self.hasEllipsis = hasEllipsis
    }

    private var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// Returns whether anything had to go.
    func apply() -> Bool {
        guard lineCount > limit, let cText = pango_layout_get_text(layout),
            let line = pango_layout_get_line_readonly(layout, gint(limit))
        else { return false }
        let text = String(cString: cText)
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: Int(line.pointee.start_index))
        var kept = text[..<start]
        // The break goes with the line; a space before it would widen the line that is now the last.
        if let last = kept.last, last.isNewline { kept.removeLast() }
        while let last = kept.last, last == " " || last == "\t" { kept.removeLast() }
        // The ellipsis stands for the lines that are gone, and may need the place of a few letters.
        set(hasEllipsis ? kept + "…" : kept)
        guard hasEllipsis else { return true }
        var attempts = 0
        while lineCount > limit, !kept.isEmpty {
            kept.removeLast(min(kept.count, attempts < 16 ? 1 : 16))
            set(kept + "…")
            attempts += 1
        }
        return true
    }

    private func set(_ text: Substring) {
        let string = String(text)
        pango_layout_set_text(layout, string, gint(string.utf8.count))
    }
}
