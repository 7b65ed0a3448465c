import GtkInterop

/// Recognizes one or more quick taps of a finger or pen, or clicks of the mouse.
///
/// ```swift
/// view.addGestureRecognizer(UITapGestureRecognizer { _ in print("tapped") })
/// ```
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row it takes; 1 by default.
    open var numberOfTapsRequired = 1

    private var gesture: ClickGesture?

    override func _attach(to widget: Widget) {
        let gesture = ClickGesture(on: widget)
        gesture.isEnabled = isEnabled
        gesture.released = { [weak self, weak gesture] count, x, y in
            // Quick taps are counted on, and each group of the required number is a tap of its own.
            guard let self, let view = self._view, count.isMultiple(of: max(1, self.numberOfTapsRequired))
            else { return }
            let location = CGPoint(x: x + view.bounds.minX, y: y + view.bounds.minY)
            guard view._isHit(at: location) else { return }
            gesture?.claim()
            self._recognize(at: location)
        }
        self.gesture = gesture
    }

    override func _detach() {
        gesture?.detach()
        gesture = nil
    }

    override func _enabledChanged() {
        gesture?.isEnabled = isEnabled
    }
}
