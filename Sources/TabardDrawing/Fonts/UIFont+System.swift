internal import GtkInterop

extension UIFont {
    /// Inter is drawn for interfaces as San Francisco is; the others are what Linux desktops have.
    static let systemFamily = "Inter, Cantarell, Noto Sans, sans"
    static let monospacedFamily = "Noto Sans Mono, DejaVu Sans Mono, monospace"

    /// What `UIFont()` is.
    static let usualDescription = systemDescription(systemFontSize, .regular)

    /// The interface's font in regular weight.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The interface's font.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(systemDescription(fontSize, weight))
    }

    /// The interface's font in bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The interface's font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var description = systemDescription(fontSize, .regular)
        description.isItalic = true
        return UIFont(description)
    }

    /// A font in which all characters are equally wide.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(family: monospacedFamily, size: Double(fontSize), weight: weight.cssValue))
    }

    /// The interface's font with digits that are all equally wide.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var description = systemDescription(fontSize, weight)
        description.hasMonospacedDigits = true
        return UIFont(description)
    }

    private static func systemDescription(_ size: CGFloat, _ weight: UIFont.Weight) -> FontDescription {
        FontDescription(
            family: systemFamily,
            size: Double(size),
            weight: weight.cssValue,
            // Inter would make a sign of multiplication of the x in `1x0`.
            hasContextualAlternates: false
        )
    }

    /// The size of a label's text, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of a button's text, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small system text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of system text, in points.
    public class var systemFontSize: CGFloat { 14 }
}
