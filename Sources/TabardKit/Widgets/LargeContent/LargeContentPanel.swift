/// A title and an image, large in the middle of the window.
@MainActor
final class LargeContentPanel: UIVisualEffectView {
    let item: any UILargeContentViewerItem
    private static let width: CGFloat = 260
    private static let margin: CGFloat = 24

    init(_ item: any UILargeContentViewerItem) {
        self.item = item
        super.init(effect: UIBlurEffect(style: .systemThickMaterial))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.cornerRadius = 20
        // Over a plain background the material alone would not be seen to end.
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        clipsToBounds = true
        build()
    }

    required init?(coder: NSCoder) { nil }

    private func build() {
        var y = Self.margin
        if let image = item.largeContentImage, image.size.width > 0, image.size.height > 0 {
            let most: CGFloat = item.scalesLargeContentImage ? 96 : max(image.size.width, image.size.height)
            let part = min(most, 150) / max(image.size.width, image.size.height)
            let size = CGSize(width: image.size.width * part, height: image.size.height * part)
            let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            view.tintColor = .label
            let insets = item.largeContentImageInsets
            view.frame = CGRect(
                x: (Self.width - size.width) / 2 + insets.left - insets.right,
                y: y + insets.top - insets.bottom,
                width: size.width,
                height: size.height
            )
            contentView.addSubview(view)
            y += size.height + 12
        }
        if let title = item.largeContentTitle, !title.isEmpty {
            let label = UILabel(frame: .zero)
            label.text = title
            label.font = .scaled(17, as: .title3, limit: 2.2)
            label.textAlignment = .center
            label.numberOfLines = 4
            let room = CGSize(width: Self.width - 2 * Self.margin, height: 400)
            let height = label.sizeThatFits(room).height
            label.frame = CGRect(x: Self.margin, y: y, width: room.width, height: height)
            contentView.addSubview(label)
            y += height + 12
        }
        frame.size = CGSize(width: Self.width, height: max(120, y + 12))
    }
}
