import CGtk

/// The buttons by which the user closes a window or gives it another size, in the upper corners of its content.
///
/// Which they are and on which side each stands is as the desktop has it. They lie over the content, which leaves them their room.
@MainActor
public final class WindowButtons {
    /// The height of the row that the buttons stand in the middle of, in points.
    public static let rowHeight = 44
    private static let margin: gint = 10

    /// Called when the buttons take another room than before.
    public var didChange: (@MainActor () -> Void)?

    private weak var window: NativeWindow?
    private let overlay: NativeWidget
    /// Those before the content as it is read, and those after it.
    private let sides: [NativeWidget]
    private var known: (left: Int, right: Int)
    private var settingsHandler: (settings: ObjectReference, handler: ObjectReference.SignalHandler)?
    private var isCheckDue = false
    let handle: WindowHandle

    /// Gives a window buttons in the place of a title bar; it must not be on the screen yet.
    init(of window: NativeWindow) {
        guard let overlay = gtk_overlay_new(), let none = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else {
            fatalError("GTK could not make a window's content")
        }
        self.window = window
        self.overlay = NativeWidget(retaining: UnsafeMutableRawPointer(overlay))
        sides = [GTK_PACK_START, GTK_PACK_END].map { side in
            guard let controls = gtk_window_controls_new(side) else {
                fatalError("GTK could not make a window's buttons")
            }
            gtk_widget_set_halign(controls, side == GTK_PACK_START ? GTK_ALIGN_START : GTK_ALIGN_END)
            gtk_widget_set_valign(controls, GTK_ALIGN_START)
            gtk_widget_set_size_request(controls, -1, gint(Self.rowHeight))
            gtk_widget_set_margin_start(controls, Self.margin)
            gtk_widget_set_margin_end(controls, Self.margin)
            gtk_overlay_add_overlay(OpaquePointer(overlay), controls)
            return NativeWidget(retaining: UnsafeMutableRawPointer(controls))
        }
        known = (0, 0)
        handle = WindowHandle(on: self.overlay)
        gtk_window_set_child(window.window, overlay)
        // GTK makes a title bar where there is none.
        gtk_widget_set_visible(none, 0)
        gtk_window_set_titlebar(window.window, none)
        follow(window)
        known = room
    }

    isolated deinit {
        if let (settings, handler) = settingsHandler { settings.disconnect(handler) }
    }

    /// The room that the buttons take at the left and the right of their row, in points; 0 on a side without any.
    public var room: (left: Int, right: Int) {
        let widths = sides.map(width)
        return overlay.isRightToLeft ? (widths[1], widths[0]) : (widths[0], widths[1])
    }

    /// Whether the user may move the window by a place in its content, in points.
    public var isHandle: (@MainActor (_ x: Double, _ y: Double) -> Bool)? {
        get { handle.isHandle }
        set { handle.isHandle = newValue }
    }

    func setContent(_ content: NativeWidget?) {
        gtk_overlay_set_child(OpaquePointer(overlay.pointer), content?.widget)
    }

    private func width(of side: NativeWidget) -> Int {
        let isEmpty = gtk_window_controls_get_empty(OpaquePointer(side.pointer)) != 0
        guard side.isVisible, !isEmpty else { return 0 }
        var natural: gint = 0
        gtk_widget_measure(side.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
        return Int(natural)
    }

    private func follow(_ window: NativeWindow) {
        for side in sides {
            side.connect("notify::empty") { [weak self] in self?.checkSoon() }
            side.connect("direction-changed") { [weak self] in self?.checkSoon() }
        }
        window.connect("notify::resizable") { [weak self] in self?.checkSoon() }
        window.connect("notify::fullscreened") { [weak self] in
            guard let self, let window = self.window else { return }
            // As the title bar, whose place they take.
            let isShown = gtk_window_is_fullscreen(window.window) == 0
            for side in self.sides { side.isVisible = isShown }
            self.checkSoon()
        }
        guard let settings = gtk_settings_get_default() else { return }
        let reference = ObjectReference(retaining: UnsafeMutableRawPointer(settings))
        let handler = reference.connect("notify::gtk-decoration-layout") { [weak self] in self?.checkSoon() }
        settingsHandler = (reference, handler)
    }

    /// GTK's own widgets hear of the same changes, before or after.
    private func checkSoon() {
        guard !isCheckDue else { return }
        isCheckDue = true
        MainLoop.beforeNextEvent { [weak self] in self?.check() }
    }

    private func check() {
        isCheckDue = false
        let now = room
        guard now != known else { return }
        known = now
        didChange?()
    }
}
