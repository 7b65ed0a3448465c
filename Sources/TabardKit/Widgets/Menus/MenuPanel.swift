internal import GtkInterop

/// The lines of one menu, which scroll where they do not fit.
@MainActor
final class MenuPanel: UIView {
    private let list = UIScrollView(frame: .zero)
    /// What the user can choose, line by line.
    private(set) var rows: [UIControl] = []
    private var lines: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        list.contentInsetAdjustmentBehavior = .never
        list.showsHorizontalScrollIndicator = false
        addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .menu }

    override func _widgetDidLoad(_ widget: Widget) {
        // A screen reader begins to read where the focus is.
        widget.isFocusable = true
    }

    /// Shows other lines.
    ///
    /// - Parameter back: The line that leads back to the menu around, if there is one.
    func show(_ entries: [MenuEntry], back: MenuRow?, choose: @escaping (MenuEntry) -> Void) {
        for line in lines { line.removeFromSuperview() }
        lines = back.map { [$0] } ?? []
        for (index, entry) in entries.enumerated() {
            let line = view(for: entry, choose: choose)
            if let row = line as? MenuRow, entries.indices.contains(index + 1) {
                if case .gap = entries[index + 1] {} else { row.hasSeparator = true }
            }
            lines.append(line)
        }
        back?.hasSeparator = true
        rows = lines.flatMap { line -> [UIControl] in
            (line as? MenuStrip)?.tiles ?? [line as? MenuRow].compactMap(\.self)
        }
        let textRows = lines.compactMap { $0 as? MenuRow }
        let isIndented = textRows.contains(where: \.hasMark)
        let hasImages = textRows.contains(where: \.hasImage)
        for row in textRows {
            row.isIndented = isIndented
            row.keepsImageRoom = hasImages
        }
        for (index, row) in rows.enumerated() {
            row._changeAccessibility { $0.position = (index + 1, rows.count) }
        }
        for line in lines { list.addSubview(line) }
        list.contentOffset = .zero
        setNeedsLayout()
    }

    private func view(for entry: MenuEntry, choose: @escaping (MenuEntry) -> Void) -> UIView {
        switch entry {
        case .title(let text): return MenuTitle(text)
        case .gap: return MenuGap(frame: .zero)
        case .loading:
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return wheel
        case .action(let action, _):
            let row = MenuRow(
                title: action.title,
                subtitle: action.subtitle,
                image: action.state == .on ? action.selectedImage ?? action.image : action.image,
                keys: keys(of: action),
                state: action.state,
                isDestructive: action.attributes.contains(.destructive),
                chosen: { choose(entry) }
            )
            if let hint = action.discoverabilityTitle { row.accessibilityHint = hint }
            row.isEnabled = entry.isEnabled
            return row
        case .strip(let actions, let group, let size, let isPalette):
            let tiles = actions.map { action in
                MenuTile(action, size: size, isInPalette: isPalette) {
                    choose(.action(action, among: group))
                }
            }
            return MenuStrip(tiles, size: size)
        case .submenu(let menu):
            return MenuRow(
                title: menu.title,
                subtitle: menu.subtitle,
                image: menu.image,
                isDestructive: menu.options.contains(.destructive),
                leadsFurther: true,
                chosen: { choose(entry) }
            )
        }
    }

    /// The keys of the command that an action stands for.
    private func keys(of action: UIAction) -> String? {
        action._keyCommand.flatMap { command in
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return KeyStroke(
                input: command.input,
                flags: command.modifierFlags,
                isMirrored: isMirrored && command.allowsAutomaticMirroring
            )?.label
        }
    }

    private func height(of line: UIView, width: CGFloat) -> CGFloat {
        switch line {
        case let row as MenuRow: row.height(width: width)
        case let strip as MenuStrip: strip.height
        case is MenuGap: MenuLayout.gapHeight
        case let title as MenuTitle: title.height(width: width)
        default: MenuLayout.rowHeight
        }
    }

    /// The size that all lines together want.
    var fittingSize: CGSize {
        let natural = lines.map { line in
            (line as? MenuRow)?.naturalWidth ?? (line as? MenuTitle)?.naturalWidth
                ?? (line as? MenuStrip)?.naturalWidth ?? 0
        }
        let width = MenuLayout.width(natural: natural.max() ?? 0)
        return CGSize(width: width, height: lines.reduce(0) { $0 + height(of: $1, width: width) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        var y: CGFloat = 0
        for line in lines {
            let height = height(of: line, width: bounds.width)
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        list.contentSize = CGSize(width: bounds.width, height: y)
    }

    /// Scrolls as little as it takes to show a line.
    func reveal(_ row: UIControl) {
        if let tile = row as? MenuTile,
            let strip = lines.lazy.compactMap({ $0 as? MenuStrip }).first(where: {
                $0.tiles.contains { $0 === tile }
            })
        {
            strip.reveal(tile)
            list.scrollRectToVisible(strip.frame, animated: false)
        } else {
            list.scrollRectToVisible(row.frame, animated: false)
        }
    }

    private static let background = UIColor(light: 0xF8F8F9, dark: 0x2A2A2C)

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        let radius = Double(MenuLayout.radius)
        let isDark = traitCollection.userInterfaceStyle == .dark
        let shadow = RGBA(red: 0, green: 0, blue: 0, alpha: isDark ? 0.5 : 0.24)
        snapshot.shadow(of: area.native, cornerRadius: radius, offset: 8, blur: 32, color: shadow)
        snapshot.clipped(to: area.native, cornerRadius: radius) {
            snapshot.fill(area.native, color: Self.background.components(with: traitCollection))
            super._drawNativeChildren(snapshot)
        }
        let hairline = 1 / max(1, traitCollection.displayScale)
        let line = UIColor.separator.components(with: traitCollection)
        let edge = DrawingCommand.stroke(area, cornerRadius: MenuLayout.radius, width: hairline, color: line)
        snapshot.draw([edge], scale: max(1, traitCollection.displayScale))
    }
}

/// The text above a menu's lines.
@MainActor
private final class MenuTitle: UIView {
    private let label = UILabel(frame: .zero)

    init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        label.font = .scaled(12, as: .caption1)
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat {
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
        return label.sizeThatFits(widest).width + 2 * MenuLayout.margin + 2
    }

    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - 2 * MenuLayout.margin, height: .greatestFiniteMagnitude)
        return max(MenuLayout.titleHeight, label.sizeThatFits(room).height.rounded(.up) + 12)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(MenuLayout.margin, bounds.width / 2), dy: 0)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let hairline = 1 / max(1, traitCollection.displayScale)
        let line = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
        snapshot.fill(line.native, color: UIColor.separator.components(with: traitCollection))
    }
}

/// The band between two parts of a menu.
@MainActor
private final class MenuGap: UIView {
    override func _drawContent(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        snapshot.fill(area.native, color: UIColor.quaternarySystemFill.components(with: traitCollection))
    }
}
