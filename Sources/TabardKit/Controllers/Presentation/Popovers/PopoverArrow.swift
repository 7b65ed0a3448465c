/// The arrow of a popover: the half of a square that stands on its corner.
@MainActor
final class PopoverArrow: UIView {
    private let square = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        // A square whose half is as long as the arrow.
        let side = PopoverLayout.arrowLength * 2.0.squareRoot()
        square.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        square.transform = CGAffineTransform(rotationAngle: .pi / 4)
        addSubview(square)
    }

    required init?(coder: NSCoder) { nil }

    /// Points to where the layout says, from the edge of the popover on.
    func place(_ layout: PresentationLayout, color: UIColor) {
        isHidden = layout.arrowTip == nil
        guard let tip = layout.arrowTip else { return }
        square.backgroundColor = color
        let length = PopoverLayout.arrowLength
        switch layout.arrowDirection {
        case .up:
            frame = CGRect(x: tip.x - length, y: tip.y, width: 2 * length, height: length)
            square.center = CGPoint(x: length, y: length)
        case .down:
            frame = CGRect(x: tip.x - length, y: tip.y - length, width: 2 * length, height: length)
            square.center = CGPoint(x: length, y: 0)
        case .left:
            frame = CGRect(x: tip.x, y: tip.y - length, width: length, height: 2 * length)
            square.center = CGPoint(x: length, y: length)
        default:
            frame = CGRect(x: tip.x - length, y: tip.y - length, width: length, height: 2 * length)
            square.center = CGPoint(x: 0, y: length)
        }
    }
}
