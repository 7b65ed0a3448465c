internal import GtkInterop

/// An element of a menu that stands beside others in one line: an image, with the title below where there is room for it.
@MainActor
final class MenuTile: UIControl {
    private let action: UIAction
    private let size: UIMenu.ElementSize
    private let isInPalette: Bool
    private let label = UILabel(frame: .zero)
    private var isHovered = false

    /// - Parameters:
    ///   - isInPalette: Whether what is on has a ring rather than a tint.
    ///   - chosen: Called when the user chose it.
    init(_ action: UIAction, size: UIMenu.ElementSize, isInPalette: Bool, chosen: @escaping () -> Void) {
        self.action = action
        self.size = size
        self.isInPalette = isInPalette
        super.init(frame: .zero)
        label.text = action.title
        label.font = .scaled(12, as: .caption1, limit: 1.4)
        label.textAlignment = .center
        label.accessibilityElementsHidden = true
        label.isHidden = !showsTitle
        addSubview(label)
        accessibilityLabel = action.title
        if let hint = action.discoverabilityTitle { accessibilityHint = hint }
        isEnabled = !action.attributes.contains(.disabled)
        if action.state != .off { _changeAccessibility { $0.isChecked = action.state == .on } }
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { action.state == .off ? .menuItem : .menuItemCheckbox }

    /// A tile without an image must say what it is.
    private var showsTitle: Bool { action.image == nil || size == .medium }

    static func height(_ size: UIMenu.ElementSize) -> CGFloat { size == .medium ? 64 : 48 }

    /// The width that it wants.
    var naturalWidth: CGFloat {
        guard showsTitle else { return 48 }
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
        return max(56, min(120, label.sizeThatFits(widest).width + 16))
    }

    private var foreground: UIColor {
        if !isEnabled { return .tertiaryLabel }
        if action.attributes.contains(.destructive) { return .destructiveText }
        return action.state == .on && !isInPalette ? tintColor ?? UIColor.tintColor : .label
    }

    override func _stateChanged() {
        label.textColor = foreground
        setNeedsDisplay()
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        label.textColor = foreground
        widget.onHover { [weak self] isInside in
            guard let self, self.isEnabled else { return }
            self.isHovered = isInside
            self.setNeedsDisplay()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top: CGFloat = action.image == nil ? 0 : bounds.height - 26
        label.frame = CGRect(x: 4, y: top, width: max(0, bounds.width - 8), height: bounds.height - top - 4)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    var commands: [DrawingCommand] {
        let traits = traitCollection
        var commands: [DrawingCommand] = []
        let area = CGRect(origin: .zero, size: bounds.size)
        if isHighlighted || isHovered || state.contains(.focused) {
            let color = UIColor.systemFill.components(with: traits)
            commands.append(.fill(area.insetBy(dx: 3, dy: 3), cornerRadius: 8, color: color))
        }
        guard let image = action.state == .on ? action.selectedImage ?? action.image : action.image else {
            return commands
        }
        let height = showsTitle ? area.height - 26 : area.height
        let wanted = image.size
        let scale = min(1, 24 / max(1, wanted.height), 28 / max(1, wanted.width))
        let fitting = CGSize(width: wanted.width * scale, height: wanted.height * scale)
        let place = CGRect(
            x: ((area.width - fitting.width) / 2).rounded(),
            y: ((height - fitting.height) / 2).rounded() + (showsTitle ? 4 : 0),
            width: fitting.width,
            height: fitting.height
        )
        let tint = foreground.components(with: traits)
        let isOriginal = image.renderingMode == .alwaysOriginal
        let own = image.stencilColor?.components(with: traits)
        commands.append(.image(image, place, tint: isOriginal ? own : tint))
        if isInPalette, action.state == .on {
            let side = max(fitting.width, fitting.height) + 10
            let ring = CGRect(
                x: place.midX - side / 2,
                y: place.midY - side / 2,
                width: side,
                height: side
            )
            let color = (tintColor ?? UIColor.tintColor).components(with: traits)
            commands.append(.stroke(ring, cornerRadius: side / 2, width: 2, color: color))
        }
        return commands
    }
}

/// Elements of a menu side by side; more than fit scroll to the side.
@MainActor
final class MenuStrip: UIView {
    let tiles: [MenuTile]
    private let size: UIMenu.ElementSize
    private let scroller = UIScrollView(frame: .zero)

    init(_ tiles: [MenuTile], size: UIMenu.ElementSize) {
        self.tiles = tiles
        self.size = size
        super.init(frame: .zero)
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        addSubview(scroller)
        for tile in tiles { scroller.addSubview(tile) }
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat {
        let widest = tiles.map(\.naturalWidth).max() ?? 0
        return widest * CGFloat(min(tiles.count, 5)) + 8
    }

    var height: CGFloat { MenuTile.height(size) }

    /// Brings a tile into sight.
    func reveal(_ tile: MenuTile) { scroller.scrollRectToVisible(tile.frame, animated: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        let inner = max(0, bounds.width - 8)
        let widest = tiles.map(\.naturalWidth).max() ?? 0
        let width = max(min(widest, 56), inner / CGFloat(max(1, tiles.count)))
        let total = max(inner, width * CGFloat(tiles.count))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tile) in tiles.enumerated() {
            let x = CGFloat(index) * width
            tile.frame = CGRect(
                x: 4 + (isRightToLeft ? total - x - width : x),
                y: 0,
                width: width,
                height: bounds.height
            )
        }
        scroller.contentSize = CGSize(width: total + 8, height: bounds.height)
        if isRightToLeft, scroller.contentOffset == .zero { scroller.contentOffset.x = total - inner }
    }
}
