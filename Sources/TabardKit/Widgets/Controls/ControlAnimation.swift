internal import GtkInterop

/// A number that a control's look depends on, and that moves to a new value within a moment.
@MainActor
final class ControlAnimation {
    private(set) var value: CGFloat
    private var running: TimedAnimation?
    private weak var view: UIView?

    init(_ value: CGFloat, of view: UIView) {
        self.value = value
        self.view = view
    }

    /// Takes a new value, at once unless it is to be animated and can be.
    func move(to target: CGFloat, animated: Bool, seconds: Double = 0.2) {
        let former = running
        running = nil
        former?.skip()
        let start = value
        guard animated, target != start, let view, let widget = view._widget, widget.isMapped,
            Toolkit.areAnimationsEnabled
        else {
            value = target
            view?.setNeedsDisplay()
            return
        }
        let animation = TimedAnimation(
            on: widget,
            seconds: seconds,
            easing: .easeInOut,
            update: { [weak self] part in
                guard let self, self.running != nil else { return }
                self.value = start + (target - start) * CGFloat(part)
                self.view?.setNeedsDisplay()
            },
            completion: { [weak self] in self?.running = nil }
        )
        running = animation
        animation.play()
    }
}
