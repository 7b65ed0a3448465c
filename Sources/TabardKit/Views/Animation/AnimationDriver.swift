internal import GtkInterop

/// Holds the animations of views that an animator began, so that they can be moved by a fraction, or ended together.
@MainActor
final class AnimationDriver {
    /// Who moves the animations.
    private enum Mode {
        /// Each runs by its own clock.
        case clocked
        /// All follow one fraction.
        case held
        /// They are over as soon as they begin.
        case instant
    }

    /// The driver that gets the animations begun just now.
    static var current: AnimationDriver?

    /// An app that animates on and on is not waited for.
    private static let mostInstantAnimations = 1000

    private(set) var fraction: CGFloat = 0
    private var mode = Mode.clocked
    private var animations: [(animation: ViewAnimation, delay: TimeInterval)] = []
    private var duration: TimeInterval = 0
    private var clock: TimedAnimation?
    private var clockCount = 0
    private var instantCount = 0
    private weak var host: UIView?

    /// - Parameter host: A view in whose window the rest of held animations runs.
    init(host: UIView) { self.host = host }

    /// Lets a closure begin animations that belong to this driver.
    ///
    /// - Parameters:
    ///   - duration: What the whole takes, in seconds.
    ///   - isHeld: Whether they follow the fraction.
    func collect(duration: TimeInterval, isHeld: Bool, _ perform: () -> Void) {
        let outer = Self.current
        Self.current = self
        self.duration = max(self.duration, duration)
        mode = isHeld ? .held : .clocked
        perform()
        Self.current = outer
    }

    /// Lets the end of an animation begin further ones.
    func continued(_ perform: () -> Void) {
        let outer = Self.current
        Self.current = self
        perform()
        Self.current = outer
    }

    /// Lets something begin animations while others are on their way.
    func join(_ perform: () -> Void) {
        continued(perform)
        if mode == .held { show(fraction) }
    }

    /// Takes an animation in; false if it shall run by itself.
    func add(_ animation: ViewAnimation, delay: TimeInterval) -> Bool {
        let delay = delay.isFinite ? max(0, delay) : 0
        switch mode {
        case .clocked:
            animations.append((animation, delay))
            return false
        case .held:
            animations.append((animation, delay))
            duration = max(duration, delay + animation.duration)
            return true
        case .instant:
            instantCount += 1
            guard instantCount <= Self.mostInstantAnimations else { return false }
            animation.endNow()
            return true
        }
    }

    func remove(_ animation: ViewAnimation) { animations.removeAll { $0.animation === animation } }

    /// Shows held animations as they are at a part of the whole, from 0 to 1.
    func show(_ fraction: CGFloat) {
        self.fraction = fraction
        let time = TimeInterval(fraction) * duration
        for (animation, delay) in animations {
            let own = animation.duration > 0 ? (time - delay) / animation.duration : (time >= delay ? 1 : 0)
            animation.show(CGFloat(min(max(0, own), 1)))
        }
    }

    /// Stops what runs.
    func pause() {
        clockCount += 1
        let running = clock
        clock = nil
        running?.skip()
    }

    /// Runs held animations from where they are, and ends them.
    ///
    /// - Parameters:
    ///   - target: 1 to finish; 0 to go back, which gives the views what they had.
    ///   - isEven: Whether it runs at an even speed, rather than coming to rest slowly.
    ///   - course: How far it has come at a part of the time, if neither.
    func run(
        to target: CGFloat,
        speed: CGFloat,
        isEven: Bool = false,
        course: ((CGFloat) -> CGFloat)? = nil
    ) {
        pause()
        let start = fraction
        let speed = speed.isFinite && speed > 0 ? speed : 1
        let seconds = Double(abs(target - start)) * duration / Double(speed)
        guard seconds > 0, let widget = host?._window?._widget, widget.isMapped, UIView.areAnimationsEnabled,
            Toolkit.areAnimationsEnabled
        else {
            end(at: target)
            return
        }
        let count = clockCount
        let clock = TimedAnimation(
            on: widget,
            seconds: seconds,
            easing: isEven || course != nil ? .linear : .easeOut,
            update: { [weak self] part in
                guard let self, self.clockCount == count else { return }
                self.show(start + (target - start) * (course?(CGFloat(part)) ?? CGFloat(part)))
            },
            completion: { [weak self] in
                guard let self, self.clockCount == count else { return }
                self.clock = nil
                self.end(at: target)
            }
        )
        self.clock = clock
        clock.play()
    }

    /// Ends all animations at once, at their end or where they began, and what their ends begin too.
    func endNow(at target: CGFloat) {
        pause()
        if mode == .held { show(target) }
        let goesBack = mode == .held && target == 0
        mode = .instant
        end(goesBack: goesBack)
    }

    private func end(at target: CGFloat) {
        pause()
        show(target)
        mode = .clocked
        end(goesBack: target == 0)
    }

    private func end(goesBack: Bool) {
        let ending = animations
        animations = []
        if goesBack {
            for (animation, _) in ending { animation.restore() }
        }
        for (animation, _) in ending { animation.endNow() }
    }
}
