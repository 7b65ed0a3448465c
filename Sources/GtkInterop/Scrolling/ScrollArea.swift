import CGtk

/// GTK's scrolling around a widget that places its own children: wheel, touchpad, finger with
/// momentum, and overlay scroll bars.
@MainActor
public final class ScrollArea: NativeWidget {
    /// Called when the user or `setOffset` moved the content.
    public var didScroll: (@MainActor () -> Void)?

    private var isConfiguring = false
    /// Whether the area is losing its window, so that nothing moves for the user.
    private var isLeaving = false
    /// Whether the scroll bars are shown, without a movement.
    private var isFlashing = false
    /// Called each time when the user scrolls on at the upper edge.
    public var didPullAtTop: (@MainActor () -> Void)?

    private let horizontal: Adjustment
    private let vertical: Adjustment

    /// Called when the content said itself that its size, or how much of it shows, is another.
    public var didResize: (@MainActor () -> Void)?

    /// Puts a widget, made with `isScrollable`, or a `TextArea` into a new scroll area.
    public init(content: NativeWidget) {
        DesktopTheme.prepare(.scrolling)
        guard let area = gtk_scrolled_window_new() else { fatalError("GTK could not make a scroll area") }
        let window = UnsafeMutableRawPointer(area).assumingMemoryBound(to: OpaquePointer.self)
        let opaque = OpaquePointer(window)
        gtk_scrolled_window_set_child(opaque, content.widget)
        gtk_scrolled_window_set_policy(opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(opaque, 0)
        // What is in it takes the keyboard focus, not the area.
        gtk_widget_set_focusable(UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self), 0)
        horizontal = Adjustment(retaining: gtk_scrolled_window_get_hadjustment(opaque))
        vertical = Adjustment(retaining: gtk_scrolled_window_get_vadjustment(opaque))
        super.init(adopting: UnsafeMutableRawPointer(area))
        for adjustment in [horizontal, vertical] {
            adjustment.connect("value-changed") { [weak self] in
                guard let self, !self.isLeaving, !self.isFlashing else { return }
                self.didScroll?()
            }
            adjustment.connect("changed") { [weak self] in
                guard let self, !self.isConfiguring else { return }
                self.didResize?()
            }
        }
        _ = connect("edge-overshot") { [weak self] arguments, _ in
            guard arguments.count >= 2 else { return }
            var value = arguments[1]
            guard g_value_get_enum(&value) == gint(GTK_POS_TOP.rawValue) else { return }
            self?.didPullAtTop?()
        }
        gtk_scrolled_window_set_overlay_scrolling(opaque, 0)
        connect("realize") { [weak self] in self?.setUsesOverlays(true) }
        connect("unrealize") { [weak self] in
            self?.endOvershoot()
            self?.setUsesOverlays(false)
            self?.leaveSettings()
        }
    }

    /// GtkScrolledWindow 4.8 connects its overlay scroll bars at each realize and disconnects them
    /// only when overlays are turned off, so they are on only while the area is realized.
    private func setUsesOverlays(_ isOn: Bool) {
        gtk_scrolled_window_set_overlay_scrolling(OpaquePointer(pointer), isOn ? 1 : 0)
    }

    /// Ends what a turn of the wheel beyond an edge began.
    ///
    /// GtkScrolledWindow 4.8 comes back from there a twentieth of a second later, by a timeout that it keeps when it
    /// loses its window, and then it reads a clock that is gone. Only another turn of the wheel ends that timeout; a turn
    /// by nothing does, once the place beyond the edge is forgotten, as it is when the content moves.
    private func endOvershoot() {
        isLeaving = true
        let controllers = ScrollControllers(of: self)
        controllers.turn(GTK_PHASE_CAPTURE)
        for adjustment in [horizontal, vertical] { adjustment.tellValue() }
        controllers.turn(GTK_PHASE_BUBBLE)
        isLeaving = false
    }

    /// Does what a turn of the wheel over the area does, for tests.
    public func turnWheel(byX x: Double, y: Double) {
        let controllers = ScrollControllers(of: self)
        for phase in [GTK_PHASE_CAPTURE, GTK_PHASE_BUBBLE] { controllers.turn(phase, byX: x, y: y) }
    }

