/// Where an animation stands when it ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    /// At its end.
    case end = 0
    /// Where it began.
    case start = 1
    /// Where it was stopped.
    case current = 2
}

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
    /// It has not begun, or has ended.
    case inactive = 0
    /// It runs, or pauses.
    case active = 1
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// Something that can be started, paused, moved and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What it is doing.
    var state: UIViewAnimatingState { get }
    /// Whether it is moving.
    var isRunning: Bool { get }
    /// Whether it moves back to where it began.
    var isReversed: Bool { get set }
    /// How far it has come, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Lets it run from where it is.
    func startAnimation()
    /// Lets it run from where it is, after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is.
    func pauseAnimation()
    /// Ends it where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Brings one that was stopped to a position, and tells of the end.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that animates changes of views as they are made. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes of views.
    func addAnimations(_ animation: @escaping () -> Void)

    /// Adds something to be told of the end, and where it is.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Lets one that pauses run on, with another course of speed if one is given.
    ///
    /// - Parameters:
    ///   - parameters: The course of speed; nil to go on as before.
    ///   - durationFactor: The time for what is left, in durations; 0 for what is left of the time.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    )
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {
        _answer("addAnimations:", animation) as Void?
    }

    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        _answer("addCompletion:", completion) as Void?
    }

    /// Calls `startAnimation()`.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        if (_answer("continueAnimationWithTimingParameters:durationFactor:", parameters, durationFactor)
            as Void?) == nil
        {
            startAnimation()
        }
    }
}
