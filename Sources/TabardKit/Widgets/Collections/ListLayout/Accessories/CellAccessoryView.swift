internal import GtkInterop

/// What shows an accessory in a cell.
@MainActor
final class CellAccessoryView: UIView {
    private(set) var accessory: UICellAccessory
    private let content: UIView

    /// - Parameters:
    ///   - accessory: What is shown.
    ///   - isRightToLeft: Whether reading begins at the right.
    ///   - chosen: Called when the user chose it.
    init(_ accessory: UICellAccessory, isRightToLeft: Bool, chosen: @escaping () -> Void) {
        self.accessory = accessory
        switch accessory.accessoryType {
        case .disclosureIndicator:
            content = Self.image(SystemImage.chevron(pointingForwardIn: isRightToLeft), .accessoryMark)
        case .checkmark: content = Self.image(SystemImage.checkmark.image, nil)
        case .outlineDisclosure:
            let control = OutlineControl(isRightToLeft: isRightToLeft, chosen: chosen)
            control.isUserInteractionEnabled = accessory._style == .cell || accessory._handler != nil
            // Where the whole row opens what is below it, the row says whether it is open.
            control.accessibilityElementsHidden = !control.isUserInteractionEnabled
            content = control
        case .delete: content = TableCellControl(.delete, chosen: chosen)
        case .insert: content = TableCellControl(.insert, chosen: chosen)
        case .detail: content = TableCellControl(.detail, chosen: chosen)
        case .multiselect:
            content = TableCellControl(.choice, chosen: chosen)
            content.isUserInteractionEnabled = false
        case .reorder: content = TableCellControl(.reorder, chosen: chosen)
        case .label: content = Self.label(accessory)
        case .popUpMenu: content = Self.button(accessory)
        case .customView(let view): content = view
        }
        super.init(frame: .zero)
        if let color = accessory._tintColor { content.tintColor = color }
        if case .label = accessory.accessoryType, let color = accessory._tintColor {
            (content as? UILabel)?.textColor = color
        }
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    private static func image(_ image: UIImage, _ color: UIColor?) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.tintColor = color
        view.accessibilityElementsHidden = true
        return view
    }

    private static func label(_ accessory: UICellAccessory) -> UILabel {
        let label = UILabel()
        label.text = accessory._text
        label.font = accessory._font ?? .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = accessory._scalesFont
        // The content beside it is to have the most of the width.
        label.maximumContentSizeCategory = .accessibilityMedium
        label.textColor = .secondaryLabel
        return label
    }

    private static func button(_ accessory: UICellAccessory) -> UIButton {
        let button = UIButton(type: .system)
        button.menu = accessory._menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.tintColor = .secondaryLabel
        button.titleLabel?.font = .scaled(15, as: .subheadline, limit: 1.65)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        let changed = accessory._menuChanged
        button.addAction(
            UIAction { [weak button] _ in if let menu = button?.menu { changed?(menu) } },
            for: .menuActionTriggered
        )
        return button
    }

    /// Takes over the same accessory as it is described anew.
    func take(_ accessory: UICellAccessory) { self.accessory = accessory }

    /// Shows whether the item is selected, or what is below it shows.
    func show(isSelected: Bool, isExpanded: Bool, animated: Bool) {
        (content as? TableCellControl)?.isOn = isSelected
        (content as? OutlineControl)?.show(isExpanded: isExpanded, animated: animated)
    }

    /// The button that it is, unless the app's own view is shown.
    var rowControl: (any RowControl)? { content as? any RowControl }

    /// Names the app's own control, or the mark of an outline, as the cell, unless the app has named it.
    func takeName(_ name: String?, insteadOf former: String?) {
        switch accessory.accessoryType {
        case .customView, .outlineDisclosure: content._takeName(ofCell: name, insteadOf: former)
        default: break
        }
    }

    /// How wide it is itself.
    var naturalSize: CGSize {
        switch accessory.accessoryType {
        case .delete, .insert, .multiselect, .detail, .reorder: return CGSize(width: 26, height: 26)
        case .outlineDisclosure: return CGSize(width: 20, height: 26)
        case .customView(let view):
            if accessory._maintainsFixedSize { return view.frame.size }
            let own = LayoutEngine.frameSize(of: view)
            let fitting = view.sizeThatFits(CGSize(width: 1_000, height: 1_000))
            return CGSize(
                width: own.width > 0 ? own.width : fitting.width,
                height: own.height > 0 ? own.height : fitting.height
            )
        case .disclosureIndicator, .checkmark, .label, .popUpMenu: return content.intrinsicContentSize
        }
    }

    /// How much room it takes.
    var width: CGFloat {
        let natural = naturalSize.width.rounded(.up)
        return switch accessory._reserved {
        case .custom(let width): max(0, width)
        case .actual: natural
        case .standard, nil: accessory._isLeading ? max(natural, 28) : natural
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = naturalSize
        let height = min(size.height, bounds.height)
        let width = min(size.width.rounded(.up), max(bounds.width, size.width))
        let frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(),
            y: ((bounds.height - height) / 2).rounded(),
            width: width,
            height: height
        )
        // What is turned has no frame of its own.
        content.bounds.size = frame.size
        content.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}

/// The chevron of an item with others below it.
@MainActor
private final class OutlineControl: UIControl, RowControl {
    private let image: UIImageView
    private let isRightToLeft: Bool
    private let chosen: () -> Void
    private var isExpanded: Bool?
    var isInReach = false { didSet { if isInReach != oldValue { _keyboardChanged() } } }

    init(isRightToLeft: Bool, chosen: @escaping () -> Void) {
        self.isRightToLeft = isRightToLeft
        self.chosen = chosen
        image = UIImageView(image: SystemImage.chevron(pointingForwardIn: isRightToLeft))
        super.init(frame: .zero)
        image.contentMode = .center
        image.accessibilityElementsHidden = true
        addSubview(image)
        addAction(UIAction { [weak self] _ in self?.chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { isUserInteractionEnabled ? .button : .generic }

    override var _pressKind: PressKind { _role == .button ? .tap : .none }

    override var _takesKeyboard: Bool { isInReach && _role == .button }

    func show(isExpanded: Bool, animated: Bool) {
        guard isExpanded != self.isExpanded else { return }
        let isNew = self.isExpanded == nil
        self.isExpanded = isExpanded
        _changeAccessibility { $0.isExpanded = isExpanded }
        let angle: CGFloat = isExpanded ? (isRightToLeft ? -.pi / 2 : .pi / 2) : 0
        let turn = { self.image.transform = CGAffineTransform(rotationAngle: angle) }
        if animated, !isNew { UIView.animate(withDuration: 0.25, animations: turn) } else { turn() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.bounds.size = bounds.size
        image.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
