/// The title and the close button above what is chosen.
@MainActor
final class PickerHeader: UIView {
    static let height: CGFloat = 56

    private let label = UILabel(frame: .zero)
    private let button = UIButton(type: .system)

    init(title: String, closed: @escaping () -> Void) {
        super.init(frame: .zero)
        label.text = title
        label.font = .scaled(22, weight: .bold, as: .title2, limit: 1.3)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
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
        addSubview(label)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: CGFloat = 32
        let y = (bounds.height - side) / 2
        button.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - side, y: y, width: side, height: side)
        label.frame = CGRect(
            x: isRightToLeft ? side + 12 : 0,
            y: y,
            width: max(0, bounds.width - side - 12),
            height: side
        )
    }
}
