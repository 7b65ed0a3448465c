import CGtk

/// The program's main loop: GLib's, with Foundation's run loop and Swift's main actor running on it.
@MainActor
public enum MainLoop {
    private static var current: OpaquePointer?
    private static var isRunLoopInstalled = false

    /// Runs until `quit()`. The loop may not be nested.
    public static func run() {
        guard current == nil else { fatalError("The main loop runs already; it can't be nested") }
        installRunLoop()
        let loop = g_main_loop_new(nil, 0)
        current = loop
        g_main_loop_run(loop)
        current = nil
        g_main_loop_unref(loop)
    }

    /// Makes `Timer`, `RunLoop.main`, `DispatchQueue.main`, `Task` and the main actor run on GLib's main loop.
    public static func installRunLoop() {
        guard !isRunLoopInstalled else { return }
        isRunLoopInstalled = true
        RunLoopBridge.install()
    }

    /// Ends `run()` after the current event.
    public static func quit() {
        if let current { g_main_loop_quit(current) }
    }

    /// Handles events that are due, without waiting. For tests.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public static func iterate() -> Bool {
        installRunLoop()
        return g_main_context_iteration(nil, 0) != 0
    }

    /// Handles events until the condition holds or the time is over. For tests.
    ///
    /// - Returns: Whether the condition held in the end.
    @discardableResult
    public static func iterate(seconds: Double, until condition: () -> Bool = { false }) -> Bool {
        let deadline = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        while !condition() {
            if g_get_monotonic_time() >= deadline { return condition() }
            if !iterate() { g_usleep(500) }
        }
        return true
    }

    /// Handles events until the condition, which nothing but them changes, holds or the time is over, and sleeps meanwhile.
    ///
    /// - Returns: Whether the condition held in the end.
    @discardableResult
    public static func wait(seconds: Double, until condition: () -> Bool) -> Bool {
        installRunLoop()
        let deadline = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        let waking = g_timeout_add(guint(seconds * 1_000), { _ in 1 }, nil)
        defer { g_source_remove(waking) }
        while !condition() {
            if g_get_monotonic_time() >= deadline { return condition() }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Runs a closure once, when the loop has nothing more urgent.
    public static func whenIdle(_ perform: @escaping @MainActor () -> Void) {
        schedule(perform) { function, data, destroy in
            g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, function, data, destroy)
        }
    }

    /// Runs a closure once, when the loop is done with the current event and before it takes another.
    public static func beforeNextEvent(_ perform: @escaping @MainActor () -> Void) {
        schedule(perform) { function, data, destroy in
            g_idle_add_full(G_PRIORITY_HIGH, function, data, destroy)
        }
    }

    /// Runs a closure once, after a number of seconds.
    public static func after(seconds: Double, _ perform: @escaping @MainActor () -> Void) {
        let milliseconds = guint(min(max(0, seconds * 1000), 86_400_000))
        schedule(perform) { function, data, destroy in
            g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, function, data, destroy)
        }
    }

    /// Calls a closure, on the main thread, when the process receives a signal such as SIGTERM.
    public static func onProcessSignal(_ number: Int32, _ perform: @escaping @MainActor () -> Void) {
        let box = ClosureBox(perform).retainedPointer()
        g_unix_signal_add_full(
            G_PRIORITY_DEFAULT,
            number,
            { data in
                MainLoop.call(data)
                return 1
            },
            box,
            { releaseClosureBox($0) }
        )
    }

    /// Does on the main thread what the language can't tell is done there, such as copying an object; on any other
    /// thread it stops the program.
    nonisolated public static func assumed<Value: Sendable>(_ body: @MainActor () throws -> Value) rethrows
        -> Value
    {
        try MainActor.assumeIsolated(body)
    }

    private static func schedule(
        _ perform: @escaping @MainActor () -> Void,
        _ add: (GSourceFunc, UnsafeMutableRawPointer, GDestroyNotify) -> guint
    ) {
        let box = ClosureBox(perform).retainedPointer()
        _ = add(
            { data in
                MainLoop.call(data)
                return 0
            },
            box,
            { releaseClosureBox($0) }
        )
    }

    nonisolated private static func call(_ data: UnsafeMutableRawPointer?) {
        guard let box = ClosureBox<@MainActor () -> Void>.from(data) else { return }
        MainActor.assumeIsolated { box.closure() }
    }
}
