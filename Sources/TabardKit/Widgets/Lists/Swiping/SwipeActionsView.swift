internal import GtkInterop

/// The buttons that a swiped row uncovers.
@MainActor
final class SwipeActionsView: UIView {
    let actions: [UIContextualAction]
    private let buttons: [SwipeActionButton]
    private let place: UITableViewCell.Place
    /// Whether the first action, at the edge, is on the right.
    private let isAtRight: Bool
    /// Whether the first action covers the others, since letting go would perform it.
    var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

    init(
        _ actions: [UIContextualAction],
        isAtRight: Bool,
        place: UITableViewCell.Place,
        chosen: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.actions = actions
        self.isAtRight = isAtRight
        self.place = place
        buttons = actions.map { SwipeActionButton($0, chosen: chosen) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// How wide all buttons want to be.
    var openWidth: CGFloat { buttons.map(\.wantedWidth).reduce(0, +) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let total = max(1, openWidth)
        let stretch = bounds.width / total
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width =
                isFull ? (index == 0 ? bounds.width : 0) : (button.wantedWidth * stretch)
            let x = isAtRight ? bounds.width - edge - width : edge
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            edge += width
        }
        setNeedsDisplay()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        var shape = place._shape(in: area)
        let radius = place._cornerRadius
        // Only the corners at the row's edge are round.
        shape.size.width += radius
        if isAtRight { shape.origin.x -= radius }
        snapshot.clipped(to: shape.native, cornerRadius: Double(radius)) {
            for button in buttons {
                let color = button.action.backgroundColor ?? .systemGray
                snapshot.fill(button.frame.native, color: color.components(with: traitCollection))
            }
        }
    }
}

/// One of the buttons of a swiped row.
@MainActor
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let chosen: (UIContextualAction, UIView) -> Void
    private let label = UILabel(frame: .zero)
    private let image = UIImageView(image: nil)

    init(_ action: UIContextualAction, chosen: @escaping (UIContextualAction, UIView) -> Void) {
        self.action = action
        self.chosen = chosen
        super.init(frame: .zero)
        clipsToBounds = true
        label.text = action.title
        label.textColor = .white
        label.font =
            action.image == nil
            ? .scaled(16, as: .callout, limit: 1.65) : .scaled(13, as: .footnote, limit: 1.65)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.accessibilityElementsHidden = true
        image.image = action.image?.withRenderingMode(.alwaysTemplate)
        image.tintColor = .white
        image.contentMode = .scaleAspectFit
        image.accessibilityElementsHidden = true
        accessibilityLabel = action.title
        addSubview(label)
        addSubview(image)
        addAction(UIAction { [weak self] _ in self?.wasChosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    var wantedWidth: CGFloat { max(74, label.intrinsicContentSize.width + 28) }

    override var canBecomeFirstResponder: Bool { true }

    override var _actionName: String { "press" }

    /// The next button, and the row, are near.
    override var _fingerReach: CGFloat { 0 }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        widget.onFocusChange { [weak self] _ in self?.setNeedsDisplay() }
    }

    private func wasChosen() { chosen(action, self) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.intrinsicContentSize
        let picture = image.image?.size ?? .zero
        let total = text.height + (picture.height > 0 ? picture.height + 2 : 0)
        var y = ((bounds.height - total) / 2).rounded()
        if picture.height > 0 {
            image.frame = CGRect(
                x: (bounds.width - picture.width) / 2,
                y: y,
                width: picture.width,
                height: picture.height
            )
            y += picture.height + 2
        }
        label.frame = CGRect(x: 0, y: y, width: bounds.width, height: text.height)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        if isHighlighted {
            snapshot.fill(
                area.native,
                color: UIColor.black.withAlphaComponent(0.2).components(with: traitCollection)
            )
        }
        guard _widget?.showsFocus == true else { return }
        snapshot.stroke(
            area.insetBy(dx: 3, dy: 3).native,
            cornerRadius: 6,
            width: 2,
            color: UIColor.white.components(with: traitCollection)
        )
    }
}
