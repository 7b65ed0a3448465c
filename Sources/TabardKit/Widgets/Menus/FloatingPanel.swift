internal import GtkInterop

/// Shows what is chosen from in a panel beside a control.
@MainActor
final class FloatingPanel: WindowOverlay {
    private let content: UIView
    private let contentSize: CGSize
    private let ground: FloatingPanelGround
    private static let margin: CGFloat = 12

    private init(_ content: UIView, size: CGSize, from source: UIView, closed: @escaping () -> Void) {
        self.content = content
        contentSize = size
        ground = FloatingPanelGround(frame: .zero)
        super.init(ground, from: source, area: nil, closed: closed)
        tintColor = source.tintColor
        semanticContentAttribute = source.semanticContentAttribute
        ground.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Opens a panel beside a view; nil if that is in no window.
    ///
    /// - Parameter closed: Called when the panel goes, however it is closed.
    static func open(
        _ content: UIView,
        size: CGSize,
        from source: UIView,
        focusing first: UIView?,
        closed: @escaping () -> Void
    ) -> FloatingPanel? {
        guard let window = source._window, window._native != nil else { return nil }
        let panel = FloatingPanel(content, size: size, from: source, closed: closed)
        panel.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        panel.ground.accessibilityLabel = content.accessibilityLabel ?? source.accessibilityLabel
        panel.cover(window)
        panel.coverOthers()
        window.layoutIfNeeded()
        if first?._takeFocus() != true { _ = panel.ground._takeFocus() }
        return panel
    }

    override var openedSize: CGSize {
        CGSize(width: contentSize.width + 2 * Self.margin, height: contentSize.height + 2 * Self.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(origin: .zero, size: ground.bounds.size).insetBy(
            dx: min(Self.margin, ground.bounds.width / 2),
            dy: min(Self.margin, ground.bounds.height / 2)
        )
    }
}

/// What the content of a panel stands on.
@MainActor
private final class FloatingPanelGround: UIView {
    private static let color = UIColor(light: 0xF8F8F9, dark: 0x2A2A2C)

    override var _role: AccessibleRole { .dialog }

    override func _widgetDidLoad(_ widget: Widget) {
        // A screen reader begins to read where the focus is.
        widget.isFocusable = true
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let traits = traitCollection
        let area = CGRect(origin: .zero, size: bounds.size)
        let isDark = traits.userInterfaceStyle == .dark
        let shadow = RGBA(red: 0, green: 0, blue: 0, alpha: isDark ? 0.5 : 0.24)
        let radius = MenuLayout.radius
        let line = UIColor.separator.components(with: traits)
        snapshot.draw(
            [
                .shadow(area, cornerRadius: radius, offset: 8, blur: 32, color: shadow),
                .fill(area, cornerRadius: radius, color: Self.color.components(with: traits)),
                .stroke(area, cornerRadius: radius, width: 1 / max(1, traits.displayScale), color: line),
            ],
            scale: max(1, traits.displayScale)
        )
    }
}
