internal import GtkInterop

/// The item that the user drags, under the pointer and a little larger than in its place.
@MainActor
final class LiftedItem: CustomizingItemView {
    /// How much larger it is when it is lifted.
    static let enlargement: CGFloat = 1.12

    /// Where the icon's middle is, in the superview's coordinates.
    private var place = CGPoint.zero
    /// From 0, lying in its place, to 1, lifted.
    private var height: CGFloat = 0
    /// What it stays within while it is lifted, so that it does not hide the place that it is held above.
    var room = CGRect.infinite { didSet { update() } }
    /// From the icon's middle to the pointer.
    var grip = UIOffset.zero
    /// Where it came from, for the way back.
    let source: CGPoint
    private let wasSelected: Bool
    private var animation: TimedAnimation?
    /// Tells the current animation from one that it replaced and that still runs.
    private var animationCount = 0

    /// - Parameters:
    ///   - source: The middle of the icon in its place, in the superview's coordinates.
    ///   - size: That of the grid's cells.
    init(_ item: UITabBarItem, bar: UITabBar, isSelected: Bool, source: CGPoint, size: CGSize) {
        self.source = source
        wasSelected = isSelected
        super.init(bar: bar)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        bounds.size = size
        show(item)
        move(to: source)
    }

    required init?(coder: NSCoder) { nil }

    // It is in the user's hand, and nobody presses it.

    override var _role: AccessibleRole { .generic }

    override var _accessibleActions: [AccessibleAction] { [] }

    override var _takesKeyboard: Bool { false }

    override var looksSelected: Bool { wasSelected }

    override var drawingScale: CGFloat { super.drawingScale * Self.enlargement }

    func move(to point: CGPoint) {
        place = point
        update()
    }

    private func update() {
        let scale = 1 + (Self.enlargement - 1) * height
        let offset = (bounds.height / 2 - CustomizingCellLayout.imageMiddle) * scale
        transform = CGAffineTransform(scaleX: scale, y: scale)
        let half = (bounds.height / 2 - 2) * scale
        let wanted = place.y + offset
        let least = max(room.minY + half, min(wanted, room.maxY - half))
        center = CGPoint(x: place.x, y: wanted + (least - wanted) * height)
        setNeedsDisplay()
    }

    /// Rises from its place.
    func lift() {
        animate(seconds: 0.18) { [weak self] progress in
            self?.height = progress
            self?.update()
        } completion: {
        }
    }

    /// Glides to a place and lies down there.
    func settle(at target: CGPoint, fades: Bool, completion: @escaping () -> Void) {
        let start = (place: place, height: height)
        let distance = hypot(target.x - start.place.x, target.y - start.place.y)
        animate(seconds: 0.16 + Double(min(distance, 600)) / 600 * 0.14) { [weak self] progress in
            guard let self else { return }
            self.height = start.height * (1 - progress)
            self.alpha = fades ? 1 - max(0, progress - 0.7) / 0.3 * 0.6 : 1
            self.move(
                to: CGPoint(
                    x: start.place.x + (target.x - start.place.x) * progress,
                    y: start.place.y + (target.y - start.place.y) * progress
                )
            )
        } completion: {
            completion()
        }
    }

    private func animate(
        seconds: Double,
        _ update: @escaping (CGFloat) -> Void,
        completion: @escaping () -> Void
    ) {
        animationCount += 1
        let count = animationCount
        guard let widget = _widget, widget.isMapped, Toolkit.areAnimationsEnabled else {
            update(1)
            completion()
            return
        }
        let animation = TimedAnimation(
            on: widget,
            seconds: seconds,
            easing: .easeOut,
            update: { [weak self] in
                if self?.animationCount == count { update(CGFloat($0)) }
            },
            completion: { [weak self] in
                if self?.animationCount == count { completion() }
            }
        )
        self.animation = animation
        animation.play()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        guard let drawing else { return }
        snapshot.draw(commands(drawing), scale: drawingScale)
    }

    /// A card that floats above the screen.
    private func commands(_ drawing: CustomizingCellDrawing) -> [DrawingCommand] {
        let traits = traitCollection
        let radius = CustomizingCellLayout.cornerRadius
        var card = UIColor._liftedCard.components(with: traits)
        var shadow = UIColor.black.components(with: traits)
        card.alpha *= Double(height)
        shadow.alpha *= 0.28 * Double(height)
        return [
            .shadow(drawing.layout.backdrop, cornerRadius: radius, offset: 6, blur: 18, color: shadow),
            .fill(drawing.layout.backdrop, cornerRadius: radius, color: card),
        ] + drawing.content
    }
}

extension UIColor {
    fileprivate static let _liftedCard = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 0.96) : UIColor(white: 1, alpha: 0.96)
    }
}
