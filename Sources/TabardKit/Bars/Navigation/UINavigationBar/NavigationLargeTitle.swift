internal import GtkInterop

/// The large title below a navigation bar's buttons; what has moved up out of it is not drawn.
@MainActor
final class NavigationLargeTitle: UIView {
    private let label = NavigationTitleLabel(frame: .zero)
    private var font = UIFont.boldSystemFont(ofSize: 34)

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

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = NavigationBarLayout.margin
        let width = NavigationBarButton.width(of: text, font: font.description(for: traitCollection))
        let scale = LargeTitleLayout.scale(width: width, available: bounds.width - 2 * margin)
        label.font = scale < 1 ? font.withSize((font.pointSize * scale).rounded(.down)) : font
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)
        var frame = LargeTitleLayout.frame(
            textSize: label.sizeThatFits(widest),
            in: bounds.size,
            margin: margin,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        frame.origin.x += shift
        label.frame = frame
    }
}
