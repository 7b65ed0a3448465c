import CGtk

/// What a font is asked for by: the nearest that is installed is used.
public struct FontDescription: Hashable, Sendable {
    /// One family, or several separated by commas, the preferred one first.
    public var family: String
    /// The size in points, one 96th of an inch each, like CSS pixels. From 0.5 to 1,000.
    public var size: Double
    /// As in CSS: 400 is regular, 700 bold. From 100 to 1,000.
    public var weight: Int
    /// Whether the letters slant.
    public var isItalic: Bool
    /// Whether all digits are equally wide, in fonts that offer it.
    public var hasMonospacedDigits: Bool
    /// Whether letters and signs may look different beside certain others, as `1x0` may be drawn as `1×0`.
    ///
    /// It is about Latin, Greek and Cyrillic letters and signs; scripts that can't do without always have it.
    public var hasContextualAlternates: Bool

    /// Makes a description; the weight is regular and the letters are upright by default.
    public init(
        family: String,
        size: Double,
        weight: Int = 400,
        isItalic: Bool = false,
        hasMonospacedDigits: Bool = false,
        hasContextualAlternates: Bool = true
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.hasContextualAlternates = hasContextualAlternates
    }

    /// The size within bounds that keep Pango's whole-number arithmetic from overflowing.
    var boundedSize: Double {
        size.isFinite ? min(max(size, 0.5), 1_000) : 17
    }

    /// Lends a PangoFontDescription.
    func withPangoDescription<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        let description = pango_font_description_new()!
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(
            description,
            family.utf8.contains(0) ? family.replacing("\0", with: "") : family
        )
        pango_font_description_set_absolute_size(description, boundedSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(weight, 100), 1_000))))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return body(description)
    }
}
