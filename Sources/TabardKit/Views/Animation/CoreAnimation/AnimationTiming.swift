/// The times of an animation, as a value.
struct AnimationTiming: Equatable {
    /// Seconds of one run; 0 takes that of what the animation belongs to.
    var duration = 0.0
    var speed = 1.0
    var offset = 0.0
    var repeatCount = 0.0
    var repeatDuration = 0.0
    var reverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// What an animation without a duration takes.
    static let usualDuration = 0.25

    /// How long one run forwards lasts.
    func length(within outer: Double?) -> Double {
        duration.isFinite && duration > 0 ? duration : outer ?? Self.usualDuration
    }

    /// How long all runs last, in the animation's own seconds.
    func total(within outer: Double?) -> Double {
        if repeatDuration > 0 { return repeatDuration }
        let once = length(within: outer) * (reverses ? 2 : 1)
        return once * (repeatCount > 0 ? repeatCount : 1)
    }

    /// Seconds from the beginning to the end as seen from outside; infinite if there is no end.
    func span(within outer: Double?) -> Double {
        guard speed > 0, speed.isFinite else { return .infinity }
        return max(0, total(within: outer) - max(0, offset)) / speed
    }

    /// How far one run has come, from 0 to 1, a number of seconds after the beginning; nil if the layer is shown as it
    /// is. The count is that of whole runs before.
    func progress(at seconds: Double, within outer: Double?) -> (part: Double, count: Int)? {
        let speed = speed.isFinite ? max(0, speed) : 1
        let time = seconds < 0 ? seconds : seconds * speed + (offset.isFinite ? max(0, offset) : 0)
        let length = length(within: outer)
        let total = total(within: outer)
        if time < 0 {
            return fillMode == .backwards || fillMode == .both ? (0, 0) : nil
        }
        if time >= total {
            guard fillMode == .forwards || fillMode == .both, total.isFinite else { return nil }
            return run(total / length, isEnd: true)
        }
        return run(time / length, isEnd: false)
    }

    private func run(_ runs: Double, isEnd: Bool) -> (part: Double, count: Int) {
        var whole = runs.rounded(.down)
        var part = runs - whole
        // The end of the last run is not the start of another.
        if isEnd, part < 1e-9, whole > 0 {
            whole -= 1
            part = 1
        }
        let isBackwards = reverses && whole.truncatingRemainder(dividingBy: 2) == 1
        return (isBackwards ? 1 - part : part, Int(min(whole, 1e9)))
    }
}
