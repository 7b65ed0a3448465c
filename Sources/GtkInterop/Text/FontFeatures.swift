import CGtk

/// What fonts are asked to do with a text, whoever lays it out: as Pango's attributes, or in a text that is edited as tags.
enum FontFeatures {
    /// Something that is asked for.
    enum Feature: CaseIterable {
        case noHyphens
        case monospacedDigits
        case noContextualAlternates
        /// The two before together, for where just one can be said.
        case both

        /// In the form that Pango reads; nil for what is no feature of fonts.
        var fontFeatures: String? {
            switch self {
            case .noHyphens: nil
            case .monospacedDigits: "tnum=1"
            case .noContextualAlternates: "calt=0"
            case .both: "calt=0, tnum=1"
            }
        }
    }

    /// What is asked for in which bytes of a text; what comes later counts where two parts overlap.
    static func parts(of text: String, in font: FontDescription) -> [(feature: Feature, range: Range<Int>)] {
        var parts = rangesWithoutHyphens(of: text).map { (feature: Feature.noHyphens, range: $0) }
        if font.hasMonospacedDigits { parts.append((.monospacedDigits, 0..<text.utf8.count)) }
        if !font.hasContextualAlternates {
            let feature = font.hasMonospacedDigits ? Feature.both : .noContextualAlternates
            parts += plainRanges(of: text).map { (feature, $0) }
        }
        return parts
    }

    /// A list that the caller owns.
    static func makeAttributes(for text: String, in font: FontDescription) -> OpaquePointer {
        let attributes = pango_attr_list_new()!
        insert(for: text, in: font, into: attributes)
        return attributes
    }

    /// Adds to a list what is asked for in a part of its text.
    ///
    /// - Parameter start: The part's first byte.
    static func insert(
        for text: String,
        in font: FontDescription,
        into attributes: OpaquePointer,
        at start: Int = 0
    ) {
        for (feature, range) in parts(of: text, in: font) {
            let attribute =
                feature.fontFeatures.map { pango_attr_font_features_new($0) }
                ?? pango_attr_insert_hyphens_new(0)
            attribute?.pointee.start_index = guint(start + range.lowerBound)
            attribute?.pointee.end_index = guint(start + range.upperBound)
            pango_attr_list_insert(attributes, attribute)
        }
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
