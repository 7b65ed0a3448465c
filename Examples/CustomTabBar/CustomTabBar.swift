import UIKit

/// A bar with a background image, whose items share its width evenly; one of them may be bigger and rise above it.
class CustomTabBar: UIView {
    /// The height of the bar itself.
    static let height: CGFloat = 58
    /// How far a raised item rises above the bar.
    static let raise: CGFloat = 22

    weak var delegate: (any CustomTabBarDelegate)?
    /// The items from the leading to the trailing edge.
    var items: [CustomTabBarItem] = []
    private(set) var selectedItem: CustomTabBarItem?

    private let background: UIImageView

    init(backgroundImage: UIImage?) {
        background = UIImageView(image: backgroundImage)
        super.init(frame: .zero)
        background.accessibilityElementsHidden = true
        addSubview(background)
        accessibilityTraits = .tabBar
        accessibilityLabel = "Tabs"
    }

    required init?(coder: NSCoder) { nil }

    /// Adds an item behind the others.
    func add(_ item: CustomTabBarItem) {
        item.delegate = self
        items.append(item)
        addSubview(item)
        setNeedsLayout()
    }

    /// Selects an item as a tap does, but asks and tells nobody.
    func select(_ item: CustomTabBarItem) {
        // The order matters to screen readers, which tell of each change.
        if selectedItem !== item { selectedItem?.isSelected = false }
        item.isSelected = true
        selectedItem = item
    }

    /// Shows the same items in another order.
    func reorder(_ newItems: [CustomTabBarItem], animated: Bool) {
        items = newItems
        // A screen reader goes through the items in the order of the subviews.
        for item in newItems { bringSubviewToFront(item) }
        guard animated else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) {
            self.placeItems()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds.inset(by: UIEdgeInsets(top: Self.raise, left: 0, bottom: 0, right: 0))
        placeItems()
    }

    func placeItems() {
        let places = places
        for (item, place) in zip(items, places) where !item.isDragged { item.frame = place }
    }

    /// Where the items stand, in their order.
    var places: [CGRect] {
        let raised = CGFloat(items.filter(\.isRaised).count)
        let count = CGFloat(max(1, items.count))
        let raisedWidth = max(bounds.width / count, 80)
        let width = (bounds.width - raisedWidth * raised) / max(1, count - raised)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start: CGFloat = 0
        return items.map { item in
            let end = start + (item.isRaised ? raisedWidth : width)
            let (left, right) = (start.rounded(), end.rounded())
            start = end
            let top = item.isRaised ? 0 : Self.raise
            return CGRect(
                x: isMirrored ? bounds.width - right : left,
                y: top,
                width: right - left,
                height: Self.raise + Self.height - top
            )
        }
    }

    /// Beside a raised item, the content above the bar takes the touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard point.y < Self.raise else { return super.point(inside: point, with: event) }
        return items.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
}
