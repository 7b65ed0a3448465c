/// An animation that a layer shows, or will show.
final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// How long a run lasts if the animation does not say.
    let usualDuration: Double
    /// When it began, by the clock; nil before it is first seen.
    private(set) var start: Double?
    /// Whether it has ended, and stays for what it shows.
    var hasEnded = false
    private var transaction: TransactionState?

    init(_ animation: CAAnimation, key: String?, in transaction: TransactionState) {
        self.key = key
        self.animation = animation
        usualDuration = transaction.duration ?? AnimationTiming.usualDuration
        self.transaction = transaction
        transaction.animationAdded()
    }

    /// Begins now, or when the animation says.
    func begin(at time: Double) {
        guard start == nil else { return }
        let begin = animation.beginTime
        start = begin.isFinite && begin > 0 ? begin : time
        animation.delegate?.animationDidStart(animation)
    }

    /// Seconds since the beginning.
    func seconds(at time: Double) -> Double {
        if hasEnded { return .greatestFiniteMagnitude }
        return time - (start ?? time)
    }

    func isOver(at time: Double) -> Bool {
        guard let start else { return false }
        return time - start >= animation.timing.span(within: usualDuration)
    }

    /// Tells, once, that the animation ended.
    func tellEnd(finished: Bool) {
        guard let transaction else { return }
        self.transaction = nil
        if start == nil { animation.delegate?.animationDidStart(animation) }
        animation.delegate?.animationDidStop(animation, finished: finished)
        transaction.animationEnded()
    }
}
