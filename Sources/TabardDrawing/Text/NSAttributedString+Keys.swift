extension NSAttributedString.Key {
    /// A `UIFont`; 12-point Helvetica's place is taken by the system font.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`: how the lines of the paragraph stand. The paragraph's first character decides.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor` for the letters; black if there is none.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the letters; none by default.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: 0 keeps letters apart that fonts join to one sign; 1 by default.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: points added after each letter; 0 takes apart what fonts move together.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added after each letter, beside what the font says; it counts for more than `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// An `NSUnderlineStyle`'s raw value for a line through the letters; every kind is drawn as a single line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// An `NSUnderlineStyle`'s raw value for a line below the letters; thick and broken ones are drawn as a single one.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor` for the letters' outlines; that of the letters by default.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the width of the letters' outlines in hundredths of the font's size; what is positive leaves them empty,
    /// what is negative fills them. 0, that is none, by default.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow` that the letters throw; none by default.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `TextEffectStyle`; without effect on Linux.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An `NSTextAttachment` in the place of the character `NSTextAttachment.character`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or `String` to which the text leads.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number: how many points the letters stand above the baseline; 0 by default.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A `UIColor` for the line below the letters; that of the letters by default. Its opacity is left out.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor` for the line through the letters; that of the letters by default. Its opacity is left out.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: how much the letters slant. Whatever is not 0 slants as the font's own slanted letters do.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: how much the letters are stretched; without effect on Linux.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Numbers of `NSWritingDirection` and `NSWritingDirectionFormatType`; without effect on Linux, where letters tell their
    /// direction, and `NSParagraphStyle.baseWritingDirection` that of a paragraph.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
