import CGtk

/// Hears of each frame of a window: when its work begins, with the events that came, and when it has been drawn.
@MainActor
public final class FrameObserver {
    /// Called when the work of a frame begins.
    public var began: (@MainActor () -> Void)?
    /// Called when a frame has been drawn.
    public var ended: (@MainActor () -> Void)?

    private let clock: ObjectReference
    private var handlers: [ObjectReference.SignalHandler] = []

    /// Observes the window of a widget; nil while it is in none that is on the screen.
    public init?(of widget: NativeWidget) {
        guard let clock = gtk_widget_get_frame_clock(widget.widget) else { return nil }
        self.clock = ObjectReference(retaining: UnsafeMutableRawPointer(clock))
        handlers = [
            self.clock.connect("flush-events") { [weak self] in self?.began?() },
            self.clock.connect("after-paint") { [weak self] in self?.ended?() },
        ]
    }

    /// Observes no more.
    public func stop() {
        for handler in handlers { clock.disconnect(handler) }
        handlers = []
    }
}
