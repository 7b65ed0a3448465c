internal import GtkInterop

/// A date or a time on a grey ground, which opens what it is chosen with.
@MainActor
final class DateFieldButton: UIControl {
    static let height: CGFloat = 34
    private static let margin: CGFloat = 12

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

    private static let font = UIFont.systemFont(ofSize: 17)

    init(opened: @escaping () -> Void) {
        super.init(frame: .zero)
        addAction(UIAction { _ in opened() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let width = LineCache.width(of: text, font: Self.font.fontDescription).rounded(.up)
        return CGSize(width: width + 2 * Self.margin, height: Self.height)
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
        let ground = isHighlighted ? UIColor.secondarySystemFill : .tertiarySystemFill
        var commands: [DrawingCommand] = [
            .fill(area, cornerRadius: 6, color: ground.components(with: traits)),
            .text(
                self.text,
                area.insetBy(dx: min(4, area.width / 2), dy: 0),
                font: Self.font.fontDescription,
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
