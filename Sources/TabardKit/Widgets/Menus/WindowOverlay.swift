internal import GtkInterop

/// Lies over the whole window while something is open beside a view, and goes at a click beside that, at Escape, or with the view.
@MainActor
class WindowOverlay: UIView {
    /// What is open.
    private let opened: UIView
    private weak var source: UIView?
    private let area: CGRect?
    private var closed: (() -> Void)?
    private var formerFocus: FormerFocus?
    private let covered = CoveredViews()
    private(set) var isClosing = false
    /// A press beside what is open.
    private var pressBeside: UITouch?

    /// - Parameters:
    ///   - opened: What is open; it becomes a subview.
    ///   - source: The view that it belongs to.
    ///   - area: The part of the view beside which it stands; all of it if nil.
    ///   - closed: Called when it goes, however it is closed.
    init(_ opened: UIView, from source: UIView, area: CGRect?, closed: @escaping () -> Void) {
        self.opened = opened
        self.source = source
        self.area = area
        self.closed = closed
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(opened)
    }

    required init?(coder: NSCoder) { nil }

    /// How large what is open wants to be.
    var openedSize: CGSize { opened.bounds.size }

    /// Comes over a window, without taking the focus yet.
    func cover(_ window: any RootView) {
        formerFocus = FormerFocus(in: window)
        frame = CGRect(origin: .zero, size: window.bounds.size)
        window.addSubview(self)
    }

    /// Puts all else in the window out of reach for screen readers, too, for whom what is open is not in front but beside it.
    func coverOthers() {
        for view in superview?.subviews ?? [] where view !== self { covered.cover(view) }
    }

    /// Goes, and gives the focus back.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        // GTK 4.8 keeps a reference to what goes while something in it has the focus.
        let window = _window
        window?._native?.clearFocus()
        // Nothing in it takes the focus any more.
        _widget?.canFocus = false
        covered.uncover()
        formerFocus?.takeBack(in: window)
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
        opened.frame =
            MenuLayout(
                content: openedSize,
                beside: source.convert(area ?? source.bounds, to: nil),
                in: bounds,
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
            ).frame
    }

    /// What the view that it belongs to is called.
    var sourceName: String? { source?.accessibilityLabel }

    /// What it belongs to, in the window's coordinates; nil once that is gone.
    var sourceArea: CGRect? {
        guard let source, source._window != nil, source._window === _window else { return nil }
        return source.convert(area ?? source.bounds, to: nil)
    }

    func isBeside(_ place: CGPoint) -> Bool { !opened.frame.contains(place) }

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
        widget.onKeyPress { [weak self] key, modifiers in self?.useKey(key, modifiers) ?? false }
    }

    /// Does what a key asks for; Escape closes, and Tab stays in what is open.
    ///
    /// - Returns: Whether it was for what is open.
    func useKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        switch key {
        case .escape: close()
        case .tab where modifiers.subtracting(.shift).isEmpty: moveFocus(isForward: modifiers.isEmpty)
        default: return false
        }
        return true
    }

    /// Goes on to the next control in what is open, and from the last one to the first.
    private func moveFocus(isForward: Bool) {
        guard let widget = _widget, !widget.moveFocus(isForward: isForward) else { return }
        _window?._native?.clearFocus()
        widget.moveFocus(isForward: isForward)
    }
}
