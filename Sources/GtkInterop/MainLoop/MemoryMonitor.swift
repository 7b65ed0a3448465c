import CGtk

/// Tells when the system is short of memory, as its monitor (`low-memory-monitor`) or the portal of a sandbox says.
@MainActor
public final class MemoryMonitor: ObjectReference {
    /// Called on the main thread, at each of GLib's levels.
    public var warned: () -> Void = {}

    private init(monitor: OpaquePointer) {
        super.init(adopting: UnsafeMutableRawPointer(monitor))
        connect("low-memory-warning") { [weak self] in self?.warned() }
    }

    /// Finds the monitor once the system's bus is there, so that nothing waits for it.
    ///
    /// - Parameter opened: Called with the monitor; never on a system without a bus.
    public static func open(_ opened: @escaping @MainActor (MemoryMonitor) -> Void) {
        DBusConnection.findSystemBus { bus in
            guard bus != nil, let monitor = g_memory_monitor_dup_default() else { return }
            opened(MemoryMonitor(monitor: monitor))
        }
    }

    /// A monitor for tests, where no system bus need be.
    static func forTesting() -> MemoryMonitor? {
        g_memory_monitor_dup_default().map { MemoryMonitor(monitor: $0) }
    }

    /// Emits GLib's signal, as the system's monitor does.
    func emitWarning() {
        tabard_emit_low_memory(pointer)
    }
}
