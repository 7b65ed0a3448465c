internal import GtkInterop

/// What an alert or an action sheet shows: texts, fields and buttons, each part scrolling if it does not fit.
@MainActor
final class AlertView: UIView {
    private weak var controller: UIAlertController?
    private let header = UIScrollView(frame: .zero)
    private let list = UIScrollView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private(set) var buttons: [AlertButton] = []
    /// The cancel button of a sheet, which stands apart.
    private(set) var apart: AlertButton?
    private var needsButtons = true

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        for part in [header, list] {
            part.contentInsetAdjustmentBehavior = .never
            addSubview(part)
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.lineBreakMode = .byWordWrapping
            label.adjustsFontForContentSizeCategory = true
            header.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { controller?.preferredStyle == .actionSheet }

    private var isPopover: Bool {
        if case .popover? = controller?._presentation?.kind { return true }
        return false
    }

    func contentChanged() {
        needsButtons = true
        setNeedsLayout()
    }

    private func update() {
        guard needsButtons, let controller else { return }
        needsButtons = false
        titleLabel.text = controller.title.map { String($0.prefix(5_000)) }
        messageLabel.text = controller.message.map { String($0.prefix(20_000)) }
        let metrics = metrics
        titleLabel.font = .scaled(metrics.titleSize, weight: .semibold, as: .headline, for: traitCollection)
        messageLabel.font = .scaled(13, as: .footnote, for: traitCollection)
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        apply(controller._attributedTitle, to: titleLabel)
        apply(controller._attributedMessage, to: messageLabel)
        for field in controller._fields where field.superview !== header { header.addSubview(field) }
        for button in buttons { button.removeFromSuperview() }
        apart?.removeFromSuperview()
        apart = nil
        let strong = controller.preferredAction ?? controller.actions.first { $0.style == .cancel }
        buttons = controller._shownActions.map { action in
            AlertButton(action, textSize: metrics.textSize, isStrong: action === strong) {
                [weak controller] in controller?._choose(action)
            }
        }
        if isSheet, !isPopover, buttons.count > 1, buttons.last?.alertAction.style == .cancel {
            apart = buttons.removeLast()
        }
        for button in buttons { list.addSubview(button) }
        if let apart { addSubview(apart) }
        let texts = [controller.title, controller.message].compactMap { $0 }
        superview?.accessibilityLabel = texts.first
        superview?.accessibilityHint = texts.dropFirst().first
    }

    private func apply(_ text: NSAttributedString?, to label: UILabel) {
        guard let text, text.length > 0, text.length <= 20_000 else { return }
        label.attributedText = text
    }

    private var metrics: AlertMetrics { isSheet ? .sheet : .alert }

    /// The size that all of it wants.
    func fittingSize(in size: CGSize) -> CGSize {
        update()
        // Large letters get as much width as there is.
        let category = traitCollection.preferredContentSizeCategory
        let most = category.isAccessibilityCategory ? max(270, size.width - 32) : 270
        let width = isSheet && !isPopover ? min(max(0, size.width - 16), 500) : min(most, 400, size.width)
        return CGSize(width: width, height: layout(in: CGSize(width: width, height: 1_000_000)).height)
    }

    private func layout(in size: CGSize) -> AlertLayout {
        let inner = max(0, size.width - 32)
        func height(_ label: UILabel) -> CGFloat {
            guard label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
        }
        return AlertLayout(
            size: size,
            metrics: metrics,
            title: height(titleLabel),
            message: height(messageLabel),
            fields: controller?._fields.count ?? 0,
            buttonWidths: buttons.map(\.titleWidth),
            buttonHeights: buttons.map { $0.height(width: size.width, least: metrics.buttonHeight) },
            apartHeight: apart?.height(width: size.width, least: metrics.buttonHeight),
            fieldHeight: UIFontMetrics.default.scaledValue(
                for: AlertLayout.fieldHeight,
                compatibleWith: traitCollection
            ),
            hasApart: apart != nil,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        guard old != traitCollection.preferredContentSizeCategory else { return }
        setNeedsLayout()
        superview?.setNeedsLayout()
        for button in buttons + [apart].compactMap(\.self) { button.setNeedsDisplay() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
        let layout = layout(in: bounds.size)
        header.frame = layout.header
        header.contentSize = CGSize(width: layout.header.width, height: layout.headerContent)
        titleLabel.frame = layout.title
        messageLabel.frame = layout.message
        for (field, frame) in zip(controller?._fields ?? [], layout.fields) { field.frame = frame }
        list.frame = layout.list
        list.contentSize = CGSize(width: layout.list.width, height: layout.listContent)
        for (index, button) in buttons.enumerated() {
            button.frame = layout.buttons[index]
            let isFirst = index == 0
            let hasLine = !isFirst || layout.headerContent > 0
            // Of two buttons in a row, the right one has the line between them.
            let isRight = isFirst == (effectiveUserInterfaceLayoutDirection == .rightToLeft)
            button.separator = layout.isSideBySide ? (isRight ? .left : .none) : hasLine ? .above : .none
        }
        apart?.frame = layout.apart
        setNeedsDisplay()
    }

    private static let background = UIColor(light: 0xF8F8F9, dark: 0x262628)
    private static let apartBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    var commands: [DrawingCommand] {
        let traits = traitCollection
        let main = CGRect(x: 0, y: 0, width: bounds.width, height: list.frame.maxY)
        let radius = PresentationLayout.alertRadius
        let color = Self.background.components(with: traits)
        var commands: [DrawingCommand] = [.fill(main, cornerRadius: radius, color: color)]
        if let apart {
            let color = Self.apartBackground.components(with: traits)
            commands.append(.fill(apart.frame, cornerRadius: radius, color: color))
        }
        // In the side-by-side row only the second button has a line of its own beside it.
        if layout(in: bounds.size).isSideBySide, list.frame.minY > 0 {
            let hairline = 1 / max(1, traits.displayScale)
            let line = CGRect(x: 0, y: list.frame.minY, width: bounds.width, height: hairline)
            commands.append(.fill(line, cornerRadius: 0, color: UIColor.separator.components(with: traits)))
        }
        return commands
    }

    /// A pressed button at the edge keeps to the rounded corners.
    override func _drawNativeChildren(_ snapshot: Snapshot) {
        guard apart == nil, isSheet, !isPopover else {
            super._drawNativeChildren(snapshot)
            return
        }
        let area = CGRect(origin: .zero, size: bounds.size)
        snapshot.clipped(to: area.native, cornerRadius: Double(PresentationLayout.alertRadius)) {
            super._drawNativeChildren(snapshot)
        }
    }
}
