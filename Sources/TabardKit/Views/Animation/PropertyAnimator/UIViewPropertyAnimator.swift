import GtkInterop

/// An animation of views that can be paused, moved by a fraction, reversed and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center.y = 100 }
/// animator.addCompletion { position in print(position) }
/// animator.startAnimation()
/// ```
///
/// With reduced motion, and for views that are in no window, it is at its end as soon as it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, _SelectorAnswering, UIViewImplicitlyAnimating {
    /// Seconds from the beginning to the end.
    open private(set) var duration: TimeInterval
    /// Seconds that it waited before it began.
    open private(set) var delay: TimeInterval = 0
    /// What it is doing; `inactive` at first.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether it is moving.
    open private(set) var isRunning = false

    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var course: (CGFloat) -> CGFloat
    private var held: HeldAnimation?
    private var clock: TimedAnimation?
    private var run = 0
    private var fraction: CGFloat = 0

    /// Makes an animator with a usual course of speed.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a course of speed of two control points.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        )
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with the motion of a spring.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator without changes, whose changes take no time.
    public override convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// Makes an animator without changes.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        course = parameters._course ?? { $0 }
        super.init()
    }

    /// Makes an animator that starts by itself.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = options.curve
        let parameters = UICubicTimingParameters(animationCurve: .linear)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.course = { curve.progress(at: $0) }
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        guard let result = animator as? Self else {
            fatalError(
                "runningPropertyAnimator must be called on UIViewPropertyAnimator, not on \(Self.self)"
            )
        }
        return result
    }

    /// Adds changes of views; to one that runs already they are added at once.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if let held { held.collect(animation, course: currentCourse) } else { changes.append(animation) }
    }

    /// Adds something to be told of the end, and where it is.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Whether it moves back to where it began; false by default.
    open var isReversed = false {
        didSet { if isReversed != oldValue, isRunning { follow() } }
    }

    /// How far it has come, from 0 to 1; setting it holds the animator there.
    open var fractionComplete: CGFloat {
        get { fraction }
        set {
            pauseAnimation()
            fraction = newValue.isFinite ? min(max(newValue, 0), 1) : fraction
            held?.showHeld(at: fraction)
        }
    }

    /// Lets it run from where it is.
    open func startAnimation() {
        require(state != .stopped, "An animator that was stopped must be finished with finishAnimation(at:)")
        guard !isRunning else { return }
        begin()
        isRunning = true
        follow()
    }

    /// Lets it run from where it is, after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay.isFinite, delay > 0 else { return startAnimation() }
        self.delay = delay
        begin()
        MainLoop.after(seconds: delay) { [self] in if state == .active { startAnimation() } }
    }

    /// Holds it where it is.
    open func pauseAnimation() {
        require(state != .stopped, "An animator that was stopped must be finished with finishAnimation(at:)")
        begin()
        halt()
    }

    /// Lets one that pauses run on, with another course of speed if one is given.
    ///
    /// - Parameters:
    ///   - parameters: The course of speed; nil to go on as before.
    ///   - durationFactor: The time for what is left, in durations; 0 for what is left of the time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        if durationFactor > 0, durationFactor.isFinite, fraction < 1 {
            duration *= TimeInterval(durationFactor / (isReversed ? max(fraction, 0.001) : 1 - fraction))
        }
        if let new = parameters?._course { continueCourse(with: new) }
        startAnimation()
    }

    /// Lets what is left, to the end or back, have another course; what is seen now stays.
    private func continueCourse(with new: @escaping (CGFloat) -> CGFloat) {
        let (start, old) = (fraction, course)
        let seen = old(start)
        let goesBack = isReversed
        course = { time in
            if goesBack {
                return start > 0 && time < start ? seen * (1 - new((start - time) / start)) : old(time)
            }
            return start < 1 && time > start
                ? seen + (1 - seen) * new((time - start) / (1 - start)) : old(time)
        }
    }

    /// The course, which may be replaced on the way.
    private var currentCourse: (CGFloat) -> CGFloat {
        { [weak self] in self?.course($0) ?? $0 }
    }

    /// Ends it where it is; unless `withoutFinishing`, it waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        halt()
        if withoutFinishing {
            held?.end(at: .current)
            reset()
        } else {
            state = .stopped
        }
    }

    /// Brings one that was stopped to a position, and tells of the end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(
            state == .stopped,
            "finishAnimation(at:) is for an animator that stopAnimation(false) stopped; this one is \(state)"
        )
        end(at: finalPosition)
    }

    private func begin() {
        guard state == .inactive else { return }
        state = .active
        fraction = 0
        let held = HeldAnimation(duration: duration, curve: .linear, options: [], completion: nil)
        self.held = held
        let changes = changes
        self.changes = []
        held.collect({ for change in changes { change() } }, course: currentCourse)
        held.showHeld(at: 0)
    }

    /// Runs from where it is to the end, or back.
    private func follow() {
        halt()
        isRunning = true
        let start = fraction
        let target: CGFloat = isReversed ? 0 : 1
        let seconds = Double(abs(target - start)) * duration
        guard seconds > 0, let widget = held?.window?._widget, widget.isMapped, UIView.areAnimationsEnabled,
            Toolkit.areAnimationsEnabled
        else { return end(at: isReversed ? .start : .end) }
        let run = run
        let clock = TimedAnimation(
            on: widget,
            seconds: seconds,
            easing: .linear,
            update: { [weak self] part in
                guard let self, self.run == run else { return }
                self.fraction = start + (target - start) * CGFloat(part)
                self.held?.showHeld(at: self.fraction)
            },
            // The animator lives until its end, although nobody else may hold it.
            completion: { if self.run == run { self.end(at: self.isReversed ? .start : .end) } }
        )
        self.clock = clock
        clock.play()
    }

    private func halt() {
        run += 1
        let running = clock
        clock = nil
        isRunning = false
        running?.skip()
    }

    private func end(at position: UIViewAnimatingPosition) {
        halt()
        held?.end(at: position)
        let completions = completions
        reset()
        for completion in completions { completion(position) }
    }

    private func reset() {
        held = nil
        completions = []
        state = .inactive
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIViewPropertyAnimator.self) }
}
