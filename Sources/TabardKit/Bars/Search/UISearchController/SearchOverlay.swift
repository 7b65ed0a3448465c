/// Lies over the content that is searched: dims it, or holds the results.
@MainActor
final class SearchOverlay: UIControl {
    private let end: () -> Void

    init(end: @escaping () -> Void) {
        self.end = end
        super.init(frame: .zero)
        accessibilityLabel = Word.cancel.text
        addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Escape does it for the keyboard.
    override var _takesKeyboard: Bool { false }

    /// The results have their presses for themselves.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.view === self }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}
