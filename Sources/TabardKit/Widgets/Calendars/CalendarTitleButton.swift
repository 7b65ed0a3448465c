internal import GtkInterop

/// The name of the month above a calendar, which leads to wheels of months and years.
@MainActor
final class CalendarTitleButton: UIControl {
    private static let usualTextSize: CGFloat = 17

    var text = "" {
        didSet {
            guard text != oldValue else { return }
            _setAutomaticLabel(text)
            setNeedsDisplay()
        }
    }
    /// Whether the wheels show.
    var isOpen = false {
        didSet {
            _changeAccessibility { $0.isPressed = isOpen }
            setNeedsDisplay()
        }
    }
    var design = UIFontDescriptor.SystemDesign.default {
        didSet { setNeedsDisplay() }
    }

    private var font: UIFont {
        let font = UIFont.scaled(
            Self.usualTextSize,
            weight: .semibold,
            as: .body,
            limit: 1.65,
            for: traitCollection
        )
        guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = LineCache.width(of: text, font: font.fontDescription).rounded(.up)
        return CGSize(width: width + 22, height: 44)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        superview?.setNeedsLayout()
        setNeedsDisplay()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let traits = traitCollection
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let tint = (tintColor ?? UIColor.tintColor).components(with: traits)
        let color = isOpen ? tint : UIColor.label.components(with: traits)
        let width = max(0, bounds.width - 20)
        let x: CGFloat = isRightToLeft ? 20 : 0
        // A long name is written smaller before it is cut.
        let wanted = LineCache.width(of: text, font: font.fontDescription)
        let font = font.fitting(wanted, into: width, least: Self.usualTextSize * 0.75)
        let image = isRightToLeft ? SystemImage.chevronBack.image : SystemImage.chevronForward.image
        let height: CGFloat = 13
        let size = image.size
        let side = size.height > 0 ? size.width * height / size.height : height
        let place = CGRect(
            x: isRightToLeft ? 16 - side : bounds.width - 16,
            y: ((bounds.height - height) / 2).rounded(),
            width: side,
            height: height
        )
        var commands: [DrawingCommand] = [
            .text(
                text,
                CGRect(x: x, y: 0, width: width, height: bounds.height),
                font: font.fontDescription,
                color: color
            ),
            .image(image, place, tint: tint),
        ]
        if state.contains(.focused) {
            let area = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 0, dy: 6)
            commands.append(FocusRing.around(area, cornerRadius: 6, color: tint))
        }
        snapshot.draw(commands, scale: max(1, traits.displayScale))
    }
}
