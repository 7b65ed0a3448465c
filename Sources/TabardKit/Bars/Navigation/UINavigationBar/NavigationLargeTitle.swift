internal import GtkInterop

/// The large title below a navigation bar's buttons; what has moved up out of it is not drawn.
@MainActor
final class NavigationLargeTitle: UIView {
    private let label = NavigationTitleLabel(frame: .zero)
    private var font = UIFont.boldSystemFont(ofSize: 34)

    private struct Line {
        var height: CGFloat
        var excessDescent: CGFloat
    }

    /// The text's line in fonts, since the title is laid out at each step of the content.
    private var lines: [FontDescription: Line] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.textAlignment = .natural
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// What screen readers find, a heading.
    var heading: UIView { label }

    var text: String {
        get { label.text ?? "" }
        set {
            if newValue != label.text { lines = [:] }
            label.text = newValue
            setNeedsLayout()
        }
    }

    func setLook(font: UIFont, color: UIColor) {
        self.font = font
        label.textColor = color
        setNeedsLayout()
    }

    /// How far the text stands beside its place, while it slides.
    var shift: CGFloat = 0 {
        didSet { if shift != oldValue { setNeedsLayout() } }
    }

    /// The height of the text's line, and how far below the baseline it reaches that one in the font alone does not.
    ///
    /// Other scripts' letters come from other fonts.
    private func line(in font: UIFont) -> Line {
        let description = font.description(for: traitCollection)
        if let known = lines[description] { return known }
        let extents = TextMeasure.extents(of: RichText(text), font: description, RichTextOptions())
        let descent = CGFloat(extents.height - extents.baseline)
        let line = Line(height: CGFloat(extents.height), excessDescent: max(0, descent + font.descender))
        // The font, and that of a text which is drawn smaller.
        if lines.count > 1 { lines = [:] }
        lines[description] = line
        return line
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = NavigationBarLayout.margin
        let width = NavigationBarButton.width(of: text, font: font.description(for: traitCollection))
        let line = line(in: font)
        let scale = min(
            LargeTitleLayout.scale(width: width, available: bounds.width - 2 * margin),
            LargeTitleLayout.scale(
                height: line.height,
                excessDescent: line.excessDescent,
                full: LargeTitleLayout.height(forLine: font.lineHeight)
            )
        )
        label.font = scale < 1 ? font.withSize((font.pointSize * scale).rounded(.down)) : font
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)
        var frame = LargeTitleLayout.frame(
            textSize: label.sizeThatFits(widest),
            excessDescent: self.line(in: label.font).excessDescent,
            in: bounds.size,
            margin: margin,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        frame.origin.x += shift
        label.frame = frame
    }
}
