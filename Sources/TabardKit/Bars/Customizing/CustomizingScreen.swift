internal import GtkInterop

/// The screen on which the user arranges a bar's items (M4, M5).
///
/// It covers its host, the live bar excepted, and only shows and drives the bar's session.
@MainActor
final class CustomizingScreen: UIView {
    private(set) weak var bar: UITabBar?
    let panel: CustomizingPanel
    /// Keeps the panel off the bar while it slides.
    private let stage = UIView(frame: .zero)
    /// Hides what would shine through a managed bar.
    private let underlay = UIView(frame: .zero)
    /// Where the bar stands in the screen.
    private var barFrame = CGRect.zero
    private var rest: [CGRect] = []
    /// From 0, out of sight, to 1.
    private var progress: CGFloat = 1
    private var animation: TimedAnimation?
    private var isLeaving = false
    /// Whether it came before its window was on the screen.
    private var awaitsFocus = false
    /// What had the focus before.
    private var formerFocus: FormerFocus?
    private let covered = CoveredViews()
    private var keys: EventListener?
    var drag: DragRecognizer?
    var lifted: LiftedItem?

    init(bar: UITabBar, items: [UITabBarItem]) {
        self.bar = bar
        panel = CustomizingPanel(items: items, bar: bar)
        super.init(frame: .zero)
        stage.clipsToBounds = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stage)
        stage.addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && !barFrame.contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let host = superview, let bar else { return }
        if frame != host.bounds { frame = host.bounds }
        if _tintColor != bar._tintColor { tintColor = bar._tintColor }
        let hidden = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
        barFrame = bar.isHidden ? hidden : bar.convert(bar.bounds, to: self)
        var safeArea = safeAreaInsets
        safeArea.top = _barTop
        let layout = CustomizingScreenLayout(
            size: bounds.size,
            safeArea: safeArea,
            bar: barFrame,
            textScale: panel.hint.font.pointSize / CustomizingPanel.hintTextSize
        )
        if rest != layout.rest { setNeedsDisplay() }
        rest = layout.rest
        stage.frame = layout.stage
        panel.place(layout)
        placePanel()
        underlay.frame = bar.frame
        lifted?.room = liftedRoom
        if !isLeaving { cover() }
    }

    /// Where the item in the user's hand may be: beside the bar, which shows where it would go.
    var liftedRoom: CGRect { stage.frame }

    private func placePanel() {
        let way = stage.frame.minY < barFrame.minY ? stage.bounds.height : -stage.bounds.height
        panel.frame = CGRect(
            origin: CGPoint(x: 0, y: ((1 - progress) * way).rounded()),
            size: stage.bounds.size
        )
    }

    override func _drawContent(_ snapshot: Snapshot) {
        var color = UIColor.systemBackground.components(with: traitCollection)
        color.alpha *= Double(progress)
        for area in rest { snapshot.fill(area.native, color: color) }
    }

    /// Comes over a host, which is in a window.
    func show(in host: UIView) {
        guard let bar, let window = host.window else { return }
        formerFocus = FormerFocus(in: window)
        frame = host.bounds
        let isAnimated = window._widget?.isMapped == true && Toolkit.areAnimationsEnabled
        progress = isAnimated ? 0 : 1
        host.addSubview(self)
        if bar._manager != nil, bar.superview === host {
            underlay.backgroundColor = .systemBackground
            underlay.isUserInteractionEnabled = false
            underlay.alpha = progress
            host.insertSubview(underlay, belowSubview: bar)
        }
        host.layoutIfNeeded()
        bar._session?.happened = { [weak self] event in self?.follow(event) }
        followDrags(on: host)
        listenForKeys()
        if window._widget?.isMapped == true { panel.takeFocus() } else { awaitsFocus = true }
        cover()
        if isAnimated { animate(to: 1) { [weak self] in self?._barsArrived() } }
    }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.connect("map") { [weak self] in
            // A window that comes on the screen is another one for GTK, and first chooses a focus by itself.
            self?.listenForKeys()
            MainLoop.whenIdle { self?.focusLate() }
        }
    }

    private func listenForKeys() {
        keys?.detach()
        guard !isLeaving else { return }
        keys = window?._native?.onKeyPress(.beforeFocus) { [weak self] key, modifiers in
            self?.handle(key, modifiers) ?? false
        }
    }

    private func focusLate() {
        guard !isLeaving, let window else { return }
        guard awaitsFocus || window._focusedView?.isDescendant(of: self) != true else { return }
        awaitsFocus = false
        panel.takeFocus()
    }

    /// Goes for good; the host is in the user's hands again at once.
    func leave(animated: Bool) {
        guard !isLeaving else { return }
        isLeaving = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        stopDragging()
        keys?.detach()
        keys = nil
        covered.uncover()
        giveFocusBack()
        // Nothing in it takes the focus while it slides away.
        _widget?.canFocus = false
        guard animated, _widget?.isMapped == true, Toolkit.areAnimationsEnabled else {
            remove()
            return
        }
        animate(to: 0) { [weak self] in self?.remove() }
    }

    private func remove() {
        underlay.removeFromSuperview()
        removeFromSuperview()
    }

    private func giveFocusBack() {
        guard let window, let focused = window._focusedView else { return }
        // The bar may keep it, as it stays.
        guard focused.isDescendant(of: self) else { return }
        window._native?.clearFocus()
        formerFocus?.takeBack(in: window)
    }

    private func animate(to target: CGFloat, completion: @escaping () -> Void) {
        guard let widget = _widget else { return }
        let start = progress
        let animation = TimedAnimation(
            on: widget,
            seconds: target > start ? 0.38 : 0.3,
            easing: target > start ? .easeOut : .easeInOut,
            update: { [weak self] value in
                // One that is to come stops when it has to go.
                guard let self, self.isLeaving == (target == 0) else { return }
                self.progress = start + (target - start) * CGFloat(value)
                self.placePanel()
                self.underlay.alpha = self.progress
                self.setNeedsDisplay()
            },
            completion: { completion() }
        )
        self.animation = animation
        animation.play()
    }

    /// Puts everything in the host but the bar out of reach for the keyboard and for screen readers.
    private func cover() {
        guard let bar, let host = superview else { return }
        for view in sequence(first: bar as UIView, next: \.superview).prefix(while: { $0 !== host }) {
            for sibling in view.superview?.subviews ?? [] where sibling !== view {
                if !(sibling is CustomizingScreen) { covered.cover(sibling) }
            }
        }
    }

    /// Sees every key of the window first, as what the user carries goes with the keys wherever the focus is.
    private func handle(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let bar, let session = bar._session else { return false }
        if lifted != nil, session.isUnderPointer, session.carried != nil {
            if key == .escape { session.cancel() }
            return true
        }
        if session.handle(key, modifiers, isRightToLeft: bar._isRightToLeft) {
            window?._native?.showFocus()
            return true
        }
        // What lies behind must not change, and these would show another tab.
        if key == .tab, modifiers.contains(.control) { return true }
        if case .character = key, modifiers.contains(.alternate) { return true }
        return false
    }

    /// A step was made, and the bar shows it already.
    private func follow(_ event: CustomizingSession.Event) {
        panel.update()
        followLifted(event)
        if event != .resized, let words = bar?._session?.announcement { Announcer.say(words, in: _window) }
    }
}
