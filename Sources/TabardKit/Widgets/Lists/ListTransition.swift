internal import GtkInterop

/// The way of a list's views from their places before a batch of changes to those after it.
@MainActor
final class ListTransition {
    private var starts: [ObjectIdentifier: CGRect] = [:]
    private var arriving: [UIView] = []
    private var leaving: [UIView] = []
    private var progress: CGFloat = 0
    private var animation: TimedAnimation?
    /// Called for each view that has left.
    var didLeave: ((UIView) -> Void)?
    /// Called at the end.
    var finished: (() -> Void)?

    /// A view that moves from where it was.
    func add(_ view: UIView, from frame: CGRect) {
        starts[ObjectIdentifier(view)] = frame
    }

    /// A view that comes in.
    func addArriving(_ view: UIView, at frame: CGRect) {
        starts[ObjectIdentifier(view)] = frame
        arriving.append(view)
        view.alpha = 0
    }

    /// A view that goes.
    func addLeaving(_ view: UIView) { leaving.append(view) }

    func contains(_ view: UIView) -> Bool { starts[ObjectIdentifier(view)] != nil }

    /// Where a view is now, on its way to a place.
    func frame(of view: UIView, to target: CGRect) -> CGRect {
        guard let start = starts[ObjectIdentifier(view)] else { return target }
        return Self.between(start, target, progress)
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
        for view in leaving { view.alpha = 1 - progress }
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
        for view in leaving {
            view.removeFromSuperview()
            view.alpha = 1
            didLeave?(view)
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
