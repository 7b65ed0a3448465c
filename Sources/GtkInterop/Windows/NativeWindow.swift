import CGtk

/// A top-level window of the desktop.
@MainActor
public final class NativeWindow: NativeWidget {
    /// By what the desktop finds the file that describes the app, with its name and its icon; nil for by the program's name.
    public static var applicationIdentifier: String?

    /// Asked when the user closes the window; true keeps it open.
    public var shouldStayOpen: (@MainActor () -> Bool)?

    /// Called when the window gains or loses the user's attention, or is minimized or restored.
    public var didChangeState: (@MainActor () -> Void)?

    /// Called when the user gave the window another size, or it was maximized, made full screen, or neither any more.
    public var didChangeGeometry: (@MainActor () -> Void)? {
        didSet { if oldValue == nil, didChangeGeometry != nil { followGeometry() } }
    }

    /// `GDK_TOPLEVEL_STATE_SUSPENDED`, which GTK has since 4.12: Wayland tells in this way alone of windows out of sight.
    private static let suspendedState: UInt32 = 1 << 16

    var window: UnsafeMutablePointer<GtkWindow> { typed(GtkWindow.self) }
    private var surfaceHandler: (surface: ObjectReference, handler: SignalHandler)?
    private var wasMinimized = false
    private var broadwayPointer: BroadwayPointer?
    private var browserPage: BrowserPage?
    /// The buttons in the corners of the content; nil where the desktop draws a title bar, or nobody does.
    public private(set) var buttons: WindowButtons?

    /// Makes a window that is not on the screen yet; without a display the program stops with a message.
    public init() {
        Toolkit.start()
        guard let window = gtk_window_new() else { fatalError("GTK could not make a window") }
        // GTK keeps a reference of its own to each window until it is destroyed.
        super.init(retaining: UnsafeMutableRawPointer(window))
        _ = connect("close-request") { [weak self] _, result in
            guard let result else { return }
            g_value_set_boolean(result, self?.shouldStayOpen?() == true ? 1 : 0)
        }
        connect("notify::is-active") { [weak self] in self?.didChangeState?() }
        connect("realize") { [weak self] in
            self?.followSurface()
            self?.identify()
            self?.prepareDecorations()
        }
        // Wayland has a name for what is on the screen alone, and X11 wants it before.
        connect("map") { [weak self] in self?.identify() }
        connect("unrealize") { [weak self] in self?.leaveSurface() }
        if let display = gtk_widget_get_display(widget), tabard_display_leaves_title_bars(display) != 0 {
            DesktopTheme.prepare(.decorations)
            buttons = WindowButtons(of: self)
        }
        guard isInBrowser else { return }
        broadwayPointer = BroadwayPointer(self)
        browserPage = BrowserPage(self)
    }

    /// Whether the window's display is a page of a browser.
    var isInBrowser: Bool { displayType == "GdkBroadwayDisplay" }

    private var displayType: String {
        guard let display = gtk_widget_get_display(widget) else { return "" }
        let type = ObjectReference(retaining: UnsafeMutableRawPointer(display)).typeIdentifier
        return String(cString: g_type_name(type))
    }

    /// The text in the title bar and in window lists.
    public var title: String {
        get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
        set { gtk_window_set_title(window, newValue) }
    }

    /// What fills the window.
    public func setContent(_ content: NativeWidget?) {
        guard let buttons else { return gtk_window_set_child(window, content?.widget) }
        buttons.setContent(content)
    }

    /// The size at which the window opens, in points.
    public func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(window, gint(clamping: width), gint(clamping: height))
    }

    /// The least size that the user may give the window, in points.
    public func setMinimumSize(width: Int, height: Int) {
        gtk_widget_set_size_request(widget, gint(clamping: width), gint(clamping: height))
    }

    /// Whether the user may give the window another size.
    public var isResizable: Bool {
        get { gtk_window_get_resizable(window) != 0 }
        set { gtk_window_set_resizable(window, newValue ? 1 : 0) }
    }

    /// Shows the window and asks for the user's attention.
    ///
    /// - Parameter token: What the desktop gave a program that asks for it, as a proof that the user wants it; nil for none.
    public func present(token: String? = nil) {
        if let token { gtk_window_set_startup_id(window, token) }
        gtk_window_present(window)
    }

    /// Closes the window for good.
    public func destroy() { gtk_window_destroy(window) }

    /// Whether the user works in this window.
    public var isActive: Bool { gtk_window_is_active(window) != 0 }

    /// Whether the window is minimized, or otherwise known to be out of sight.
    public var isMinimized: Bool {
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return false }
        let state = gdk_toplevel_get_state(surface)
        return state.rawValue & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | Self.suspendedState) != 0
    }

    /// Shows where the focus is, as is done once the user uses the keyboard; GTK hides it again by itself.
    public func showFocus() { gtk_window_set_focus_visible(window, 1) }

    /// Takes the focus off whatever has it.
    public func clearFocus() { gtk_window_set_focus(window, nil) }

    /// Takes the focus off a widget, or what is in it, so that GTK does not look for another place when it goes.
    ///
    /// - Returns: Whether it was there.
    public func clearFocus(inside widget: NativeWidget) -> Bool {
        guard let focused = gtk_window_get_focus(window),
            focused == widget.widget || gtk_widget_is_ancestor(focused, widget.widget) != 0
        else { return false }
        clearFocus()
        return true
    }

    /// Whether the focus is in a text that can be edited.
    public var isTextFocused: Bool {
        guard let focused = gtk_window_get_focus(window) else { return false }
        let pointer = UnsafeMutableRawPointer(focused)
        let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gtk_text_view_get_type()) != 0 {
            return gtk_text_view_get_editable(pointer.assumingMemoryBound(to: GtkTextView.self)) != 0
        }
        return g_type_check_instance_is_a(instance, gtk_text_get_type()) != 0
    }

    /// Where the desktop leaves that to programs, GTK draws the frame.
    private func prepareDecorations() {
        let isDrawn = ["csd", "solid-csd"].contains { (name: String) in
            gtk_widget_has_css_class(widget, name) != 0
        }
        guard isDrawn else { return }
        // Elsewhere GTK may draw the menu of the title bar as well.
        DesktopTheme.prepare(displayType == "GdkWaylandDisplay" ? .decorations : .everything)
    }

    private func identify() {
        guard let identifier = Self.applicationIdentifier,
            let surface = gtk_native_get_surface(OpaquePointer(pointer))
        else { return }
        tabard_surface_set_application_identifier(surface, identifier)
    }

    private func followSurface() {
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return }
        let reference = ObjectReference(retaining: UnsafeMutableRawPointer(surface))
        let handler = reference.connect("notify::state") { [weak self] in self?.surfaceChangedState() }
        surfaceHandler = (reference, handler)
    }

    /// The surface says that it has the keyboard before the window does, which tells of that itself.
    private func surfaceChangedState() {
        guard isMinimized != wasMinimized else { return }
        wasMinimized = isMinimized
        didChangeState?()
    }

    private func leaveSurface() {
        guard let (surface, handler) = surfaceHandler else { return }
        surface.disconnect(handler)
        surfaceHandler = nil
    }
}
