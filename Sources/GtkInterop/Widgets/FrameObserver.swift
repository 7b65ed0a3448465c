import CGtk

/// Hears of each frame of a window: when its work begins, with the events that came, and when each part of it is done.
@MainActor
public final class FrameObserver {
    /// Called when the work of a frame begins.
    public var began: (@MainActor () -> Void)?
    /// Called when a part of the work is done, in the order of `FramePhase.allCases`.
    public var finished: (@MainActor (FramePhase) -> Void)?

    private let clock: ObjectReference
    /// A frame without events begins later.
    private var hasBegun = false
    private var handlers: [ObjectReference.SignalHandler] = []

    /// Observes the window of a widget; nil while it is in none that is on the screen.
    public init?(of widget: NativeWidget) {
        guard let clock = gtk_widget_get_frame_clock(widget.widget) else { return nil }
        self.clock = ObjectReference(retaining: UnsafeMutableRawPointer(clock))
        handlers = [
            self.clock.connect("flush-events") { [weak self] in self?.begin() },
            self.clock.connect("before-paint") { [weak self] in
                self?.begin()
                self?.finished?(.events)
            },
            // GTK connected its own handlers of these when the window was made, so they have been called.
            self.clock.connect("update") { [weak self] in self?.finished?(.animations) },
            self.clock.connect("layout") { [weak self] in self?.finished?(.layout) },
            self.clock.connect("after-paint") { [weak self] in
                self?.hasBegun = false
                self?.finished?(.drawing)
            },
        ]
    }

    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        began?()
    }

    /// Observes no more.
    public func stop() {
        for handler in handlers { clock.disconnect(handler) }
        handlers = []
    }
}
