internal import GtkInterop

/// Lies over the whole window while something is chosen in a panel beside a control, and goes at a click beside the panel.
@MainActor
final class FloatingPanel: UIView {
    private let content: UIView
    private let contentSize: CGSize
    private let ground = FloatingPanelGround(frame: .zero)
    private weak var source: UIView?
    private var closed: (() -> Void)?
    private weak var formerFocus: UIView?
    private var isClosing = false
    private var pressBeside: UITouch?
    private static let margin: CGFloat = 12

    private init(_ content: UIView, size: CGSize, from source: UIView, closed: @escaping () -> Void) {
        self.content = content
        self.source = source
        self.closed = closed
        contentSize = size
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tintColor = source.tintColor
        semanticContentAttribute = source.semanticContentAttribute
        ground.addSubview(content)
        addSubview(ground)
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
        panel.formerFocus = window._focusedView
        panel.frame = CGRect(origin: .zero, size: window.bounds.size)
        panel.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        window.addSubview(panel)
        window.layoutIfNeeded()
        if first?._takeFocus() != true { _ = panel.ground._takeFocus() }
        return panel
    }

    /// Takes the panel away and gives the focus back.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        _window?._native?.clearFocus()
        if formerFocus?.window != nil { _ = formerFocus?._takeFocus() }
        removeFromSuperview()
        let closed = closed
        self.closed = nil
        closed?()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { close() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let source, let window = _window, source._window === window else { return close() }
        ground.frame =
            MenuLayout(
                content: CGSize(
                    width: contentSize.width + 2 * Self.margin,
                    height: contentSize.height + 2 * Self.margin
                ),
                beside: source.convert(source.bounds, to: nil),
                in: bounds,
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
            ).frame
        content.frame = CGRect(origin: .zero, size: ground.bounds.size).insetBy(
            dx: min(Self.margin, ground.bounds.width / 2),
            dy: min(Self.margin, ground.bounds.height / 2)
        )
    }

    private func isBeside(_ place: CGPoint) -> Bool { !ground.frame.contains(place) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if pressBeside?._isOver != false { pressBeside = touches.first { isBeside($0.location(in: self)) } }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = pressBeside, touches.contains(touch) else { return }
        pressBeside = nil
        if isBeside(touch.location(in: self)) { close() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if let touch = pressBeside, touches.contains(touch) { pressBeside = nil }
    }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.onKeyPress { [weak self] key, _ in
            guard key == .escape else { return false }
            self?.close()
            return true
        }
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
