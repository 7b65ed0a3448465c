internal import GtkInterop

/// Lies over the content that is searched: dims it, or holds the results.
///
/// A press on it ends the search. Whoever does not press has the bar's button for that, and Escape.
@MainActor
final class SearchOverlay: UIControl {
    private let end: () -> Void

    init(end: @escaping () -> Void) {
        self.end = end
        super.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .generic }

    override var _accessibleActions: [AccessibleAction] { [] }

    override var _takesKeyboard: Bool { false }

    /// The results have their presses for themselves.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.view === self }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}
