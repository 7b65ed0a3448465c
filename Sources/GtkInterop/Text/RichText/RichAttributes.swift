import CGtk

/// Makes Pango's attributes of what parts of a text look like.
final class RichAttributes {
    /// A part with a look that Pango does not draw.
    struct Effect {
        let range: Range<Int>
        let look: SpanLook
    }

    let list = pango_attr_list_new()!
    private(set) var effects: [Effect] = []
    private let bytes: [UInt8]
    private let font: FontDescription

    /// The greatest length of one thing, in points.
    private static let greatest = 10_000.0

    init(of text: String, in font: FontDescription) {
        bytes = Array(text.utf8)
        self.font = font
    }

    deinit { pango_attr_list_unref(list) }

    /// Adds the attributes of the parts that touch the text.
    ///
    /// - Parameter start: The text's first byte, as the parts count.
    func insert(_ spans: ArraySlice<RichText.Span>, from start: Int) {
        var rest = 0
        for span in spans {
            let first = min(max(rest, span.range.lowerBound - start), bytes.count)
            let last = min(max(first, span.range.upperBound - start), bytes.count)
            insertFeatures(of: font, in: rest..<first)
            if first < last { insert(span.look, in: first..<last) }
            rest = last
        }
        insertFeatures(of: font, in: rest..<bytes.count)
    }

    private func insertFeatures(of font: FontDescription, in range: Range<Int>) {
        guard !range.isEmpty else { return }
        let text = String(decoding: bytes[range], as: UTF8.self)
        FontFeatures.insert(for: text, in: font, into: list, at: range.lowerBound)
    }

    private func insert(_ look: SpanLook, in range: Range<Int>) {
        insertFeatures(of: look.font ?? font, in: range)
        if let font = look.font {
            font.withPangoDescription { add(pango_attr_font_desc_new($0), range) }
        }
        if look.isSlanted { add(pango_attr_style_new(PANGO_STYLE_OBLIQUE), range) }
        addColor(look.color, range)
        if look.outline.map({ !$0.isFilled }) ?? false {
            // What has an outline alone is not filled; Pango takes no alpha at all for an opaque one.
            add(pango_attr_foreground_alpha_new(1), range)
        }
        if let background = look.background {
            let parts = Self.parts(of: background)
            if parts.alpha > 0 {
                add(pango_attr_background_new(parts.red, parts.green, parts.blue), range)
                add(pango_attr_background_alpha_new(parts.alpha), range)
            }
        }
        if let kern = look.kern {
            if kern != 0 {
                add(pango_attr_letter_spacing_new(Self.units(kern)), range)
            } else {
                add(pango_attr_font_features_new("kern=0"), range)
            }
        }
        if !look.hasLigatures { add(pango_attr_font_features_new("liga=0, clig=0"), range) }
        if look.rise != 0 { add(pango_attr_rise_new(Self.units(look.rise)), range) }
        insertLines(look, in: range)
        insertPicture(look, in: range)
        guard look.hasEffects else { return }
        // A run of letters never goes on beyond an attribute's end, even of one that says nothing.
        if look.underline == nil { add(pango_attr_underline_new(PANGO_UNDERLINE_NONE), range) }
        effects.append(Effect(range: range, look: look))
    }

    private func insertLines(_ look: SpanLook, in range: Range<Int>) {
        if let line = look.underline {
            let ranges = look.underlinesWords ? words(in: range) : [range]
            for part in ranges {
                add(
                    pango_attr_underline_new(
                        line == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE
                    ),
                    part
                )
            }
            if let color = look.underlineColor {
                let parts = Self.parts(of: color)
                add(pango_attr_underline_color_new(parts.red, parts.green, parts.blue), range)
            }
        }
        guard look.strikethrough != nil else { return }
        add(pango_attr_strikethrough_new(1), range)
        if let color = look.strikethroughColor {
            let parts = Self.parts(of: color)
            add(pango_attr_strikethrough_color_new(parts.red, parts.green, parts.blue), range)
        }
    }

    private func insertPicture(_ look: SpanLook, in range: Range<Int>) {
        guard let picture = look.picture else { return }
        var area = PangoRectangle()
        area.x = Self.units(picture.left)
        area.y = -Self.units(picture.height + picture.bottom)
        area.width = Self.units(max(0, picture.width))
        area.height = Self.units(max(0, picture.height))
        add(pango_attr_shape_new(&area, &area), range)
    }

    private func addColor(_ color: RGBA?, _ range: Range<Int>) {
        guard let color else { return }
        let parts = Self.parts(of: color)
        add(pango_attr_foreground_new(parts.red, parts.green, parts.blue), range)
        // Without one of its own an opaque colour has the alpha of the widget's, as that of a placeholder. Pango takes an alpha
        // of 0 for none.
        add(pango_attr_foreground_alpha_new(max(1, parts.alpha)), range)
    }

    private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// The words in a part, by the spaces between them.
    private func words(in range: Range<Int>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for index in range {
            let isSpace = bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A
            if isSpace {
                if let begun = start { words.append(begun..<index) }
                start = nil
            } else {
                start = start ?? index
            }
        }
        if let start { words.append(start..<range.upperBound) }
        return words
    }

    private static func units(_ length: Double) -> gint {
        length.isFinite ? gint(min(max(length, -greatest), greatest) * Double(PANGO_SCALE)) : 0
    }

    private static func parts(of color: RGBA) -> (red: guint16, green: guint16, blue: guint16, alpha: guint16)
    {
        func part(_ value: Double) -> guint16 { guint16(value.isFinite ? min(max(value, 0), 1) * 65_535 : 0) }
        return (part(color.red), part(color.green), part(color.blue), part(color.alpha))
    }
}
