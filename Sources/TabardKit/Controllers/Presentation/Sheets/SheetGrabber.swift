/// The handle at the upper edge of a sheet.
@MainActor
final class SheetGrabber: UIView {
    static let size = CGSize(width: 36, height: 5)
    /// Between the handle and the sheet's edge.
    static let top: CGFloat = 5
    /// What can be pressed around the handle.
    private static let reach: CGFloat = 12

    /// The handle was pressed.
    var pressed: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = Self.size.height / 2
        isHidden = true
        accessibilityElementsHidden = true
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] recognizer in
            if recognizer.state == .ended { self?.pressed() }
        }
        _addOwnGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }
}
