internal import GtkInterop

/// Moves the animations of a view's layer, and of those in it, on with the frames; it stands still when none runs.
@MainActor
final class LayerClock {
    private weak var host: CALayer?
    private var isRunning = false

    init(of host: CALayer) { self.host = host }

    /// Follows the frames from now on, if the view is on the screen.
    func start() {
        guard !isRunning, let widget = host?._view?._widget, widget.isMapped else { return }
        isRunning = true
        widget.addTick { [weak self] in self?.tick() ?? false }
    }

    private func tick() -> Bool {
        guard let host, let view = host._view else {
            isRunning = false
            return false
        }
        // Only the view's own layer moves the view; others are part of its picture.
        let movesView = !host._running.isEmpty
        let goesOn = host._stepTree(to: CACurrentMediaTime())
        if movesView { view._appearanceChanged() } else { view._queueRedraw() }
        isRunning = goesOn && view._widget?.isMapped == true
        return isRunning
    }
}
