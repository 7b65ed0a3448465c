/// An activity in the row: its picture on a tile, its title below.
@MainActor
final class ActivityTile: UIControl {
    static let width: CGFloat = 80
    private static let side: CGFloat = 60

    private let tile = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)

    init(_ activity: UIActivity, chosen: @escaping () -> Void) {
        super.init(frame: .zero)
        tile.image = activity.activityImage ?? UIImage(systemName: "square.and.arrow.up")
        tile.contentMode = .center
        tile.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
        tile.tintColor = tintColor
        tile.backgroundColor = .secondarySystemGroupedBackground
        tile.layer.cornerRadius = 14
        tile.clipsToBounds = true
        title.text = activity.activityTitle
        title.font = .scaled(11, as: .caption2, limit: 1.65)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 2
        title.textAlignment = .center
        for part in [tile, title] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = activity.activityTitle
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { tile.alpha = isHighlighted ? 0.5 : 1 }
    }

    private var titleHeight: CGFloat {
        title.sizeThatFits(CGSize(width: Self.width - 4, height: .greatestFiniteMagnitude)).height
    }

    /// The height that it wants.
    var fittingHeight: CGFloat { (Self.side + 6 + titleHeight).rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = CGRect(x: (bounds.width - Self.side) / 2, y: 0, width: Self.side, height: Self.side)
        title.frame = CGRect(x: 2, y: Self.side + 6, width: max(0, bounds.width - 4), height: titleHeight)
    }
}
