/// The arrow of a popover: a square that stands on its corner, half behind the popover.
@MainActor
final class PopoverArrow: UIView {
    /// The side of a square whose half is as long as the arrow.
    private static let side = (PopoverLayout.arrowLength * 2.0.squareRoot()).rounded()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        transform = CGAffineTransform(rotationAngle: .pi / 4)
    }

    required init?(coder: NSCoder) { nil }

    /// Points to where the layout says.
    func place(_ layout: PresentationLayout, color: UIColor) {
        isHidden = layout.arrowTip == nil
        guard let tip = layout.arrowTip else { return }
        backgroundColor = color
        let length = PopoverLayout.arrowLength
        switch layout.arrowDirection {
        case .up: center = CGPoint(x: tip.x, y: tip.y + length)
        case .down: center = CGPoint(x: tip.x, y: tip.y - length)
        case .left: center = CGPoint(x: tip.x + length, y: tip.y)
        default: center = CGPoint(x: tip.x - length, y: tip.y)
        }
    }
}
