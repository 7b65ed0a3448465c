/// What is shared, and the button that closes the page.
@MainActor
final class ActivityHeader: UIView {
    private static let side: CGFloat = 44
    private static let margin: CGFloat = 16

    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let detail = UILabel(frame: .zero)
    private let button = UIButton(type: .system)

    init(_ summary: ActivitySummary, closed: @escaping () -> Void) {
        super.init(frame: .zero)
        picture.image = summary.image
        picture.contentMode = summary.isPicture ? .scaleAspectFill : .center
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = .secondarySystemGroupedBackground
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        title.text = summary.title
        title.font = .scaled(17, weight: .semibold, as: .headline, limit: 1.65)
        title.numberOfLines = 2
        detail.text = summary.detail
        detail.font = .scaled(13, as: .footnote, limit: 1.65)
        detail.textColor = .secondaryLabel
        for label in [title, detail] {
            label.adjustsFontForContentSizeCategory = true
            label.lineBreakMode = .byTruncatingTail
        }
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: "xmark")
        configuration.cornerStyle = .capsule
        configuration.contentInsets = .zero
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: 13,
            weight: .semibold
        )
        configuration.baseForegroundColor = .secondaryLabel
        button.configuration = configuration
        button.accessibilityLabel = Word.close.text
        button.addAction(UIAction { _ in closed() }, for: .touchUpInside)
        for part in [picture, title, detail, button] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private func texts(width: CGFloat) -> (title: CGFloat, detail: CGFloat) {
        let room = CGSize(
            width: max(0, width - 4 * Self.margin - Self.side - 30),
            height: .greatestFiniteMagnitude
        )
        let detailHeight = detail.text?.isEmpty == false ? detail.sizeThatFits(room).height + 2 : 0
        return (title.sizeThatFits(room).height, detailHeight)
    }

    /// The height that it wants.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let heights = texts(width: width)
        return (max(Self.side, heights.title + heights.detail) + 28).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = texts(width: bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
        let middle = bounds.midY
        place(
            picture,
            CGRect(x: Self.margin, y: (middle - Self.side / 2).rounded(), width: Self.side, height: Self.side)
        )
        place(
            button,
            CGRect(x: bounds.width - Self.margin - 30, y: (middle - 15).rounded(), width: 30, height: 30)
        )
        let x = 2 * Self.margin + Self.side - 4
        let width = max(0, bounds.width - x - 2 * Self.margin - 30)
        let top = (middle - (heights.title + heights.detail) / 2).rounded()
        place(title, CGRect(x: x, y: top, width: width, height: heights.title))
        place(
            detail,
            CGRect(x: x, y: top + heights.title + 2, width: width, height: max(0, heights.detail - 2))
        )
    }
}
