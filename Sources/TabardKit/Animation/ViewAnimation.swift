import GtkInterop

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
        motions.removeAll { $0.view?._modelAppearance == $0.start }
        for motion in motions { motion.show(0) }
        let start: @MainActor () -> Void = { self.start() }
        if delay > 0, delay.isFinite {
            MainLoop.after(seconds: delay, start)
        } else {
            start()
        }
    }

    private func start() {
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

    private func show(_ time: CGFloat) {
        let progress = curve.progress(at: time)
        for motion in motions { motion.show(isBackwards ? 1 - progress : progress) }
    }

    private func cycleEnded() {
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

    private func end() {
        // Views that another animation took over are on their way elsewhere.
        let isFinished = motions.allSatisfy { $0.view == nil || $0.view?._motion === $0 }
        for motion in motions { motion.end() }
        motions = []
        completion?(isFinished)
    }
}

/// One view on its way from how it looked to how it is.
@MainActor
final class ViewMotion {
    weak var view: UIView?
    weak var animation: ViewAnimation?
    let start: ViewAppearance
    private(set) var progress: CGFloat = 0

    init(of view: UIView, from start: ViewAppearance, in animation: ViewAnimation) {
        self.view = view
        self.start = start
        self.animation = animation
    }

    var isVisible: Bool { view?._motion === self && view?._widget?.isMapped == true }

    func show(_ progress: CGFloat) {
        guard let view, view._motion === self else { return }
        self.progress = progress
        view._appearanceChanged()
    }

    func end() {
        guard let view, view._motion === self else { return }
        view._motion = nil
        view._appearanceChanged()
    }
}
