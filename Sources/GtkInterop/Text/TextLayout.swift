/// Text laid out in lines.
///
/// The direction of each paragraph follows its first letter that has one. Sizes are in points and
/// do not depend on the display, which need not exist. Text of any length is safe; what lies
/// beyond the first 60,000 bytes (fewer for fonts above 16 points) is not laid out, nor is what lies beyond
/// `lineLimit` or `visibleHeight`.
@MainActor
public final class TextLayout {
    /// Where lines stand in the layout's width.
    public enum Alignment: Hashable, Sendable {
        /// Where a reader of the text's language begins: left, or right for Arabic.
        case natural
        case left
        case center
        case right
        /// Lines are stretched to the full width, the last of a paragraph excepted.
        case justified
    }

    /// Where text that does not fit is left out and replaced by an ellipsis.
    public enum Ellipsis: Hashable, Sendable {
        case none
        case head
        case middle
        case tail
    }

    /// Where lines may be broken.
    public enum Wrapping: Hashable, Sendable {
        /// Between words; inside one only if it is longer than a line.
        case word
        /// Between any two characters.
        case character
    }

    /// The text; a line break in it begins a paragraph.
    public var text: String {
        didSet {
            guard text != oldValue else { return }
            if let richText, richText.text != text { self.richText = nil }
            forget()
        }
    }
    /// The same text with its attributes; nil, that is one without any, by default.
    ///
    /// Setting it sets `text`, too, and a text that is set has none.
    public var richText: RichText? {
        didSet {
            if let richText { text = richText.text }
            forget()
        }
    }
    /// The font of the whole text.
    public var font: FontDescription {
        get { style.font }
        set { change(\.font, newValue) }
    }
    /// Where lines stand in `width`; `natural` by default.
    public var alignment: Alignment {
        get { style.alignment }
        set { change(\.alignment, newValue) }
    }
    /// Where an ellipsis stands for the text beyond `lineLimit`; `none` by default.
    public var ellipsis: Ellipsis {
        get { style.ellipsis }
        set { change(\.ellipsis, newValue) }
    }
    /// Where lines may be broken; `word`, that is between words, by default.
    public var wrapping: Wrapping {
        get { style.wrapping }
        set { change(\.wrapping, newValue) }
    }
    /// The greatest number of lines; 0 stands for no limit.
    public var lineLimit: Int {
        get { style.lineLimit }
        set { change(\.lineLimit, newValue) }
    }
    /// Points added between two lines.
    public var lineSpacing: Double {
        get { style.lineSpacing }
        set { change(\.lineSpacing, newValue) }
    }
    /// The width in which lines are broken and aligned; nil lets each paragraph be one line.
    public var width: Double?
    /// The height in which the text is seen; nil, that is one with room for all of it, by default.
    ///
    /// Only lines that fit are drawn, but at least one, and an ellipsis stands for the others; what is measured does not
    /// depend on it.
    public var visibleHeight: Double?

    private var style: TextLayoutStyle
    private var latest: (width: Double?, visibleHeight: Double?, arrangement: any TextArranging)?
    private var known: [Double?: TextExtents] = [:]

    /// Lays out a text in one font, without a width and without a limit of lines.
    public init(text: String = "", font: FontDescription) {
        self.text = text
        style = TextLayoutStyle(font: font)
    }

    isolated deinit {
        latest = nil
    }

    /// The height from the top to the first line's baseline.
    public var baseline: Double { extents.baseline }

    /// The number of lines, at least 1.
    public var lineCount: Int { extents.lineCount }

    /// Whether some of the text is not shown.
    public var isEllipsized: Bool { whole(width).isEllipsized }

    /// Whether the text is read from right to left, judged by its first letter that has a direction.
    public var isRightToLeft: Bool { TextArrangement.isRightToLeft(text) }

    /// The size that the text takes up with the current `width`.
    public var size: (width: Double, height: Double) { size(maximumWidth: width) }

    /// The size that the text would take up in another width; nil stands for no limit.
    public func size(maximumWidth: Double?) -> (width: Double, height: Double) {
        let extents = extents(maximumWidth: maximumWidth)
        return (extents.width, extents.height)
    }

    /// What the text measures with the current `width`.
    public var extents: TextExtents { extents(maximumWidth: width) }

    /// What the text would measure in another width; nil stands for no limit.
    public func extents(maximumWidth: Double?) -> TextExtents {
        if let known = known[maximumWidth] { return known }
        let extents = whole(maximumWidth).extents
        // A text is measured in a handful of widths.
        if known.count >= 8 { known.removeAll() }
        known[maximumWidth] = extents
        return extents
    }

    /// The height of what is drawn: that of the whole text unless `visibleHeight` has no room for it.
    public var shownHeight: Double { shownArrangement.extents.height }

    /// Whether what is drawn reaches farther beyond `visibleHeight` than rounding explains, as a single line may.
    public var isCut: Bool {
        guard let visibleHeight else { return false }
        return shownHeight > visibleHeight + TextExtents.excess(in: visibleHeight)
    }

    var shownArrangement: any TextArranging {
        if let latest, latest.width == width {
            if latest.visibleHeight == visibleHeight { return latest.arrangement }
            if !latest.arrangement.isPartial, visibleHeight.map({ latest.arrangement.fits($0) }) ?? true {
                return latest.arrangement
            }
        }
        return layOut(width, visibleHeight)
    }

    private func whole(_ width: Double?) -> any TextArranging {
        if let latest, latest.width == width, !latest.arrangement.isPartial { return latest.arrangement }
        return layOut(width, nil)
    }

    private func layOut(_ width: Double?, _ visibleHeight: Double?) -> any TextArranging {
        var style = style
        style.width = width
        let arrangement: any TextArranging =
            if let richText {
                RichArrangement(
                    richText,
                    style: style,
                    visibleHeight: visibleHeight,
                    context: TextContext.shared
                )
            } else {
                TextArrangement(
                    text,
                    style: style,
                    visibleHeight: visibleHeight,
                    context: TextContext.shared
                )
            }
        latest = (width, visibleHeight, arrangement)
        return arrangement
    }

    private func change<Value: Equatable>(_ path: WritableKeyPath<TextLayoutStyle, Value>, _ value: Value) {
        guard style[keyPath: path] != value else { return }
        style[keyPath: path] = value
        forget()
    }

    private func forget() {
        latest = nil
        known = [:]
    }
}
