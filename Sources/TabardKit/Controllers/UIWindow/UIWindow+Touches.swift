internal import GtkInterop

extension UIWindow {
    /// Brings what the user presses to the recognizers and views.
    func _followTouches(on widget: Widget) {
        let tracker = TouchTracker(on: widget)
        tracker.touched = { [weak self] sample in self?._arena.receive(sample) }
        tracker.pinched = { [weak self] sample in self?._arena.receive(sample) }
        tracker.hovered = { [weak self] place in
            self?._arena.hover(at: place.map { CGPoint(x: $0.x, y: $0.y) })
        }
        _arena.claim = { [weak tracker] identifier in tracker?.claim(identifier) }
        _touchTracker = tracker
        _drops = WindowDrops(self, on: widget)
    }
}
