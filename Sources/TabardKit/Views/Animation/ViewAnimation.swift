internal import GtkInterop

/// The views that change together in one call of `UIView.animate`.
@MainActor
class ViewAnimation {
    /// The animation whose closure is running, which takes note of what changes.
    static var current: ViewAnimation?

    let duration: Double
    let curve: AnimationCurve
    private let repeats: Bool
    private let reverses: Bool
    private let completion: ((Bool) -> Void)?
    private var motions: [ViewMotion] = []
    private var clock: TimedAnimation?
    private var isBackwards = false
    private var isOver = false
    /// Who may move the animation, or end it early.
    private weak var driver: AnimationDriver?

    init(
        duration: TimeInterval,
        curve: AnimationCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.curve = curve
        repeats = options.contains(.repeat)
        reverses = options.contains(.autoreverse)
        self.completion = completion
    }

    /// A view is about to change: it starts from what is seen of it now.
    func note(_ view: UIView) {
        guard view._motion?.animation !== self, view._window != nil, view._widget?.isMapped == true else {
            return
        }
        let motion = ViewMotion(of: view, from: view._shownAppearance, in: self)
        view._motion = motion
        motions.append(motion)
    }

    /// Makes the changes, and shows how they come about.
    func run(_ changes: () -> Void, after delay: TimeInterval) {
        let outer = Self.current
        Self.current = self
        changes()
        Self.current = outer
        // What came back to where it was is not on its way, and is seen at once wherever it is put later.
        motions.removeAll { motion in
            guard motion.view?._modelAppearance == motion.start else { return false }
            motion.end()
            return true
        }
        for motion in motions { motion.show(0) }
        if let driver = AnimationDriver.current {
            self.driver = driver
            for motion in motions { motion.noteEnd() }
            if driver.add(self, delay: delay) { return }
        }
        if delay > 0, delay.isFinite {
            MainLoop.after(seconds: delay) { self.start() }
        } else {
            start()
        }
    }

    private func start() {
        guard !isOver else { return }
        let widget = motions.lazy.compactMap { $0.view?._window?._widget }.first
        guard let widget, duration > 0, UIView.areAnimationsEnabled, Toolkit.areAnimationsEnabled else {
            end()
            return
        }
        let clock = TimedAnimation(
            on: widget,
            seconds: duration,
            easing: .linear,
            update: { [weak self] time in self?.show(CGFloat(time)) },
            // The animation lives until its end, although nobody else holds it.
            completion: { self.cycleEnded() }
        )
        self.clock = clock
        clock.play()
    }

    func show(_ time: CGFloat) {
        guard !isOver else { return }
        let progress = curve.progress(at: time)
        for motion in motions { motion.show(isBackwards ? 1 - progress : progress) }
    }

    private func cycleEnded() {
        guard !isOver else { return }
        clock = nil
        if reverses, !isBackwards {
            isBackwards = true
            start()
        } else if repeats, motions.contains(where: \.isVisible) {
            isBackwards = false
            start()
        } else {
            end()
        }
    }

    /// Gives the views what they had before, as far as nobody changed it since.
    func restore() {
        for motion in motions { motion.restore() }
    }

    /// Ends before its time.
    func endNow() {
        let running = clock
        clock = nil
        end()
        running?.skip()
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        // Views that another animation took over are on their way elsewhere.
        let isFinished = motions.allSatisfy { $0.view == nil || $0.view?._motion === $0 }
        for motion in motions { motion.end() }
        motions = []
        guard let driver else {
            completion?(isFinished)
            return
        }
        driver.remove(self)
        // What begins at the end is part of the same.
        driver.continued { completion?(isFinished) }
    }
}

/// One view on its way from how it looked to how it is.
@MainActor
final class ViewMotion {
    weak var view: UIView?
    weak var animation: ViewAnimation?
    let start: ViewAppearance
    /// What the view was before, whether or not it was seen so.
    private let former: (geometry: ViewGeometry, alpha: CGFloat, background: UIColor?)
    private var wanted: ViewAppearance?
    private(set) var progress: CGFloat = 0

    init(of view: UIView, from start: ViewAppearance, in animation: ViewAnimation) {
        self.view = view
        self.start = start
        former = (view._geometry, view.alpha, view.backgroundColor)
        self.animation = animation
    }

    var isVisible: Bool { view?._motion === self && view?._widget?.isMapped == true }

    func show(_ progress: CGFloat) {
        guard let view, view._motion === self else { return }
        self.progress = progress
        view._appearanceChanged()
    }

    /// Takes note of what the animation changed, so that it can be taken back.
    func noteEnd() { wanted = view?._modelAppearance }

    func restore() {
        guard let view, let wanted else { return }
        let now = view._modelAppearance
        UIView.performWithoutAnimation {
            if now.geometry == wanted.geometry { view._changeGeometry { $0 = former.geometry } }
            if now.alpha == wanted.alpha { view.alpha = former.alpha }
            if now.background == wanted.background, now.background != start.background {
                view.backgroundColor = former.background
            }
        }
    }

    func end() {
        guard let view, view._motion === self else { return }
        view._motion = nil
        view._appearanceChanged()
    }
}
