/// A change of a layer's look over time, for `CALayer.add(_:forKey:)`.
open class CAAnimation: NSObject, _SelectorAnswering, NSCopying, CAMediaTiming {
    /// The course of speed over one run; nil, that is at one speed, by default.
    open var timingFunction: CAMediaTimingFunction?

    /// Is told of start and end. It is held for as long as the animation is.
    open var delegate: CAAnimationDelegate?

    /// Whether the layer forgets the animation at its end; true by default.
    open var isRemovedOnCompletion = true

    /// When it begins, as `CACurrentMediaTime()` tells time, or in a group in seconds of it; 0, at once, by default.
    open var beginTime: CFTimeInterval = 0
    /// Seconds that one run lasts; 0, the default, stands for a quarter, or for the group's or transaction's duration.
    open var duration: CFTimeInterval = 0
    /// How fast time runs; 1 by default.
    open var speed: Float = 1
    /// Where in its own time it begins, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// How many runs there are; `.infinity` for no end. 0, the default, counts as 1.
    open var repeatCount: Float = 0
    /// How long all runs last together, in seconds; 0, if `repeatCount` counts, by default.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one backwards; false by default.
    open var autoreverses = false
    /// What is shown before the beginning and after the end; `removed` by default.
    open var fillMode: CAMediaTimingFillMode = .removed

    private var values: [String: Any] = [:]

    /// Makes an animation with the default times.
    public override init() { super.init() }

    /// Keeps a value for the app, under a name of its own.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// What the app kept under a name.
    open func value(forKey key: String) -> Any? { values[key] }

    /// An animation that is equal and independent.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmpty()
        copy.take(self)
        return copy
    }

    /// An animation of the same kind.
    func makeEmpty() -> CAAnimation { CAAnimation() }

    /// Takes over all properties of one of the same kind.
    func take(_ other: CAAnimation) {
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        values = other.values
    }

    var timing: AnimationTiming {
        AnimationTiming(
            duration: duration.isFinite && duration > 0 ? duration : naturalDuration,
            speed: Double(speed),
            offset: timeOffset,
            repeatCount: repeatCount.isNaN ? 0 : Double(repeatCount),
            repeatDuration: repeatDuration.isNaN ? 0 : repeatDuration,
            reverses: autoreverses,
            fillMode: fillMode
        )
    }

    /// What stands for a duration that was not set; 0 for that of what the animation belongs to.
    var naturalDuration: Double { 0 }

    /// Changes a state to what the animation shows.
    ///
    /// - Parameters:
    ///   - part: How far the run has come, from 0 to 1, before its course of speed.
    ///   - count: How many runs were before.
    ///   - length: Seconds of one run.
    ///   - model: The state without animations.
    func apply(to state: inout LayerState, part: Double, count: Int, length: Double, model: LayerState) {}

    /// Changes a state to what the animation shows a number of seconds after its beginning.
    func apply(to state: inout LayerState, at seconds: Double, within outer: Double?, model: LayerState) {
        let timing = timing
        guard let (part, count) = timing.progress(at: seconds, within: outer) else { return }
        let length = timing.length(within: outer)
        apply(to: &state, part: part, count: count, length: length, model: model)
    }

    /// Names that no layer knows.
    var unknownKeyPaths: [String] { [] }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(CAAnimation.self, _SelectorEntry<CAAnimation>.answered)
    }
}

/// Is told of an animation's start and end, on the main thread.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation began to be shown.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation ended; the flag is false if it was taken off before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {
        _answer("animationDidStart:", anim) as Void?
    }

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        _answer("animationDidStop:finished:", anim, flag) as Void?
    }
}
