import CGtk

/// Asks fonts for what `FontFeatures` says, by tags on the text, which GTK makes attributes of.
extension TextArea {
    /// The most parts in which something is asked for at once; a text that has more is left as fonts draw it.
    private static let mostParts = 10_000

    /// Makes the tags anew, after all tags were removed or the font changed.
    func resetFontFeatures() {
        let table = gtk_text_buffer_get_tag_table(buffer)
        for feature in FontFeatures.Feature.allCases {
            if let tag = gtk_text_tag_table_lookup(table, Self.name(of: feature)) {
                gtk_text_tag_table_remove(table, tag)
            }
        }
        featureTags = [:]
        for feature in FontFeatures.Feature.allCases { featureTags[feature] = makeTag(feature) }
        askForFontFeatures(in: 0..<count)
    }

    /// Follows what is written, by whomever.
    func listenForInsertions() {
        _ = bufferReference.connect("insert-text", after: true) { [weak self] arguments, _ in
            guard let self, arguments.count >= 4 else { return }
            var values = (arguments[1], arguments[2], arguments[3])
            guard let place = g_value_get_boxed(&values.0), let bytes = g_value_get_string(&values.1) else {
                return
            }
            let length = Int(g_value_get_int(&values.2))
            let buffer = UnsafeRawBufferPointer(start: bytes, count: length < 0 ? strlen(bytes) : length)
            let end = Int(gtk_text_iter_get_offset(place.assumingMemoryBound(to: GtkTextIter.self)))
            let count = buffer.lazy.filter { $0 & 0xC0 != 0x80 }.count
            self.askForFontFeatures(in: max(0, end - count)..<end)
        }
    }

    private func askForFontFeatures(in range: Range<Int>) {
        guard !range.isEmpty, let font else { return }
        var start = place(range.lowerBound)
        var end = place(range.upperBound)
        for tag in featureTags.values { gtk_text_buffer_remove_tag(buffer, tag, &start, &end) }
        var parts: [(tag: UnsafeMutablePointer<GtkTextTag>, range: Range<Int>)] = []
        while gtk_text_iter_compare(&start, &end) < 0 {
            var next = start
            if runFonts.isEmpty || gtk_text_iter_forward_to_tag_toggle(&next, nil) == 0
                || gtk_text_iter_compare(&next, &end) > 0
            {
                next = end
            }
            let place = Int(gtk_text_iter_get_offset(&start))
            for (feature, part) in Self.parts(
                of: text(from: &start, to: &next),
                in: runFont(at: &start) ?? font
            ) {
                guard let tag = featureTags[feature] else { continue }
                parts.append((tag, place + part.lowerBound..<place + part.upperBound))
            }
            start = next
        }
        guard parts.count <= Self.mostParts else { return }
        for (tag, range) in parts {
            var start = place(range.lowerBound)
            var end = place(range.upperBound)
            gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
        }
    }

    /// What is asked for in which Unicode scalars of a text.
    private static func parts(
        of text: String,
        in font: FontDescription
    ) -> [(feature: FontFeatures.Feature, range: Range<Int>)] {
        let parts = FontFeatures.parts(of: text, in: font)
        guard text.unicodeScalars.count < text.utf8.count, parts.count <= mostParts else { return parts }
        let bounds = Set(parts.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
        var scalars: [Int: Int] = [:]
        var (byte, scalar) = (0, 0)
        for character in text.unicodeScalars {
            if bounds.contains(byte) { scalars[byte] = scalar }
            byte += UTF8.width(character)
            scalar += 1
        }
        scalars[byte] = scalar
        return parts.compactMap { feature, range in
            guard let start = scalars[range.lowerBound], let end = scalars[range.upperBound] else {
                return nil
            }
            return (feature, start..<end)
        }
    }

    /// The font that a part of the text has for itself.
    private func runFont(at place: inout GtkTextIter) -> FontDescription? {
        guard !runFonts.isEmpty, let list = gtk_text_iter_get_tags(&place) else { return nil }
        defer { g_slist_free(list) }
        var font: FontDescription?
        var entry: UnsafeMutablePointer<GSList>? = list
        while let current = entry {
            if let tag = current.pointee.data, let own = runFonts[tag] { font = own }
            entry = current.pointee.next
        }
        return font
    }

    private static func name(of feature: FontFeatures.Feature) -> String { "tabard-\(feature)" }

    private func makeTag(_ feature: FontFeatures.Feature) -> UnsafeMutablePointer<GtkTextTag>? {
        guard let tag = gtk_text_tag_new(Self.name(of: feature)) else { return nil }
        // The table holds the tag from here on.
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
        g_object_unref(tag)
        let object = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
        var value = GValue()
        if let features = feature.fontFeatures {
            g_value_init(&value, tabard_type_string())
            g_value_set_string(&value, features)
            g_object_set_property(object, "font-features", &value)
        } else {
            g_value_init(&value, tabard_type_boolean())
            g_value_set_boolean(&value, 0)
            g_object_set_property(object, "insert-hyphens", &value)
        }
        g_value_unset(&value)
        return tag
    }
}
