internal import GtkInterop

/// A date or a time on a grey ground, which opens what it is chosen with.
@MainActor
final class DateFieldButton: UIControl {
    private static let margin: CGFloat = 12
    private static let usualTextSize: CGFloat = 17

    var text = "" {
        didSet {
            guard text != oldValue else { return }
            accessibilityValue = text
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Whether what it opens is open.
    var isOpen = false {
        didSet { setNeedsDisplay() }
    }

    private var font: UIFont {
        .scaled(Self.usualTextSize, as: .body, limit: 1.65, for: traitCollection)
    }

    var height: CGFloat { 34 + max(0, ((font.pointSize - Self.usualTextSize) * 1.2).rounded()) }

    init(opened: @escaping () -> Void) {
        super.init(frame: .zero)
        addAction(UIAction { _ in opened() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: width(in: font), height: height)
    }

    /// The width with text of the usual size, or the wanted one where that is smaller.
    var leastWidth: CGFloat { width(in: font.fitting(2, into: 1, least: Self.usualTextSize)) }

    private func width(in font: UIFont) -> CGFloat {
        LineCache.width(of: text, font: font.fontDescription).rounded(.up) + 2 * Self.margin
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    var commands: [DrawingCommand] {
        let traits = traitCollection
        let area = CGRect(origin: .zero, size: bounds.size)
        let text = !isEnabled ? UIColor.tertiaryLabel : isOpen ? tintColor ?? UIColor.tintColor : .label
        let room = area.insetBy(dx: min(4, area.width / 2), dy: 0)
        let wanted = LineCache.width(of: self.text, font: font.fontDescription).rounded(.up)
        let font = font.fitting(wanted, into: room.width, least: Self.usualTextSize)
        let ground = isHighlighted ? UIColor.secondarySystemFill : .tertiarySystemFill
        var commands: [DrawingCommand] = [
            .fill(area, cornerRadius: 6, color: ground.components(with: traits)),
            .text(
                self.text,
                room,
                font: font.fontDescription,
                color: text.components(with: traits)
            ),
        ]
        if state.contains(.focused) {
            let color = tintColor.components(with: traits)
            commands.append(FocusRing.around(area, cornerRadius: 6, color: color))
        }
        return commands
    }
}
