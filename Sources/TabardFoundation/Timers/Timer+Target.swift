/// What `Timer` takes its initializers with a target from, which make a timer that holds one.
public protocol _TargetTimerMaking {}

extension Timer: _TargetTimerMaking {}

extension _TargetTimerMaking {
    /// Makes a timer that calls a target's method when it fires; it does once it is added to a run loop.
    ///
    /// The target is kept alive until the timer is invalidated, or has fired if it doesn't repeat.
    ///
    /// - Parameters:
    ///   - ti: Seconds until it fires, and between the times that it does.
    ///   - aTarget: Whose method it is.
    ///   - aSelector: The method, whose argument, if it takes one, is the timer.
    ///   - userInfo: What the timer's `userInfo` is.
    ///   - yesOrNo: Whether it fires more than once.
    public init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti),
            interval: ti,
            target: aTarget,
            selector: aSelector,
            userInfo: userInfo,
            repeats: yesOrNo
        )
    }

    /// Makes a timer that calls a target's method at a time, and then in intervals if it repeats.
    ///
    /// The target is kept alive until the timer is invalidated, or has fired if it doesn't repeat.
    public init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target t: Any,
        selector s: Selector,
        userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let timer = TargetTimer(
            fire: date,
            interval: ti,
            message: TimerMessage(target: ClassObject.receiver(t), selector: s),
            userInfo: ui,
            repeats: rep
        )
        guard let timer = timer as? Self else {
            fatalError("\(Self.self) can't be made with a target; make a Timer")
        }
        self = timer
    }
}

extension Timer {
    /// Makes a timer that calls a target's method when it fires, and adds it to this thread's run loop.
    ///
    /// The target is kept alive until the timer is invalidated, or has fired if it doesn't repeat.
    ///
    /// - Parameters:
    ///   - ti: Seconds until it fires, and between the times that it does.
    ///   - aTarget: Whose method it is.
    ///   - aSelector: The method, whose argument, if it takes one, is the timer.
    ///   - userInfo: What the timer's `userInfo` is.
    ///   - yesOrNo: Whether it fires more than once.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti,
            target: aTarget,
            selector: aSelector,
            userInfo: userInfo,
            repeats: yesOrNo
        )
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that holds what Foundation's on Linux doesn't: `userInfo`, and a target until it is over.
private final class TargetTimer: Timer {
    private let information: Any?
    private let message: TimerMessage

    init(fire date: Date, interval: TimeInterval, message: TimerMessage, userInfo: Any?, repeats: Bool) {
        information = userInfo
        self.message = message
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            message.send(timer)
            // The loop invalidates a timer that has fired its only time, but without calling invalidate().
            if !repeats { message.end() }
        }
    }

    override var userInfo: Any? { information }

    override func invalidate() {
        super.invalidate()
        message.end()
    }
}

/// Who hears of a timer, as long as it fires.
private final class TimerMessage: @unchecked Sendable {
    private var target: AnyObject?
    private let selector: Selector

    init(target: AnyObject, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func send(_ timer: Timer) {
        guard let target else { return }
        selector.send(to: target, [timer])
    }

    func end() { target = nil }
}
