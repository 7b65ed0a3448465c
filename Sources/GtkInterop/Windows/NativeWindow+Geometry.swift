import CGtk

extension NativeWindow {
    /// How the window stands on the screen; nil in a page of a browser, which gives windows their sizes itself, and before
    /// the window has one.
    public var geometry: WindowGeometry? {
        guard !isInBrowser else { return nil }
        var width: gint = 0
        var height: gint = 0
        gtk_window_get_default_size(window, &width, &height)
        guard width > 0, height > 0 else { return nil }
        return WindowGeometry(
            width: Int(width),
            height: Int(height),
            isMaximized: gtk_window_is_maximized(window) != 0,
            isFullscreen: isFullscreen,
            monitor: monitorName,
            workspace: workspace
        )
    }

    /// Lets the window open maximized or full screen, as it was.
    ///
    /// Full screen is on the monitor of that name, if it is still there. What the desktop does not allow it does not do.
    public func open(as geometry: WindowGeometry) {
        guard !isInBrowser else { return }
        if geometry.isMaximized { gtk_window_maximize(window) }
        guard geometry.isFullscreen else { return }
        if let monitor = Self.monitors.first(where: { Self.name(of: $0) == geometry.monitor }) {
            gtk_window_fullscreen_on_monitor(window, OpaquePointer(monitor.pointer))
        } else {
            gtk_window_fullscreen(window)
        }
    }

    /// Whether the window has all of a monitor now, without what the desktop draws around it; a page of a browser never has.
    public var isFullscreen: Bool { !isInBrowser && gtk_window_is_fullscreen(window) != 0 }

    /// Asks the desktop for all of the monitor that the window is on, or for the size that it had before.
    ///
    /// - Returns: Whether the desktop could be asked: not for a page of a browser, nor for a window of one size.
    public func toggleFullscreen() -> Bool {
        guard canBeFullscreen else { return false }
        if isFullscreen { gtk_window_unfullscreen(window) } else { gtk_window_fullscreen(window) }
        return true
    }

    /// Whether `toggleFullscreen()` may be used.
    public var canBeFullscreen: Bool { !isInBrowser && (isResizable || isFullscreen) }

    /// Brings the window, which is on the screen, to the workspace that it was on, where the desktop lets programs do so.
    public func move(toWorkspace workspace: Int) {
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)), workspace == -2 || workspace >= 0,
            workspace < UInt32.max
        else { return }
        tabard_surface_move_to_workspace(surface, gint64(workspace))
    }

    private var workspace: Int? {
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return nil }
        let number = tabard_surface_workspace(surface)
        return number == -1 ? nil : Int(number)
    }

    /// The size that the largest monitor has room for, in points; nil if no monitor is known.
    public static var largestMonitor: (width: Int, height: Int)? {
        monitors.map { monitor in
            var area = GdkRectangle()
            gdk_monitor_get_geometry(OpaquePointer(monitor.pointer), &area)
            return (width: Int(area.width), height: Int(area.height))
        }.max { $0.width * $0.height < $1.width * $1.height }
    }

    func followGeometry() {
        for property in ["default-width", "default-height", "maximized", "fullscreened"] {
            connect("notify::\(property)") { [weak self] in self?.didChangeGeometry?() }
        }
    }

    private var monitorName: String? {
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)),
            let display = gtk_widget_get_display(widget),
            let monitor = gdk_display_get_monitor_at_surface(display, surface)
        else { return nil }
        return Self.name(of: ObjectReference(retaining: UnsafeMutableRawPointer(monitor)))
    }

    private static var monitors: [ObjectReference] {
        guard let display = gdk_display_get_default(), let list = gdk_display_get_monitors(display) else {
            return []
        }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            g_list_model_get_item(list, index).map { ObjectReference(adopting: $0) }
        }
    }

    /// What the monitor is plugged into, which tells it from others.
    private static func name(of monitor: ObjectReference) -> String? {
        gdk_monitor_get_connector(OpaquePointer(monitor.pointer)).map { String(cString: $0) }
    }
}
