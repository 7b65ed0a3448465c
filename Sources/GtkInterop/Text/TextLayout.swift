import CGtk

/// Text laid out in lines.
///
/// The direction of each paragraph follows its first letter that has one. Sizes are in points and
/// do not depend on the display, which need not exist. Text of any length is safe; what lies
/// beyond the first 60,000 bytes (fewer for fonts above 16 points) is not laid out.
public final class TextLayout: ObjectReference {
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
    public var text: String { didSet { update() } }
    /// The font of the whole text.
    public var font: FontDescription { didSet { update() } }
    /// Where lines stand in `width`; `natural` by default.
    public var alignment = Alignment.natural { didSet { update() } }
    /// Where an ellipsis stands for the text beyond `lineLimit`; `none` by default.
    public var ellipsis = Ellipsis.none { didSet { update() } }
    /// Where lines may be broken; `word`, that is between words, by default.
    public var wrapping = Wrapping.word { didSet { update() } }
    /// The greatest number of lines; 0 stands for no limit.
    public var lineLimit = 0 { didSet { update() } }
    /// The width in which lines are broken and aligned; nil lets each paragraph be one line.
    public var width: Double? { didSet { update() } }
    /// Points added between two lines.
    public var lineSpacing = 0.0 { didSet { update() } }

    /// Whether whole lines were left out because of the line limit.
    private var isCut = false

    /// Lays out a text in one font, without a width and without a limit of lines.
    public init(text: String = "", font: FontDescription) {
        self.text = text
        self.font = font
        super.init(adopting: UnsafeMutableRawPointer(pango_layout_new(TextContext.shared)))
        update()
    }

    /// The height from the top to the first line's baseline.
    public var baseline: Double {
        Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    }

    /// The number of lines, at least 1.
    public var lineCount: Int {
        Int(pango_layout_get_line_count(layout))
    }

    /// Whether some of the text is not shown.
    public var isEllipsized: Bool {
        // Pango lays out lazily, and tells only after it has.
        _ = lineCount
        return isCut || pango_layout_is_ellipsized(layout) != 0
    }

    /// Whether the text is read from right to left, judged by its first letter that has a direction.
    public var isRightToLeft: Bool {
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return false }
        return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    /// The size that the text takes up with the current `width`.
    public var size: (width: Double, height: Double) {
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        let scale = Double(PANGO_SCALE)
        return (max(0, Double(logical.width) / scale), max(0, Double(logical.height) / scale))
    }

    /// The size that the text would take up in another width; nil stands for no limit.
    public func size(maximumWidth: Double?) -> (width: Double, height: Double) {
        let kept = width
        guard maximumWidth != kept else { return size }
        width = maximumWidth
        defer { width = kept }
        return size
    }

    var layout: OpaquePointer { OpaquePointer(pointer) }

    private func update() {
        isCut = false
        var bounded = TextBounds.bounded(text, fontSize: font.boundedSize)
        if wrapping == .word { bounded = LongWords.broken(bounded) }
        pango_layout_set_text(layout, bounded, gint(bounded.utf8.count))
        applyFont()
        applyBreaking()
        applyAlignment()
        if lineLimit > 0 { isCut = LineLimit(layout, lineLimit, hasEllipsis: ellipsis != .none).apply() }
    }

    private func applyFont() {
        font.withPangoDescription { pango_layout_set_font_description(layout, $0) }
        if font.hasMonospacedDigits {
            let attributes = pango_attr_list_new()
            pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        } else {
            pango_layout_set_attributes(layout, nil)
        }
    }

    private func applyBreaking() {
        let spacing = lineSpacing.isFinite ? min(max(lineSpacing, 0), 1_000) : 0
        pango_layout_set_spacing(layout, gint(spacing * Double(PANGO_SCALE)))
        pango_layout_set_width(layout, TextBounds.pangoWidth(width))
        pango_layout_set_wrap(layout, wrapping == .word ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
        // Without a line limit Pango would put each paragraph on one line as soon as it may ellipsize.
        let mode =
            switch lineLimit > 0 ? ellipsis : .none {
            case .none: PANGO_ELLIPSIZE_NONE
            case .head: PANGO_ELLIPSIZE_START
            case .middle: PANGO_ELLIPSIZE_MIDDLE
            case .tail: PANGO_ELLIPSIZE_END
            }
        pango_layout_set_ellipsize(layout, mode)
        pango_layout_set_height(layout, lineLimit > 0 ? -gint(clamping: lineLimit) : -1)
    }

    private func applyAlignment() {
        pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
        // Pango's left and right change places in right-to-left text.
        let isMirrored = (alignment == .left || alignment == .right) && isRightToLeft
        let pangoAlignment =
            switch alignment {
            case .natural, .justified: PANGO_ALIGN_LEFT
            case .center: PANGO_ALIGN_CENTER
            case .left: isMirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            case .right: isMirrored ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            }
        pango_layout_set_alignment(layout, pangoAlignment)
    }
}
