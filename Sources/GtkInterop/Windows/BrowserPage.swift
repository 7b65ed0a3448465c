import CGtk

/// Lets a window fill the page of the browser that is its display.
@MainActor
final class BrowserPage {
    private weak var window: NativeWindow?
    private var monitor: ObjectReference?
    private var handler: ObjectReference.SignalHandler?

    /// Attaches to a window whose display is a browser.
    init(_ window: NativeWindow) {
        self.window = window
        window.connect("map") { [weak self] in self?.fill() }
        // What makes a window larger or smaller would let it hang out of the page.
        Toolkit.setSetting("gtk-titlebar-double-click", "none")
        Toolkit.setSetting("gtk-decoration-layout", ":close")
        follow()
    }

    isolated deinit {
        if let monitor, let handler { monitor.disconnect(handler) }
    }

    private func follow() {
        guard let window, let display = gtk_widget_get_display(window.widget),
            let monitors = gdk_display_get_monitors(display), let item = g_list_model_get_item(monitors, 0)
        else { return }
        let monitor = ObjectReference(adopting: item)
        handler = monitor.connect("notify::geometry") { [weak self] in self?.fill() }
        self.monitor = monitor
    }

    private func fill() {
        guard let window, let monitor else { return }
        var place = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor.pointer), &place)
        guard place.width > 0, place.height > 0 else { return }
        let native = window.typed(GtkWindow.self)
        gtk_window_set_default_size(native, place.width, place.height)
        gtk_window_maximize(native)
    }
}
