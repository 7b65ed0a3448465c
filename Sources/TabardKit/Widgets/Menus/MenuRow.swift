internal import GtkInterop

/// One line of an open menu that the user can choose.
@MainActor
final class MenuRow: UIControl {
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let mark: UIImage?
    private let image: UIImage?
    let leadsFurther: Bool
    private let isDestructive: Bool
    private let isCheckable: Bool
    private var isHovered = false
    /// Whether room is kept for a mark before the text.
    var isIndented = false
    /// Whether a line is drawn below.
    var hasSeparator = false

    /// - Parameter isBack: Whether it leads back to the menu around, rather than further.
    init(
        title: String,
        subtitle: String?,
        image: UIImage?,
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
        switch state {
        case .off: mark = isBack ? SystemImage.chevronBack.image : nil
        case .on: mark = SystemImage.checkmark.image
        case .mixed: mark = UIImage(systemName: "minus")
        }
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .scaled(17, weight: isBack ? .semibold : .regular, as: .body)
        let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
        titleLabel.numberOfLines = isLarge ? 0 : 2
        subtitleLabel.numberOfLines = isLarge ? 0 : 1
        subtitleLabel.text = subtitle
        subtitleLabel.font = .scaled(13, as: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        for label in [titleLabel, subtitleLabel] {
            label.accessibilityElementsHidden = true
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        accessibilityLabel = title
        accessibilityHint = subtitle
        if isCheckable { _changeAccessibility { $0.isChecked = state == .on } }
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { isCheckable ? .menuItemCheckbox : .menuItem }

    var hasMark: Bool { mark != nil }

    /// The width that the text wants in one line, with all beside it.
    var naturalWidth: CGFloat {
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
        let text = max(titleLabel.sizeThatFits(widest).width, subtitleLabel.sizeThatFits(widest).width)
        return text + 2 + leadingMargin + trailingMargin
    }

    private var leadingMargin: CGFloat { isIndented ? MenuLayout.markedMargin : MenuLayout.margin }

    private var trailingMargin: CGFloat {
        let extra = MenuLayout.imageWidth + 8
        return MenuLayout.margin + (image == nil ? 0 : extra) + (leadsFurther ? extra - 12 : 0)
    }

    func height(width: CGFloat) -> CGFloat {
        let size = CGSize(width: width - leadingMargin - trailingMargin, height: .greatestFiniteMagnitude)
        var height = titleLabel.sizeThatFits(size).height
        if subtitleLabel.text?.isEmpty == false { height += subtitleLabel.sizeThatFits(size).height + 2 }
        return max(MenuLayout.rowHeight, (height + 20).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - leadingMargin - trailingMargin)
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(size).height
        let hasSubtitle = subtitleLabel.text?.isEmpty == false
        let subtitle = hasSubtitle ? subtitleLabel.sizeThatFits(size).height : 0
        let x = isRightToLeft ? trailingMargin : leadingMargin
        let y = ((bounds.height - title - subtitle - (hasSubtitle ? 2 : 0)) / 2).rounded()
        titleLabel.frame = CGRect(x: x, y: y, width: width, height: title)
        subtitleLabel.frame = CGRect(x: x, y: y + title + 2, width: width, height: subtitle)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func _stateChanged() {
        titleLabel.textColor = foreground
        setNeedsDisplay()
    }

    private var foreground: UIColor {
        !isEnabled ? .tertiaryLabel : isDestructive ? .destructiveText : .label
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        titleLabel.textColor = foreground
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
