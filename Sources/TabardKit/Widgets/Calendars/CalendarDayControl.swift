internal import GtkInterop

/// One day of a calendar.
@MainActor
final class CalendarDayControl: UIControl {
    struct Look: Equatable {
        var number = ""
        var design = UIFontDescriptor.SystemDesign.default
        var isToday = false
        var isChosen = false
        /// Whether something may stand below the number.
        var hasRoomBelow = false
    }

    private static let roomBelow: CGFloat = 12

    var look = Look() {
        didSet {
            guard look != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    /// Whether the Tab key leads to this day among those of its month.
    var isCurrent = false {
        didSet { if isCurrent != oldValue { _keyboardChanged() } }
    }
    /// Uses a key that leads to another day.
    var keyPressed: ((Key) -> Bool)?
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let decoration {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
            }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    override var _takesKeyboard: Bool { isCurrent }

    override func _useKey(_ key: Key) -> Bool { keyPressed?(key) ?? false }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    /// How much larger than usual the number is wanted.
    private var scale: CGFloat {
        max(1, UIFont.scaled(20, as: .title3, limit: 1.65, for: traitCollection).pointSize / 20)
    }

    /// The circle around the number.
    private var circle: CGRect {
        let height = look.hasRoomBelow ? bounds.height - Self.roomBelow : bounds.height
        let side = max(0, min(bounds.width, height, 46 * scale) - 2)
        let y = max(0, (height - side) / 2)
        return CGRect(x: (bounds.width - side) / 2, y: y, width: side, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let decoration else { return }
        let y = max(0, bounds.height - Self.roomBelow)
        let height = bounds.height - y
        let wanted = decoration.sizeThatFits(CGSize(width: bounds.width, height: height))
        let width = min(bounds.width, wanted.width > 0 ? wanted.width : bounds.width)
        let fitting = min(height, wanted.height > 0 ? wanted.height : height)
        decoration.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(),
            y: y + (height - fitting) / 2,
            width: width,
            height: fitting
        )
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    private var font: UIFont {
        let isStrong = look.isChosen || look.isToday
        let usual: CGFloat = look.isChosen ? 22 : 20
        // Two digits are inside the circle.
        let size = max(usual, min(usual * scale, circle.width * 0.68))
        let font = UIFont.systemFont(ofSize: size, weight: isStrong ? .medium : .regular)
        guard look.design != .default, let descriptor = font.fontDescriptor.withDesign(look.design) else {
            return font
        }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    var commands: [DrawingCommand] {
        let traits = traitCollection
        let tint: UIColor = tintColor ?? .tintColor
        let circle = circle
        var commands: [DrawingCommand] = []
        if look.isChosen {
            let ground = look.isToday ? tint.underWhiteText : tint.withAlphaComponent(0.12)
            commands.append(
                .fill(circle, cornerRadius: circle.width / 2, color: ground.components(with: traits))
            )
        } else if isHighlighted, isEnabled {
            let ground = UIColor.tertiarySystemFill.components(with: traits)
            commands.append(.fill(circle, cornerRadius: circle.width / 2, color: ground))
        }
        let color: UIColor =
            if look.isChosen, look.isToday { .white } else if !isEnabled {
                .tertiaryLabel
            } else if look.isChosen || look.isToday { tint } else { .label }
        commands.append(
            .text(look.number, circle, font: font.fontDescription, color: color.components(with: traits))
        )
        if state.contains(.focused) {
            let ring = circle.insetBy(dx: 1, dy: 1)
            commands.append(
                .stroke(
                    ring,
                    cornerRadius: ring.width / 2,
                    width: FocusRing.width,
                    color: tint.components(with: traits)
                )
            )
        }
        return commands
    }
}
