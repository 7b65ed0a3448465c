import Foundation
internal import GtkInterop

/// The changes in one call of `UIView.animateKeyframes`.
@MainActor
final class KeyframeAnimation: ViewAnimation {
    /// What a keyframe does to a view.
    private struct Step {
        var start: Double
        var end: Double
        var after: LayerState
    }

    /// All that is done to a view.
    private struct Track {
        var view: UIView
        var first: LayerState
        var steps: [Step] = []
    }

    private static let properties = ["position", "bounds", "transform", "opacity", "backgroundColor"]

    private var tracks: [Track] = []
    private var changed: [UIView] = []
    private let record = FinishRecord()

    override func note(_ view: UIView) {
        guard view._window != nil, view._widget?.isMapped == true else { return }
        if !changed.contains(where: { $0 === view }) { changed.append(view) }
        if !tracks.contains(where: { $0.view === view }) {
            tracks.append(Track(view: view, first: Self.state(view._shownAppearance)))
        }
    }

    /// Makes the changes of one keyframe.
    func add(from start: Double, lasting duration: Double, _ changes: () -> Void) {
        let outer = changed
        changed = []
        changes()
        let begin = start.isFinite ? min(max(start, 0), 1) : 0
        let end = min(begin + (duration.isFinite ? max(duration, 0) : 0), 1)
        for view in changed {
            guard let index = tracks.firstIndex(where: { $0.view === view }) else { continue }
            tracks[index].steps.append(
                Step(start: begin, end: end, after: Self.state(view._modelAppearance))
            )
        }
        changed = outer
    }

    /// Makes all changes, and shows how they come about.
    func run(
        _ changes: () -> Void,
        after delay: Double,
        options: UIView.KeyframeAnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let outer = Self.current
        Self.current = self
        add(from: 0, lasting: 1, changes)
        Self.current = outer
        CATransaction.begin()
        CATransaction.setCompletionBlock { completion?(self.record.isFinished) }
        if duration > 0, UIView.areAnimationsEnabled, Toolkit.areAnimationsEnabled {
            for track in tracks { show(track, after: delay, options) }
        }
        CATransaction.commit()
    }

    private func show(_ track: Track, after delay: Double, _ options: UIView.KeyframeAnimationOptions) {
        for name in Self.properties {
            guard let property = LayerKeyPath.named(name),
                let (values, times) = Self.course(of: track, property.read)
            else { continue }
            let animation = CAKeyframeAnimation(keyPath: name)
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = options.calculationMode
            animation.duration = duration
            animation.repeatCount = options.contains(.repeat) ? .infinity : 0
            animation.autoreverses = options.contains(.autoreverse)
            if delay > 0, delay.isFinite {
                animation.beginTime = CACurrentMediaTime() + delay
                animation.fillMode = .backwards
            }
            animation.delegate = record
            track.view.layer.add(animation, forKey: nil)
        }
    }

    /// The values of one property and their times; nil if it never changes.
    private static func course(
        of track: Track,
        _ read: (LayerState) -> AnimatableValue
    ) -> (values: [AnimatableValue], times: [Double])? {
        var last = read(track.first)
        var values = [last]
        var times = [0.0]
        var end = 0.0
        for step in track.steps.sorted(by: { $0.start < $1.start }) {
            let value = read(step.after)
            guard value != last else { continue }
            // A keyframe that begins before the one ahead of it has ended waits for it.
            let start = max(step.start, end)
            end = max(step.end, start)
            values += [last, value]
            times += [start, end]
            last = value
        }
        guard values.count > 1 else { return nil }
        return (values + [last], times + [1])
    }

    private static func state(_ appearance: ViewAppearance) -> LayerState {
        var state = LayerState()
        state.take(appearance)
        return state
    }
}

/// Notes whether all animations of a group came to their end.
private final class FinishRecord: NSObject, CAAnimationDelegate {
    private(set) var isFinished = true

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if !flag { isFinished = false }
    }
}
