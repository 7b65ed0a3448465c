import CGtk

/// Keeps paragraphs on the side that was named.
///
/// GTK counts the sides from where a paragraph's own reading begins, so those that are read from the right have a tag by which
/// they stand on the other side.
extension TextArea {
    private static let tagName = "tabard-mirrored"

    /// Takes a new alignment over, or makes the tag anew after all tags were removed.
    func align() {
        gtk_text_view_set_justification(view, Self.justification(of: alignment, isMirrored: false))
        let table = gtk_text_buffer_get_tag_table(buffer)
        if let tag = gtk_text_tag_table_lookup(table, Self.tagName) { gtk_text_tag_table_remove(table, tag) }
        mirroringTag = nil
        guard alignment == .left || alignment == .right, let tag = gtk_text_tag_new(Self.tagName) else {
            return
        }
        // The table holds the tag from here on.
        gtk_text_tag_table_add(table, tag)
        g_object_unref(tag)
        // What parts of the text have for themselves counts more.
        gtk_text_tag_set_priority(tag, 0)
        let object = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
        let mirrored = Self.justification(of: alignment, isMirrored: true)
        TextTagProperties(object: object).set(mirrored)
        mirroringTag = tag
        alignParagraphs(in: 0..<count)
    }

    private static func justification(of alignment: Alignment, isMirrored: Bool) -> GtkJustification {
        switch alignment {
        case .start: GTK_JUSTIFY_LEFT
        case .center: GTK_JUSTIFY_CENTER
        case .left: isMirrored ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
        case .right: isMirrored ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT
        case .justified: GTK_JUSTIFY_FILL
        }
    }

    /// Follows what is written and taken away, by whomever.
    func listenForAlignment() {
        _ = bufferReference.connect("insert-text", after: true) { [weak self] arguments, _ in
            guard let self, self.mirroringTag != nil, arguments.count >= 4 else { return }
            var values = (arguments[1], arguments[2])
            guard let place = g_value_get_boxed(&values.0), let bytes = g_value_get_string(&values.1) else {
                return
            }
            let end = Int(gtk_text_iter_get_offset(place.assumingMemoryBound(to: GtkTextIter.self)))
            // There are no more characters than bytes.
            self.alignParagraphs(in: max(0, end - strlen(bytes))..<end)
        }
        _ = bufferReference.connect("delete-range", after: true) { [weak self] arguments, _ in
            guard let self, self.mirroringTag != nil, arguments.count >= 2 else { return }
            var value = arguments[1]
            guard let place = g_value_get_boxed(&value) else { return }
            let start = Int(gtk_text_iter_get_offset(place.assumingMemoryBound(to: GtkTextIter.self)))
            self.alignParagraphs(in: start..<start)
        }
    }

    private func alignParagraphs(in range: Range<Int>) {
        guard let tag = mirroringTag else { return }
        for paragraph in paragraphs(touching: range) {
            var start = place(paragraph.lowerBound)
            var end = place(paragraph.upperBound)
            if readsFromTheRight(paragraph) {
                gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
            } else {
                gtk_text_buffer_remove_tag(buffer, tag, &start, &end)
            }
        }
    }

    /// The paragraphs of which something is in a range, with what ends them.
    private func paragraphs(touching range: Range<Int>) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = place(range.lowerBound)
        gtk_text_iter_set_line_offset(&start, 0)
        while true {
            var end = start
            let isLast = gtk_text_iter_forward_line(&end) == 0
            let part = Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
            if !part.isEmpty { paragraphs.append(part) }
            if isLast || part.upperBound > range.upperBound { return paragraphs }
            start = end
        }
    }

    private func readsFromTheRight(_ range: Range<Int>) -> Bool {
        var place = place(range.lowerBound)
        for _ in range {
            if let scalar = Unicode.Scalar(gtk_text_iter_get_char(&place)),
                let direction = TextDirection(of: scalar)
            {
                return direction == .rightToLeft
            }
            if gtk_text_iter_forward_char(&place) == 0 { return false }
        }
        return false
    }

    /// A part of the text as one part for each stretch of paragraphs that are read from the same side, with the side where
    /// its lines stand as GTK counts it.
    func aligned(_ run: TextRun) -> [TextRun] {
        guard let paragraph = run.paragraph, paragraph.alignment == .left || paragraph.alignment == .right
        else {
            return [run]
        }
        var runs: [TextRun] = []
        for part in paragraphs(touching: run.range.clamped(to: 0..<count)) {
            var one = run
            one.range = part.clamped(to: run.range)
            guard !one.range.isEmpty else { continue }
            if paragraph.isRightToLeft ?? readsFromTheRight(part) {
                one.paragraph?.alignment = paragraph.alignment == .left ? .right : .left
            }
            if let last = runs.last, last.paragraph == one.paragraph,
                last.range.upperBound == one.range.lowerBound
            {
                runs[runs.count - 1].range = last.range.lowerBound..<one.range.upperBound
            } else {
                runs.append(one)
            }
        }
        return runs
    }
}
