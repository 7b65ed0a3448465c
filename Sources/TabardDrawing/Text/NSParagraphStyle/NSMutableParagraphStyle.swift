/// How the lines of a paragraph stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Points between two lines of the paragraph; 0 by default.
    open override var lineSpacing: CGFloat {
        get { _values.lineSpacing }
        set { _values.lineSpacing = newValue }
    }

    /// Points after the paragraph; 0 by default.
    open override var paragraphSpacing: CGFloat {
        get { _values.paragraphSpacing }
        set { _values.paragraphSpacing = newValue }
    }

    /// Where lines stand; `natural` by default.
    open override var alignment: NSTextAlignment {
        get { _values.alignment }
        set { _values.alignment = newValue }
    }

    /// From the edge where reading begins to the first line, in points; 0 by default.
    open override var firstLineHeadIndent: CGFloat {
        get { _values.firstLineHeadIndent }
        set { _values.firstLineHeadIndent = newValue }
    }

    /// From the edge where reading begins to the other lines, in points; 0 by default.
    open override var headIndent: CGFloat {
        get { _values.headIndent }
        set { _values.headIndent = newValue }
    }

    /// Where lines end, in points: from the edge where reading begins if it is positive, else from the other
    /// edge; 0 by default.
    open override var tailIndent: CGFloat {
        get { _values.tailIndent }
        set { _values.tailIndent = newValue }
    }

    /// What happens to text that is longer than its line; it goes on between words by default.
    open override var lineBreakMode: NSLineBreakMode {
        get { _values.lineBreakMode }
        set { _values.lineBreakMode = newValue }
    }

    /// The least height of a line, in points; 0 by default.
    open override var minimumLineHeight: CGFloat {
        get { _values.minimumLineHeight }
        set { _values.minimumLineHeight = newValue }
    }

    /// The greatest height of a line, in points; 0, that is none, by default.
    open override var maximumLineHeight: CGFloat {
        get { _values.maximumLineHeight }
        set { _values.maximumLineHeight = newValue }
    }

    /// Where the paragraph is read from; as its first letter tells by default.
    open override var baseWritingDirection: NSWritingDirection {
        get { _values.baseWritingDirection }
        set { _values.baseWritingDirection = newValue }
    }

    /// What a line's own height is multiplied with; 0, that is 1, by default.
    open override var lineHeightMultiple: CGFloat {
        get { _values.lineHeightMultiple }
        set { _values.lineHeightMultiple = newValue }
    }

    /// Points before the paragraph, unless it is the first of the text; 0 by default.
    open override var paragraphSpacingBefore: CGFloat {
        get { _values.paragraphSpacingBefore }
        set { _values.paragraphSpacingBefore = newValue }
    }

    /// How full a line has to be not to be hyphenated; without effect on Linux, where words are broken at soft
    /// hyphens alone.
    open override var hyphenationFactor: Float {
        get { _values.hyphenationFactor }
        set { _values.hyphenationFactor = newValue }
    }

    /// Whether words are hyphenated as the system does; without effect on Linux.
    open override var usesDefaultHyphenation: Bool {
        get { _values.usesDefaultHyphenation }
        set { _values.usesDefaultHyphenation = newValue }
    }

    /// Where tab characters move to, in their order; twelve of 28 points each by default.
    open override var tabStops: [NSTextTab] {
        get { _values.tabStops }
        set { _values.tabStops = newValue }
    }

    /// Points from one place of tabs to the next after the last of `tabStops`; 0 by default.
    open override var defaultTabInterval: CGFloat {
        get { _values.defaultTabInterval }
        set { _values.defaultTabInterval = newValue }
    }

    /// Whether letters may stand closer before text is cut; without effect on Linux.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { _values.allowsDefaultTighteningForTruncation }
        set { _values.allowsDefaultTighteningForTruncation = newValue }
    }

    /// How lines may be broken beside `lineBreakMode`; without effect on Linux.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { _values.lineBreakStrategy }
        set { _values.lineBreakStrategy = newValue }
    }

    /// Adds a place of tabs among the others.
    open func addTabStop(_ anObject: NSTextTab) {
        let place = _values.tabStops.firstIndex { $0.location > anObject.location } ?? _values.tabStops.count
        _values.tabStops.insert(anObject, at: place)
    }

    /// Takes an equal place of tabs away, if there is one.
    open func removeTabStop(_ anObject: NSTextTab) { _values.tabStops.removeAll { $0.isEqual(anObject) } }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { _values = obj._values }
}
