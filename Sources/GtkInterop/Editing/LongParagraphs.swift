import CGtk

/// Keeps paragraphs and words that are far too long from holding everything up.
///
/// GTK lays a paragraph out as a whole, and Pango needs time that grows with the square of a word's length. So of a
/// paragraph only the beginning is shown, and lines are broken anywhere as soon as there is such a word. The text itself
/// stays as it is.
enum LongParagraphs {
    /// The scalars of a paragraph that are shown.
    static let limit = 10_000
    /// Bytes without a space, more than any word of a language has.
    private static let longestWord = 1_000

    static func hasLongWord(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var run = 0
            for byte in bytes {
                run = byte <= 0x20 ? 0 : run + 1
                if run > longestWord { return true }
            }
            return false
        }
    }
}

extension TextArea {
    /// Hides what is too much of paragraphs, after the text was changed by more than a few letters.
    func limitParagraphs() {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        gtk_text_buffer_remove_tag(buffer, excessTag, &start, &end)
        for line in 0..<gtk_text_buffer_get_line_count(buffer) { limitParagraph(line) }
    }

    /// Hides what is too much of one paragraph.
    func limitParagraph(_ line: gint) {
        var start = GtkTextIter()
        gtk_text_buffer_get_iter_at_line(buffer, &start, line)
        guard gtk_text_iter_get_chars_in_line(&start) > gint(LongParagraphs.limit) else { return }
        var end = start
        gtk_text_iter_forward_to_line_end(&end)
        start = place(Int(gtk_text_iter_get_offset(&start)) + LongParagraphs.limit)
        if gtk_text_iter_compare(&start, &end) < 0 {
            gtk_text_buffer_apply_tag(buffer, excessTag, &start, &end)
        }
    }

    /// Lines are broken between words, unless there are words that would take too long.
    func chooseWrapping(for text: String) {
        let mode = LongParagraphs.hasLongWord(text) ? GTK_WRAP_CHAR : GTK_WRAP_WORD_CHAR
        if gtk_text_view_get_wrap_mode(view) != mode { gtk_text_view_set_wrap_mode(view, mode) }
    }

    private var excessTag: UnsafeMutablePointer<GtkTextTag> {
        let table = gtk_text_buffer_get_tag_table(buffer)
        if let tag = gtk_text_tag_table_lookup(table, Self.excessName) { return tag }
        guard let tag = gtk_text_tag_new(Self.excessName) else { fatalError("GTK could not make a text tag") }
        gtk_text_tag_table_add(table, tag)
        g_object_unref(tag)
        var value = GValue()
        g_value_init(&value, tabard_type_boolean())
        g_value_set_boolean(&value, 1)
        let object = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
        g_object_set_property(object, "invisible", &value)
        g_value_unset(&value)
        return tag
    }

    private static var excessName: String { "tabard-excess" }
}
