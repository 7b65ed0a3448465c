/// A text of a cell, which the cell lays out when the text changes.
@MainActor
final class TableCellLabel: UILabel {
    weak var cell: UITableViewCell?
    /// The most lines that the app set; nil if it said nothing.
    private var givenLines: Int?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        // The cell itself carries the texts for screen readers.
        accessibilityElementsHidden = true
        adjustsFontForContentSizeCategory = true
        wrapLargeText()
    }

    /// One line by default, and any number while the user wants larger texts than usual.
    override var numberOfLines: Int {
        get { super.numberOfLines }
        set {
            givenLines = newValue
            super.numberOfLines = newValue
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        wrapLargeText()
    }

    override func _takeTextSize() {
        super._takeTextSize()
        wrapLargeText()
    }

    private func wrapLargeText() {
        guard givenLines == nil else { return }
        let lines = traitCollection.preferredContentSizeCategory > .large ? 0 : 1
        if super.numberOfLines != lines { super.numberOfLines = lines }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessibilityElementsHidden = true
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}

/// The image of a cell, which the cell lays out when the image changes.
@MainActor
final class TableCellImageView: UIImageView {
    weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}

extension SystemImage {
    /// The chevron of a way on: it points to where the reading goes.
    @MainActor
    static func chevron(pointingForwardIn isRightToLeft: Bool) -> UIImage {
        isRightToLeft ? mirroredChevronForward : SystemImage.chevronForward.image
    }

    // The chevron of a way back is another one, which is larger.
    @MainActor
    private static let mirroredChevronForward = SystemImage.chevronForward.image
        .withHorizontallyFlippedOrientation()
}
