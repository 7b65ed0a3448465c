import CImageDecoder

/// When a decoder has had enough time for an image.
///
/// On a busy machine it gets longer, until it has had its processor time.
struct DecoderDeadline {
    private let process: Int32
    private let seconds: Double
    private let secondsOfWaiting: Double
    /// A clock that stands still while the machine sleeps.
    private let start = SuspendingClock.now
    private let secondsUsed: Double

    init(_ process: Int32, seconds: Double, secondsOfWaiting: Double) {
        self.process = process
        self.seconds = seconds
        self.secondsOfWaiting = secondsOfWaiting
        secondsUsed = tabard_process_seconds(process)
    }

    /// Why it has had enough; nil as long as it has not.
    var reason: String? {
        let elapsed = elapsed
        if elapsed >= secondsOfWaiting { return "it took more than \(secondsOfWaiting) seconds" }
        guard elapsed >= seconds else { return nil }
        let used = tabard_process_seconds(process) - secondsUsed
        return used >= seconds ? "it took more than \(seconds) seconds of processor time" : nil
    }

    /// How long to wait until the next look.
    var milliseconds: Int32 {
        let elapsed = elapsed
        let next = elapsed < seconds ? seconds - elapsed : min(0.05, secondsOfWaiting - elapsed)
        return Int32(max(1, min(60_000, (next * 1_000).rounded(.up))))
    }

    private var elapsed: Double {
        let (seconds, attoseconds) = (SuspendingClock.now - start).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
