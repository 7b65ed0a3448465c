import CGtk

/// Follows a value over time on a widget's frame clock, with libadwaita's easing.
///
/// When the user has turned animations off, the end value is delivered at once.
@MainActor
public final class TimedAnimation: ObjectReference {
    /// How the speed changes over time.
    public enum Easing: Sendable {
        case linear
        case easeIn
        case easeOut
        case easeInOut

        var adw: AdwEasing {
            switch self {
            case .linear: ADW_LINEAR
            case .easeIn: ADW_EASE_IN_CUBIC
            case .easeOut: ADW_EASE_OUT_CUBIC
            case .easeInOut: ADW_EASE_IN_OUT_CUBIC
            }
        }
    }

    private var completion: (@MainActor () -> Void)?

    /// Starts an animation from 0 to 1.
    ///
    /// - Parameters:
    ///   - widget: Its frame clock drives the animation.
    ///   - seconds: The duration.
    ///   - update: Receives the eased value, each frame, and 1 at the end.
    ///   - completion: Called once after the last update.
    public init(
        on widget: NativeWidget,
        seconds: Double,
        easing: Easing = .easeInOut,
        update: @escaping @MainActor (Double) -> Void,
        completion: (@MainActor () -> Void)? = nil
    ) {
        let box = ClosureBox(update).retainedPointer()
        let target = adw_callback_animation_target_new(
            { value, data in
                guard let box = ClosureBox<@MainActor (Double) -> Void>.from(data) else { return }
                MainActor.assumeIsolated { box.closure(value) }
            },
            box,
            { releaseClosureBox($0) }
        )
        let milliseconds = guint(min(max(0, seconds * 1000), 60_000))
        guard let animation = adw_timed_animation_new(widget.widget, 0, 1, milliseconds, target) else {
            fatalError("libadwaita could not make an animation")
        }
        self.completion = completion
        super.init(adopting: UnsafeMutableRawPointer(animation))
        adw_timed_animation_set_easing(OpaquePointer(pointer), easing.adw)
        connect("done") { [weak self] in
            let completion = self?.completion
            self?.completion = nil
            completion?()
        }
    }

    /// Starts or continues.
    public func play() { adw_animation_play(typed(AdwAnimation.self)) }

    /// Jumps to the end.
    public func skip() { adw_animation_skip(typed(AdwAnimation.self)) }
}
