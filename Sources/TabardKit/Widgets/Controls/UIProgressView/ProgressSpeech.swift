/// When a progress that changes all the time is said: after two seconds, then every ten, and at its end.
///
/// These are Orca's own ten seconds. What is over sooner is not said, as with a bar that follows a slider.
struct ProgressSpeech: Equatable {
    private static let first = 2.0
    private static let interval = 10.0

    private var beginning: Double?
    private var lastSaid: Double?

    /// Takes a change.
    ///
    /// - Returns: Whether it is said.
    mutating func changes(to progress: Float, at time: Double) -> Bool {
        guard progress > 0 else {
            self = ProgressSpeech()
            return false
        }
        guard let beginning else {
            if progress < 1 { self.beginning = time }
            return false
        }
        if progress >= 1 {
            self = ProgressSpeech()
            return time - beginning >= Self.first
        }
        guard time - (lastSaid ?? beginning) >= (lastSaid == nil ? Self.first : Self.interval) else {
            return false
        }
        lastSaid = time
        return true
    }
}
