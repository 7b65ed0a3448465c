import CGtk

/// A part of a text area's text that looks different from the whole.
public struct TextRun: Hashable, Sendable {
    /// The part, in Unicode scalars.
    public var range: Range<Int>
    /// What it looks like. Outlines, shadows and pictures are not drawn.
    public var look = SpanLook()
    /// How the lines of paragraphs stand that begin in it; nil is as those of the area do.
    public var paragraph: ParagraphLook?

    /// Its font; nil is the area's.
    public var font: FontDescription? {
        get { look.font }
        set { look.font = newValue }
    }
    /// The colour of its letters; nil is the area's.
    public var color: RGBA? {
        get { look.color }
        set { look.color = newValue }
    }
    /// The colour behind its letters; nil is none.
    public var background: RGBA? {
        get { look.background }
        set { look.background = newValue }
    }

    /// Makes a part that looks like the whole.
    public init(range: Range<Int>) { self.range = range }
}

extension TextArea {
    /// Sets how parts of the text look, in place of those set before; at most 10,000 parts.
    public func setRuns(_ runs: [TextRun]) {
        let table = gtk_text_buffer_get_tag_table(buffer)
        var old: [UnsafeMutablePointer<GtkTextTag>] = []
        withUnsafeMutablePointer(to: &old) { list in
            gtk_text_tag_table_foreach(
                table,
                { tag, data in
                    guard let tag, let data else { return }
                    data.assumingMemoryBound(to: [UnsafeMutablePointer<GtkTextTag>].self).pointee.append(tag)
                },
                list
            )
        }
        for tag in old { gtk_text_tag_table_remove(table, tag) }
        runFonts = [:]
        var tags: [TextRun: UnsafeMutablePointer<GtkTextTag>] = [:]
        for run in runs.prefix(10_000).flatMap(aligned) {
            var look = run
            look.range = 0..<0
            guard look != TextRun(range: 0..<0) else { continue }
            guard let tag = tags[look] ?? makeTag(look, in: table) else { continue }
            tags[look] = tag
            var start = place(run.range.lowerBound)
            var end = place(run.range.upperBound)
            gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
            if let font = look.font { runFonts[UnsafeMutableRawPointer(tag)] = font }
        }
        align()
        resetFontFeatures()
        limitParagraphs()
    }

    private func makeTag(
        _ look: TextRun,
        in table: OpaquePointer?
    ) -> UnsafeMutablePointer<GtkTextTag>? {
        guard let tag = TextTagClass.makeTag() else { return nil }
        let object = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
        // The table holds the tag from here on.
        gtk_text_tag_table_add(table, tag)
        g_object_unref(tag)
        TextTagProperties(object: object).set(look.look, look.paragraph)
        return tag
    }
}
