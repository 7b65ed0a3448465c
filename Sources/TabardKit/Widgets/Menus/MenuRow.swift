internal import GtkInterop

/// One line of an open menu that the user can choose.
@MainActor
final class MenuRow: UIControl {
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let keysLabel: UILabel?
    private let mark: UIImage?
    private let image: UIImage?
    let leadsFurther: Bool
    private let areKeysBelow: Bool
    private let isDestructive: Bool
    private let isCheckable: Bool
    private var isHovered = false
    /// Whether room is kept for a mark before the text.
    var isIndented = false
    /// Whether the keys leave room for an image behind them, so that they end where those of other lines do.
    var keepsImageRoom = false
    /// Whether a line is drawn below.
    var hasSeparator = false

    /// - Parameters:
    ///   - keys: The keys that do the same, as the user reads them.
    ///   - isBack: Whether it leads back to the menu around, rather than further.
    init(
        title: String,
        subtitle: String?,
        image: UIImage?,
        keys: String? = nil,
        state: UIMenuElement.State = .off,
        isDestructive: Bool = false,
        leadsFurther: Bool = false,
        isBack: Bool = false,
        chosen: @escaping () -> Void
    ) {
        self.image = image
        self.isDestructive = isDestructive
        self.leadsFurther = leadsFurther
        isCheckable = state != .off
        keysLabel = keys.map { _ in UILabel(frame: .zero) }
        let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
        // Large texts leave no room beside each other.
        areKeysBelow = isLarge
        switch state {
        case .off: mark = isBack ? SystemImage.chevronBack.image : nil
        case .on: mark = SystemImage.checkmark.image
        case .mixed: mark = UIImage(systemName: "minus")
        }
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .scaled(17, weight: isBack ? .semibold : .regular, as: .body)
        titleLabel.numberOfLines = isLarge ? 0 : 2
        subtitleLabel.numberOfLines = isLarge ? 0 : 1
        subtitleLabel.text = subtitle
        subtitleLabel.font = .scaled(13, as: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        keysLabel?.text = keys
        keysLabel?.font = .scaled(17, as: .body)
        for label in [titleLabel, subtitleLabel, keysLabel].compactMap({ $0 }) {
            label.accessibilityElementsHidden = true
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        accessibilityLabel = title
        accessibilityValue = keys
        accessibilityHint = subtitle
        if isCheckable { _changeAccessibility { $0.isChecked = state == .on } }
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { isCheckable ? .menuItemCheckbox : .menuItem }

    var hasMark: Bool { mark != nil }

    var hasImage: Bool { image != nil }

    /// The width that the text wants in one line, with all beside it.
    var naturalWidth: CGFloat {
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
        let below = areKeysBelow ? keysSize.width : 0
        let text = max(
            titleLabel.sizeThatFits(widest).width,
            subtitleLabel.sizeThatFits(widest).width,
            below
        )
        return text + 2 + leadingMargin + trailingMargin + keysRoom
    }

    private var leadingMargin: CGFloat { isIndented ? MenuLayout.markedMargin : MenuLayout.margin }

    private var trailingMargin: CGFloat {
        let extra = MenuLayout.imageWidth + 8
        let hasImageRoom = image != nil || (keepsImageRoom && keysLabel != nil)
        return MenuLayout.margin + (hasImageRoom ? extra : 0) + (leadsFurther ? extra - 12 : 0)
    }

    /// The size of the keys in one line; nothing if there are none.
    private var keysSize: CGSize {
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
        guard let size = keysLabel?.sizeThatFits(widest) else { return .zero }
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    /// What the keys take beside the text.
    private var keysRoom: CGFloat {
        keysLabel == nil || areKeysBelow ? 0 : keysSize.width + MenuLayout.keysDistance
    }

    /// The heights of the texts above each other, in a line of a width.
    private func textHeights(width: CGFloat) -> (title: CGFloat, subtitle: CGFloat, keys: CGFloat) {
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let hasSubtitle = subtitleLabel.text?.isEmpty == false
        return (
            titleLabel.sizeThatFits(size).height,
            hasSubtitle ? subtitleLabel.sizeThatFits(size).height + 2 : 0,
            areKeysBelow && keysLabel != nil ? keysSize.height + 2 : 0
        )
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        max(0, width - leadingMargin - trailingMargin - keysRoom)
    }

    func height(width: CGFloat) -> CGFloat {
        let heights = textHeights(width: textWidth(in: width))
        return max(
            MenuLayout.rowHeight,
            (heights.title + heights.subtitle + heights.keys + 20).rounded(.up)
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = textWidth(in: bounds.width)
        let heights = textHeights(width: width)
        let x = isRightToLeft ? trailingMargin + keysRoom : leadingMargin
        let all = heights.title + heights.subtitle + heights.keys
        let y = ((bounds.height - all) / 2).rounded()
        titleLabel.frame = CGRect(x: x, y: y, width: width, height: heights.title)
        subtitleLabel.frame = CGRect(
            x: x,
            y: y + heights.title + 2,
            width: width,
            height: max(0, heights.subtitle - 2)
        )
        guard let keysLabel else { return }
        let keys = keysSize
        if areKeysBelow {
            let top = y + heights.title + heights.subtitle + 2
            keysLabel.frame = CGRect(x: x, y: top, width: width, height: keys.height)
        } else {
            keysLabel.frame = CGRect(
                x: isRightToLeft ? trailingMargin : bounds.width - trailingMargin - keys.width,
                y: ((bounds.height - keys.height) / 2).rounded(),
                width: keys.width,
                height: keys.height
            )
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func _stateChanged() {
        colorTexts()
        setNeedsDisplay()
    }

    private func colorTexts() {
        titleLabel.textColor = foreground
        keysLabel?.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    }

    private var foreground: UIColor {
        !isEnabled ? .tertiaryLabel : isDestructive ? .destructiveText : .label
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        colorTexts()
        widget.onHover { [weak self] isInside in
            guard let self, self.isEnabled else { return }
            self.isHovered = isInside
            self.setNeedsDisplay()
        }
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    var commands: [DrawingCommand] {
        let traits = traitCollection
        var commands: [DrawingCommand] = []
        if isHighlighted || isHovered || state.contains(.focused) {
            let color = UIColor.systemFill.components(with: traits)
            commands.append(.fill(bounds, cornerRadius: 0, color: color))
        }
        if hasSeparator {
            let hairline = 1 / max(1, traits.displayScale)
            let line = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
            commands.append(.fill(line, cornerRadius: 0, color: UIColor.separator.components(with: traits)))
        }
        let color = foreground.components(with: traits)
        if let mark { commands.append(image(mark, height: 14, x: 8, width: 20, tint: color)) }
        var trailing = bounds.width - MenuLayout.margin
        if leadsFurther {
            let chevron = SystemImage.chevronForward.image
            let grey = UIColor.accessoryMark.components(with: traits)
            commands.append(image(chevron, height: 13, x: trailing - 14, width: 14, tint: grey))
            trailing -= 22
        }
        if let image {
            let x = trailing - MenuLayout.imageWidth
            let isOriginal = image.renderingMode == .alwaysOriginal
            commands.append(
                self.image(
                    image,
                    height: 20,
                    x: x,
                    width: MenuLayout.imageWidth,
                    tint: isOriginal ? image.stencilColor?.components(with: traits) : color
                )
            )
        }
        return commands
    }

    /// An image within a column of the line, mirrored to the other side in right-to-left languages.
    private func image(
        _ image: UIImage,
        height: CGFloat,
        x: CGFloat,
        width: CGFloat,
        tint: RGBA?
    ) -> DrawingCommand {
        var image = image
        if isRightToLeft, image === SystemImage.chevronForward.image {
            image = SystemImage.chevronBack.image
        } else if isRightToLeft, image === SystemImage.chevronBack.image {
            image = SystemImage.chevronForward.image
        }
        let size = image.size
        let scale = min(1, height / max(1, size.height), width / max(1, size.width))
        let fitting = CGSize(width: size.width * scale, height: size.height * scale)
        let left = isRightToLeft ? bounds.width - x - width : x
        let area = CGRect(
            x: (left + (width - fitting.width) / 2).rounded(),
            y: ((bounds.height - fitting.height) / 2).rounded(),
            width: fitting.width,
            height: fitting.height
        )
        return .image(image, area, tint: tint)
    }
}
