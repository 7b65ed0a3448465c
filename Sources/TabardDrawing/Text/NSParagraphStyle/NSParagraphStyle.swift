/// How the lines of a paragraph stand.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.lineSpacing = 4
/// style.firstLineHeadIndent = 12
/// label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
/// ```
///
/// Lengths that are negative or no numbers count as 0, but for `tailIndent`; those above 10,000 points as 10,000. The log
/// says so.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, _SelectorAnswering, @unchecked Sendable {
    /// How lines may be broken beside the mode.
    @frozen
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a strategy of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A paragraph's last line gets no word of its own.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words are kept whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system's labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// What the style holds.
    struct Values: Equatable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var alignment: NSTextAlignment = .natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var baseWritingDirection: NSWritingDirection = .natural
        var lineHeightMultiple: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation: Bool = false
        var tabStops: [NSTextTab] = NSParagraphStyle.usualTabs
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation: Bool = false
        var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    }

    private let _mark = SwiftObjectMark()
    var _values = Values()

    static let usualTabs = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

    /// Makes a style with the default values.
    public required override init() { super.init() }

    /// The style of text that has none.
    public class var `default`: NSParagraphStyle { usual }

    private static let usual = NSParagraphStyle()

    /// Where a language is read from, `natural` for nil: the language of the program.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.identifier
        return Locale.Language(identifier: language).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Points between two lines of the paragraph; 0 by default.
    open var lineSpacing: CGFloat { _values.lineSpacing }

    /// Points after the paragraph; 0 by default.
    open var paragraphSpacing: CGFloat { _values.paragraphSpacing }

    /// Where lines stand; `natural` by default.
    open var alignment: NSTextAlignment { _values.alignment }

    /// From the edge where reading begins to the first line, in points; 0 by default.
    open var firstLineHeadIndent: CGFloat { _values.firstLineHeadIndent }

    /// From the edge where reading begins to the other lines, in points; 0 by default.
    open var headIndent: CGFloat { _values.headIndent }

    /// Where lines end, in points: from the edge where reading begins if it is positive, else from the other
    /// edge; 0 by default.
    open var tailIndent: CGFloat { _values.tailIndent }

    /// What happens to text that is longer than its line; it goes on between words by default.
    open var lineBreakMode: NSLineBreakMode { _values.lineBreakMode }

    /// The least height of a line, in points; 0 by default.
    open var minimumLineHeight: CGFloat { _values.minimumLineHeight }

    /// The greatest height of a line, in points; 0, that is none, by default.
    open var maximumLineHeight: CGFloat { _values.maximumLineHeight }

    /// Where the paragraph is read from; as its first letter tells by default.
    open var baseWritingDirection: NSWritingDirection { _values.baseWritingDirection }

    /// What a line's own height is multiplied with; 0, that is 1, by default.
    open var lineHeightMultiple: CGFloat { _values.lineHeightMultiple }

    /// Points before the paragraph, unless it is the first of the text; 0 by default.
    open var paragraphSpacingBefore: CGFloat { _values.paragraphSpacingBefore }

    /// How full a line has to be not to be hyphenated; without effect on Linux, where words are broken at soft
    /// hyphens alone.
    open var hyphenationFactor: Float { _values.hyphenationFactor }

    /// Whether words are hyphenated as the system does; without effect on Linux.
    open var usesDefaultHyphenation: Bool { _values.usesDefaultHyphenation }

    /// Where tab characters move to, in their order; twelve of 28 points each by default.
    open var tabStops: [NSTextTab] { _values.tabStops }

    /// Points from one place of tabs to the next after the last of `tabStops`; 0 by default.
    open var defaultTabInterval: CGFloat { _values.defaultTabInterval }

    /// Whether letters may stand closer before text is cut; without effect on Linux.
    open var allowsDefaultTighteningForTruncation: Bool { _values.allowsDefaultTighteningForTruncation }

    /// How lines may be broken beside `lineBreakMode`; without effect on Linux.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { _values.lineBreakStrategy }

    /// A style of the same values that never changes.
    open func copy(with zone: NSZone? = nil) -> Any {
        if Self.self == NSParagraphStyle.self { return self }
        let copy = NSParagraphStyle()
        copy._values = _values
        return copy
    }

    /// A style of the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy._values = _values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || other._values == _values
    }

    open override var hash: Int {
        [_values.lineSpacing, _values.headIndent, _values.firstLineHeadIndent].hashValue
            ^ _values.alignment.hashValue
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSParagraphStyle.self) }
}
