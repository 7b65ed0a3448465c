import CGtk
import Synchronization

/// How many pixels a point the display has.
public enum DisplayScale {
    private static let known = Mutex(1)

    /// That of the monitor with the most, on any thread; 1 before a display was opened.
    public static var greatest: Int { known.withLock { $0 } }

    /// Takes note of the monitors that are there.
    @MainActor
    static func readMonitors() {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else {
            return
        }
        let scales = (0..<g_list_model_get_n_items(monitors)).map { index -> Int in
            guard let item = g_list_model_get_item(monitors, index) else { return 1 }
            defer { g_object_unref(item) }
            return Int(gdk_monitor_get_scale_factor(OpaquePointer(item)))
        }
        known.withLock { $0 = max(1, scales.max() ?? 1) }
    }
}
