import GtkInterop
import TabardKit

/// Notes how long a window's frames take, from the events that a frame begins with to the end of its drawing.
///
/// ```swift
/// let recorder = FrameRecorder(of: window)
/// scroll()
/// recorder?.stop()
/// print(recorder?.durations.max() ?? 0)
/// ```
@MainActor
public final class FrameRecorder {
    /// How long each frame took, in seconds.
    public private(set) var durations: [Double] = []

    private let observer: FrameObserver
    private var start: ContinuousClock.Instant?

    /// Records a window's frames from now on; nil while the window is not on the screen.
    public init?(of window: UIWindow) {
        guard let observer = window._widget.flatMap({ FrameObserver(of: $0) }) else { return nil }
        self.observer = observer
        observer.began = { [weak self] in self?.start = .now }
        observer.ended = { [weak self] in self?.note() }
    }

    /// Records no more.
    public func stop() {
        observer.stop()
    }

    private func note() {
        guard let start else { return }
        let duration = start.duration(to: .now).components
        durations.append(Double(duration.seconds) + Double(duration.attoseconds) / 1e18)
        self.start = nil
    }
}
