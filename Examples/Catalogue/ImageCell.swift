import UIKit

/// One picture in a grid.
class ImageCell: UICollectionViewCell {
    private let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .center
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.tintColor = .label
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        contentView.addSubview(imageView)
        // The cell has the name.
        imageView.isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, named name: String) {
        imageView.image = image
        accessibilityLabel = name
    }
}
