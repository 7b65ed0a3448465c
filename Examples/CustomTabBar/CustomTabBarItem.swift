import UIKit

/// One tab of a custom bar: an image for each of its two states, and its title.
class CustomTabBarItem: UIControl {
    weak var delegate: (any CustomTabBarItemDelegate)?

    /// Whether the item is bigger than the others and rises above the bar; it keeps its place.
    let isRaised: Bool
    /// What moves under the finger while the item itself waits for its new place.
    let content = UIView()

    private let imageView: UIImageView
    private let label = UILabel()
    private var dragStart: CGFloat = 0
    private(set) var isDragged = false

    init(title: String?, image: UIImage, selectedImage: UIImage, isRaised: Bool) {
        self.isRaised = isRaised
        imageView = UIImageView(image: image, highlightedImage: selectedImage)
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        label.text = title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 11, weight: .medium)
        content.isUserInteractionEnabled = false
        content.accessibilityElementsHidden = true
        content.addSubview(imageView)
        content.addSubview(label)
        addSubview(content)
        accessibilityLabel = title
        if !isRaised {
            accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Move Before") { [weak self] _ in
                    self?.move(by: -1) ?? false
                },
                UIAccessibilityCustomAction(name: "Move After") { [weak self] _ in
                    self?.move(by: 1) ?? false
                },
            ]
        }
        addAction(UIAction { [weak self] _ in self?.wasReleased() }, for: .touchUpInside)
        addAction(UIAction { [weak self] _ in self?.endDragging() }, for: [.touchUpOutside, .touchCancel])
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet { showState() }
    }

    override var isHighlighted: Bool {
        didSet { content.alpha = isHighlighted && !isDragged ? 0.6 : 1 }
    }

    private func showState() {
        imageView.isHighlighted = isSelected
        label.textColor = isSelected ? UIColor(named: "Accent") : .secondaryLabel
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = content.transform.isIdentity ? bounds : content.frame
        content.bounds = CGRect(origin: .zero, size: bounds.size)
        if content.transform.isIdentity { content.frame = frame }
        let side: CGFloat = isRaised ? 60 : 28
        let top: CGFloat = isRaised ? 0 : 8
        imageView.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
        label.frame = CGRect(x: 2, y: bounds.height - 20, width: bounds.width - 4, height: 14)
    }

    /// What rises above the bar is round.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isRaised, point.y < CustomTabBar.raise else { return super.point(inside: point, with: event) }
        let distance = CGPoint(x: point.x - imageView.center.x, y: point.y - imageView.center.y)
        return hypot(distance.x, distance.y) <= imageView.bounds.width / 2
    }

    private func wasReleased() {
        guard !isDragged else { return endDragging() }
        guard delegate?.tabBarItemShouldBecomeSelected(self) ?? true else { return }
        isSelected = true
        delegate?.tabBarItemDidBecomeSelected(self)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragStart = touch.location(in: superview).x
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let distance = touch.location(in: superview).x - dragStart
        if !isRaised, isDragged || abs(distance) > 12 {
            isDragged = true
            content.alpha = 1
            delegate?.tabBarItem(self, isDraggedBy: distance)
        }
        return super.continueTracking(touch, with: event)
    }

    private func endDragging() {
        guard isDragged else { return }
        isDragged = false
        delegate?.tabBarItemDidEndDragging(self)
    }

    private func move(by places: Int) -> Bool {
        delegate?.tabBarItem(self, moveBy: places) ?? false
    }
}
