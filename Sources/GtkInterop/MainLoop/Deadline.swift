import CGtk

/// Something that is done once after a time, unless it is called off or forgotten before.
@MainActor
public final class Deadline {
    private var source: guint = 0

    /// Does something after a number of seconds.
    public init(seconds: Double, _ perform: @escaping @MainActor () -> Void) {
        let action: @MainActor () -> Void = { [weak self] in
            self?.source = 0
            perform()
        }
        let milliseconds = guint(min(max(0, seconds * 1000), 86_400_000))
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT,
            milliseconds,
            { data in
                let box = ClosureBox<@MainActor () -> Void>.from(data)
                MainActor.assumeIsolated { box?.closure() }
                return 0
            },
            ClosureBox(action).retainedPointer(),
            { releaseClosureBox($0) }
        )
    }

    isolated deinit { cancel() }

    /// Calls it off.
    public func cancel() {
        guard source != 0 else { return }
        g_source_remove(source)
        source = 0
    }
}