    /// Ends what GtkScrolledWindow 4.8 forgets: at each realize it connects to the settings, and
    /// at unrealize it disconnects another function than the one that it connected.
    private func leaveSettings() {
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(gtk_widget_get_settings(widget)),
            G_SIGNAL_MATCH_DATA,
            0,
            0,
            nil,
            nil,
            pointer
        )
    }

    /// Shows the scroll bars for a moment, as when the content has just been moved.
    public func flashIndicators() {
        isFlashing = true
        for adjustment in [horizontal, vertical] { adjustment.tellValue() }
        isFlashing = false
    }

    /// Lets the fingers go that are down, so that they do not scroll.
    public func denyTouches() {
        let list = ObjectReference(adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(widget)))
        let model = OpaquePointer(list.pointer)
        for index in 0..<g_list_model_get_n_items(model) {
            guard let item = g_list_model_get_item(model, index) else { continue }
            let controller = ObjectReference(adopting: item)
            guard g_type_is_a(controller.typeIdentifier, gtk_gesture_get_type()) != 0 else { continue }
            _ = gtk_gesture_set_state(OpaquePointer(controller.pointer), GTK_EVENT_SEQUENCE_DENIED)
        }
    }

    /// Keeps the scroll bars away from the area's edges.
    ///
    /// - Parameters:
    ///   - vertical: What is left free above it, below it and beside it, in points.
    ///   - horizontal: What is left free to its left, to its right and below it, in points.
    public func setIndicatorMargins(
        vertical: (start: Double, end: Double, side: Double),
        horizontal: (start: Double, end: Double, side: Double)
    ) {
        func margin(_ points: Double) -> gint { points.isFinite ? gint(min(max(0, points), 10_000)) : 0 }
        let window = OpaquePointer(pointer)
        if let bar = gtk_scrolled_window_get_vscrollbar(window) {
            gtk_widget_set_margin_top(bar, margin(vertical.start))
            gtk_widget_set_margin_bottom(bar, margin(vertical.end))
            gtk_widget_set_margin_end(bar, margin(vertical.side))
        }
        if let bar = gtk_scrolled_window_get_hscrollbar(window) {
            // Left stays left in a language that is written from the right.
            let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            gtk_widget_set_margin_start(bar, margin(isRightToLeft ? horizontal.end : horizontal.start))
            gtk_widget_set_margin_end(bar, margin(isRightToLeft ? horizontal.start : horizontal.end))
            gtk_widget_set_margin_bottom(bar, margin(horizontal.side))
        }
    }

    /// The colour of the scroll bars; nil, that is the desktop's, by default.
    public var indicatorColor: RGBA? {
        didSet {
            guard indicatorColor != oldValue else { return }
            barStyle.set(css: indicatorColor.map { "slider { background-color: \($0.css); }" } ?? "")
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                if String(cString: gtk_widget_get_css_name(current)) == "scrollbar" { styleBar(current) }
                child = gtk_widget_get_next_sibling(current)
            }
        }
    }

    /// A style sheet reaches just the widget to which it was given.
    private func styleBar(_ part: UnsafeMutablePointer<GtkWidget>) {
        barStyle.apply(to: part)
        var child = gtk_widget_get_first_child(part)
        while let current = child {
            styleBar(current)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    private lazy var barStyle = OwnStyle(of: self)

    /// How far the content has moved, in points.
    public var offset: (x: Double, y: Double) { (horizontal.value, vertical.value) }

    /// Moves the content; the place is kept within what there is.
    public func setOffset(x: Double, y: Double) {
        horizontal.value = x
        vertical.value = y
    }

    /// Tells GTK how large the content is and how much of it shows, in points.
    public func configure(
        contentWidth: Double,
        contentHeight: Double,
        visibleWidth: Double,
        visibleHeight: Double
    ) {
        isConfiguring = true
        horizontal.configure(content: contentWidth, visible: visibleWidth)
        vertical.configure(content: contentHeight, visible: visibleHeight)
        isConfiguring = false
    }

    /// How large the content is, or how much shows if that is more, in points.
    public var contentSize: (width: Double, height: Double) { (horizontal.extent, vertical.extent) }

    /// Whether a glow shows where the user scrolls on at an edge; true by default.
    public var showsOvershoot = true {
        didSet {
            guard showsOvershoot != oldValue else { return }
            style.set(css: showsOvershoot ? "" : "overshoot { background: none; box-shadow: none; }")
        }
    }

    private lazy var style = OwnStyle(of: self)

    /// How one direction scrolls.
    public enum Mode: Sendable {
        /// With a scroll bar while there is more than fits.
        case withIndicator
        /// Without a scroll bar.
        case withoutIndicator
        /// Not by the user at all.
        case off

        var policy: GtkPolicyType {
            switch self {
            case .withIndicator: GTK_POLICY_AUTOMATIC
            case .withoutIndicator: GTK_POLICY_EXTERNAL
            case .off: GTK_POLICY_NEVER
            }
        }
    }

    /// In which directions the user can scroll, or pull at an edge.
    public var canPull: (horizontal: Bool, vertical: Bool) {
        let window = OpaquePointer(pointer)
        var (first, second) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
        gtk_scrolled_window_get_policy(window, &first, &second)
        func can(_ policy: GtkPolicyType, _ adjustment: Adjustment) -> Bool {
            policy == GTK_POLICY_EXTERNAL || policy == GTK_POLICY_AUTOMATIC && adjustment.hasMoreThanShows
        }
        return (can(first, horizontal), can(second, vertical))
    }

    /// Sets how each direction scrolls; with indicators by default.
    public func setModes(horizontal: Mode, vertical: Mode) {
        gtk_scrolled_window_set_policy(OpaquePointer(pointer), horizontal.policy, vertical.policy)
    }
}

/// One direction of scrolling.
@MainActor
private final class Adjustment: ObjectReference {
    private var adjustment: UnsafeMutablePointer<GtkAdjustment> { typed(GtkAdjustment.self) }

    init(retaining pointer: UnsafeMutablePointer<GtkAdjustment>) {
        super.init(retaining: UnsafeMutableRawPointer(pointer))
    }

    var value: Double {
        get { gtk_adjustment_get_value(adjustment) }
        set { gtk_adjustment_set_value(adjustment, newValue.isFinite ? newValue : 0) }
    }

    var extent: Double { gtk_adjustment_get_upper(adjustment) }

    var hasMoreThanShows: Bool { extent > gtk_adjustment_get_page_size(adjustment) }

    /// Tells those who follow the value that it is what it is.
    func tellValue() {
        var emitter = GValue()
        g_value_init(&emitter, typeIdentifier)
        g_value_set_object(&emitter, pointer)
        g_signal_emitv(&emitter, g_signal_lookup("value-changed", typeIdentifier), 0, nil)
        g_value_unset(&emitter)
    }

    func configure(content: Double, visible: Double) {
        let upper = max(content, visible)
        let last = max(0, upper - visible)
        gtk_adjustment_configure(
            adjustment,
            min(max(0, value), last),
            0,
            upper,
            visible * 0.1,
            visible * 0.9,
            visible
        )
    }
}
