import CGtk

/// What fonts are asked to do with a text, as Pango's attributes.
enum FontFeatures {
    /// A list that the caller owns.
    static func makeAttributes(for text: String, in font: FontDescription) -> OpaquePointer {
        let attributes = pango_attr_list_new()!
        for range in rangesWithoutHyphens(of: text) {
            insert(pango_attr_insert_hyphens_new(0), into: attributes, at: range)
        }
        if font.hasMonospacedDigits {
            insert(pango_attr_font_features_new("tnum=1"), into: attributes, at: nil)
        }
        if !font.hasContextualAlternates {
            for range in plainRanges(of: text) {
                insert(pango_attr_font_features_new("calt=0"), into: attributes, at: range)
            }
        }
        return attributes
    }

    private static func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?,
        into attributes: OpaquePointer,
        at range: Range<Int>?
    ) {
        if let range {
            attribute?.pointee.start_index = guint(range.lowerBound)
            attribute?.pointee.end_index = guint(range.upperBound)
        }
        pango_attr_list_insert(attributes, attribute)
    }

    /// All bytes of a text but its soft hyphens, at which a hyphen is asked for: a word that does not fit its line is
    /// broken as it is elsewhere.
    private static func rangesWithoutHyphens(of text: String) -> [Range<Int>] {
        let bytes = Array(text.utf8)
        guard bytes.contains(0xAD) else { return [0..<bytes.count] }
        var ranges: [Range<Int>] = []
        var start = 0
        for index in bytes.indices.dropLast() where bytes[index] == 0xC2 && bytes[index + 1] == 0xAD {
            ranges.append(start..<index)
            start = index + 2
        }
        return ranges + [start..<bytes.count]
    }

    /// The bytes of a text that a font for Latin letters draws, without those of scripts whose letters depend on their
    /// neighbours: their own fonts draw them, by the same feature.
    static func plainRanges(of text: String) -> [Range<Int>] {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        if isASCII { return text.isEmpty ? [] : [0..<text.utf8.count] }
        var ranges: [Range<Int>] = []
        var start: Int?
        var place = 0
        for scalar in text.unicodeScalars {
            if isPlain(scalar) {
                start = start ?? place
            } else if let begun = start {
                ranges.append(begun..<place)
                start = nil
            }
            place += UTF8.width(scalar)
        }
        if let start { ranges.append(start..<place) }
        return ranges
    }

    /// Latin, Greek and Cyrillic letters with their marks, punctuation, arrows and mathematical signs.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D: false
        case 0..<0x530, 0x1E00..<0x2C00: true
        default: false
        }
    }
}
