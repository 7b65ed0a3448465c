internal import GtkInterop

/// A button of an alert or an action sheet.
@MainActor
final class AlertButton: UIControl {
    let alertAction: UIAlertAction
    private let textSize: CGFloat
    private let isStrong: Bool
    /// Whether a line stands above it, or where reading begins.
    var separator = Separator.none {
        didSet { setNeedsDisplay() }
    }

    enum Separator {
        case none, above, left
    }

    init(_ action: UIAlertAction, textSize: CGFloat, isStrong: Bool, chosen: @escaping () -> Void) {
        alertAction = action
        self.textSize = textSize
        self.isStrong = isStrong
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        action._button = self
        accessibilityLabel = action.title
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var font: FontDescription {
        UIFont.scaled(textSize, weight: isStrong ? .semibold : .regular, as: .body, for: traitCollection)
            .description(for: traitCollection)
    }

    private var wraps: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private var textMargin: CGFloat { min(8, bounds.width / 2) }

    /// The height that the title wants, which has several lines if it is large.
    func height(width: CGFloat, least: CGFloat) -> CGFloat {
        let scaled = UIFontMetrics.default.scaledValue(for: least, compatibleWith: traitCollection)
        guard wraps else { return max(least, min(scaled, least * 1.35)).rounded(.up) }
        let layout = TextLayout(text: shownTitle, font: font)
        let text = CGFloat(layout.size(maximumWidth: Double(max(1, width - 16))).height)
        return max(least, text + 22).rounded(.up)
    }

    private var shownTitle: String { String((alertAction.title ?? "").prefix(1_000)) }

    var titleWidth: CGFloat { LineCache.width(of: String((alertAction.title ?? "").prefix(200)), font: font) }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    var commands: [DrawingCommand] {
        let traits = traitCollection
        let hairline = 1 / max(1, traits.displayScale)
        let line = UIColor.separator.components(with: traits)
        var commands: [DrawingCommand] = []
        if isHighlighted {
            let color = UIColor.systemFill.components(with: traits)
            commands.append(.fill(bounds, cornerRadius: 0, color: color))
        }
        switch separator {
        case .none: break
        case .above:
            let area = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
            commands.append(.fill(area, cornerRadius: 0, color: line))
        case .left:
            let area = CGRect(x: 0, y: 0, width: hairline, height: bounds.height)
            commands.append(.fill(area, cornerRadius: 0, color: line))
        }
        let color: UIColor =
            !isEnabled
            ? .tertiaryLabel
            : alertAction._titleTextColor
                ?? (alertAction.style == .destructive ? .destructiveText : tintColor)
        let area = bounds.insetBy(dx: textMargin, dy: 0)
        let text = color.components(with: traits)
        if wraps {
            let height = CGFloat(
                TextLayout(text: shownTitle, font: font).size(maximumWidth: Double(max(1, area.width))).height
            )
            let lines = CGRect(x: area.minX, y: (area.height - height) / 2, width: area.width, height: height)
            commands.append(.lines(shownTitle, lines, limit: 50, font: font, color: text))
        } else {
            commands.append(.text(shownTitle, area, font: font, color: text))
        }
        if state.contains(.focused) {
            let ring = bounds.insetBy(dx: 4, dy: 4)
            let color = tintColor.components(with: traits)
            commands.append(.stroke(ring, cornerRadius: 8, width: FocusRing.width, color: color))
        }
        return commands
    }
}
