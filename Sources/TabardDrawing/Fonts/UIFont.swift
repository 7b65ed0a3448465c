package import GtkInterop

/// A font in one size.
///
/// Where a family is not installed, the nearest that is takes its place. A font never changes, so
/// any thread may hold it.
open class UIFont: NSObject, _SelectorAnswering, @unchecked Sendable {
    private let _mark = SwiftObjectMark()
    package private(set) var fontDescription: FontDescription
    /// How the font follows the size that the user wants; nil if it does not.
    package internal(set) var followedSize: FollowedSize?

    // Apps' subclasses inherit the other initializers only if none that they can't see is designated.
    convenience init(_ fontDescription: FontDescription) {
        self.init()
        self.fontDescription = fontDescription
    }

    /// Makes the system's font in its usual size.
    public override init() {
        fontDescription = Self.usualDescription
        super.init()
    }

    /// Finds an installed font by its family's name, optionally with a style, as in
    /// `Inter-SemiBoldItalic`; nil if there is none.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let parsed = FontName(fontName) else { return nil }
        self.init(
            FontDescription(
                family: parsed.family,
                size: Double(fontSize),
                weight: parsed.weight.cssValue,
                isItalic: parsed.isItalic
            )
        )
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = Double(fontSize)
        return UIFont(description)
    }

    /// The size in points.
    open var pointSize: CGFloat { CGFloat(fontDescription.size) }

    /// The family that is really used, the first of those asked for that is installed.
    open var familyName: String {
        let families = fontDescription.family.split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return families.lazy.compactMap(FontFamilies.installed(named:)).first ?? families.last ?? ""
    }

    /// The family's name and the style's, such as `Inter-SemiBold`.
    open var fontName: String {
        FontName.compose(
            family: familyName,
            weight: fontDescription.weight,
            isItalic: fontDescription.isItalic
        )
    }

    /// From the baseline up to the top of a line, in points.
    open var ascender: CGFloat { CGFloat(metrics.ascent) }
    /// From the baseline down to the bottom of a line, in points; negative.
    open var descender: CGFloat { -CGFloat(metrics.descent) }
    /// From the baseline up to the top of capital letters, in points.
    open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// From the baseline up to the top of a small x, in points.
    open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// The height of one line, in points.
    open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// The room between two lines, in points: none, since a line's height holds all it needs.
    open var leading: CGFloat { 0 }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.fontDescription == fontDescription
    }

    open override var hash: Int { fontDescription.hashValue }

    open override var description: String {
        "UIFont(\(fontName) \(fontDescription.size))"
    }

    private var metrics: FontMetrics { FontMetrics.of(fontDescription) }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIFont.self) }
}
