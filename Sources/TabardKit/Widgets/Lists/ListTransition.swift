import GtkInterop

/// The way of a list's views from their places before a batch of changes to those after it.
@MainActor
final class ListTransition {
    private struct Start {
        var frame: CGRect
        var alpha: CGFloat
    }

    private struct Leaving {
        var view: UIView
        var from: CGRect
        var to: CGRect
        var fades: Bool
    }

    private var starts: [ObjectIdentifier: Start] = [:]
    private var arriving: [UIView] = []
    private var leaving: [Leaving] = []
    private var progress: CGFloat = 0
    private var animation: TimedAnimation?
    /// Called for each view that has left.
    var didLeave: ((UIView) -> Void)?
    /// Called at the end.
    var finished: (() -> Void)?

    /// A view that moves from where it was.
    func add(_ view: UIView, from frame: CGRect) {
        starts[ObjectIdentifier(view)] = Start(frame: frame, alpha: 1)
    }

    /// A view that comes in.
    func addArriving(_ view: UIView, at frame: CGRect) {
        starts[ObjectIdentifier(view)] = Start(frame: frame, alpha: 0)
        arriving.append(view)
        view.alpha = 0
    }

    /// A view that goes, or moves out of sight.
    func addLeaving(_ view: UIView, from frame: CGRect, to target: CGRect, fades: Bool) {
        leaving.append(Leaving(view: view, from: frame, to: target, fades: fades))
    }

    func contains(_ view: UIView) -> Bool { starts[ObjectIdentifier(view)] != nil }

    /// Where a view is now, on its way to a place.
    func frame(of view: UIView, to target: CGRect) -> CGRect {
        guard let start = starts[ObjectIdentifier(view)] else { return target }
        return Self.between(start.frame, target, progress)
    }

    /// Starts the movement.
    ///
    /// - Parameter update: Called each frame, to place the views.
    func play(on widget: Widget, update: @escaping () -> Void) {
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.3,
            update: { [weak self] value in
                guard let self, self.animation != nil else { return }
                self.progress = CGFloat(value)
                self.show()
                update()
            },
            completion: { [weak self] in self?.end() }
        )
        self.animation = animation
        show()
        animation.play()
    }

    private func show() {
        for view in arriving { view.alpha = progress }
        for item in leaving {
            item.view.frame = Self.between(item.from, item.to, progress)
            if item.fades { item.view.alpha = 1 - progress }
        }
    }

    /// Ends the movement at once; all views are where they belong after the next layout.
    func end() {
        guard let finished else { return }
        self.finished = nil
        let running = animation
        animation = nil
        progress = 1
        running?.skip()
        for view in arriving { view.alpha = 1 }
        for item in leaving {
            item.view.removeFromSuperview()
            item.view.alpha = 1
            didLeave?(item.view)
        }
        starts = [:]
        arriving = []
        leaving = []
        finished()
    }

    private static func between(_ first: CGRect, _ second: CGRect, _ part: CGFloat) -> CGRect {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        return CGRect(
            x: mix(first.minX, second.minX),
            y: mix(first.minY, second.minY),
            width: mix(first.width, second.width),
            height: mix(first.height, second.height)
        )
    }
}
