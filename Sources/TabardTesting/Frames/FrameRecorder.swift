import GtkInterop
import TabardKit

/// Notes how long a window's frames take, from the events that a frame begins with to the end of its drawing.
///
/// ```swift
/// let recorder = FrameRecorder(of: window)
/// scroll()
/// recorder?.stop()
/// print(recorder?.statistics ?? "no window")
/// ```
@MainActor
public final class FrameRecorder {
    /// The frames since the recording began.
    public private(set) var statistics = FrameStatistics()
    /// Called after each frame.
    public var didRecord: ((FrameStatistics.Frame) -> Void)?

    private let observer: FrameObserver
    private var start: ContinuousClock.Instant?
    private var last = ContinuousClock.now
    private var parts: [FramePhase: Double] = [:]

    /// Records a window's frames from now on; nil while the window is not on the screen.
    public init?(of window: UIWindow) {
        guard let observer = window._widget.flatMap({ FrameObserver(of: $0) }) else { return nil }
        self.observer = observer
        observer.began = { [weak self] in self?.begin() }
        observer.finished = { [weak self] in self?.finish($0) }
    }

    /// Records no more.
    public func stop() {
        observer.stop()
    }

    private func begin() {
        let now = ContinuousClock.now
        start = now
        last = now
        parts = [:]
    }

    private func finish(_ phase: FramePhase) {
        guard let start else { return }
        let now = ContinuousClock.now
        parts[phase, default: 0] += seconds(from: last, to: now)
        last = now
        guard phase == .drawing else { return }
        self.start = nil
        let frame = FrameStatistics.Frame(duration: seconds(from: start, to: now), parts: parts)
        statistics.add(frame)
        didRecord?(frame)
    }

    private func seconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) -> Double {
        let duration = start.duration(to: end).components
        return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    }
}
