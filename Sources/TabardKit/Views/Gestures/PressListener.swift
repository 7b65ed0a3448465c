import GtkInterop

/// Makes a view act like a button: on a click or tap that ends where it began, on Space and Enter,
/// and on an action of assistive technology.
@MainActor
final class PressListener {
    private weak var view: UIView?
    private let changed: () -> Void
    private let chosen: () -> Void
    private var click: ClickGesture?

    /// Whether the pointer is down on the view.
    private(set) var isPressed = false {
        didSet { if isPressed != oldValue { changed() } }
    }

    /// Listens on a view's widget.
    ///
    /// - Parameters:
    ///   - action: The action's name for assistive technology.
    ///   - changed: Called when the look may be another: pressed, released, focused or not.
    ///   - chosen: Called when the user pressed and released, or did what stands for it.
    init(
        on widget: Widget,
        of view: UIView,
        action: String,
        changed: @escaping () -> Void,
        chosen: @escaping () -> Void
    ) {
        self.view = view
        self.changed = changed
        self.chosen = chosen
        widget.setActions([(action, chosen)])
        widget.onKeyPress { key, modifiers in
            guard modifiers.isEmpty, key == .space || key == .enter else { return false }
            chosen()
            return true
        }
        widget.onFocusChange { _ in changed() }
        let click = ClickGesture(on: widget)
        click.pressed = { [weak self] _, _, _ in self?.isPressed = true }
        click.cancelled = { [weak self] in self?.isPressed = false }
        click.released = { [weak self] _, x, y in self?.release(at: CGPoint(x: x, y: y)) }
        self.click = click
    }

    /// Forgets a press that became something else.
    func cancel() {
        isPressed = false
    }

    private func release(at location: CGPoint) {
        guard isPressed else { return }
        isPressed = false
        if view?.bounds.contains(location) == true { chosen() }
    }
}
