import UIKit

/// A line of text with a symbol, for the place above the tab bar.
class AccessoryView: UIStackView {
    init() {
        super.init(frame: .zero)
        // Its place is as high for all, as the bar's is.
        maximumContentSizeCategory = .extraExtraExtraLarge
        let image = UIImageView(image: UIImage(systemName: "music.note"))
        image.contentMode = .center
        image.setContentHuggingPriority(.required, for: .horizontal)
        let label = UILabel()
        label.text = "Here whatever tab is selected"
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        addArrangedSubview(image)
        addArrangedSubview(label)
        spacing = 10
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    required init(coder: NSCoder) { fatalError("An AccessoryView is in no document") }
}
