/// What stands at the lower edge of a window while a text is edited: an app's own keyboard, and what it put above.
@MainActor
final class InputPanel: UIView {
    private static var shown: InputPanel?

    private weak var responder: UIView?
    private let parts: [UIView]

    private init(_ responder: UIView, _ parts: [UIView]) {
        self.responder = responder
        self.parts = parts
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        for part in parts { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    static func show(for responder: UIView) {
        hide()
        let parts = [responder.inputAccessoryView, responder.inputView].compactMap { $0 }
        guard !parts.isEmpty, let window: UIView = responder.window else { return }
        let panel = InputPanel(responder, parts)
        shown = panel
        panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let height = panel.wantedHeight(width: window.bounds.width) + window.safeAreaInsets.bottom
        panel.frame = CGRect(
            x: 0,
            y: window.bounds.height - height,
            width: window.bounds.width,
            height: height
        )
        window.addSubview(panel)
        window._inputPanelChanged()
    }

    static func hide(for responder: UIView) {
        if shown?.responder === responder { hide() }
    }

    static func reload(for responder: UIResponder) {
        guard let view = responder as? UIView, view.isFirstResponder else { return }
        show(for: view)
    }

    private static func hide() {
        guard let panel = shown else { return }
        shown = nil
        let window: UIView? = panel.superview
        panel.removeFromSuperview()
        for part in panel.parts where part.superview === panel { part.removeFromSuperview() }
        window?._inputPanelChanged()
    }

    /// How much of a view's lower part the panel covers.
    static func overlap(with view: UIView) -> CGFloat {
        guard let shown, let window = shown.superview, view.isDescendant(of: window) else { return 0 }
        return max(0, view.convert(view.bounds, to: window).maxY - shown.frame.minY)
    }

    private func height(of part: UIView, width: CGFloat) -> CGFloat {
        if part.bounds.height > 0 { return part.bounds.height }
        let intrinsic = part.intrinsicContentSize.height
        return intrinsic > 0 ? intrinsic : part.sizeThatFits(CGSize(width: width, height: 300)).height
    }

    private func wantedHeight(width: CGFloat) -> CGFloat {
        parts.reduce(0) { $0 + height(of: $1, width: width) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for part in parts {
            let height = height(of: part, width: bounds.width)
            part.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }
}

extension UIView {
    /// Guides that follow a keyboard have other places.
    fileprivate func _inputPanelChanged() {
        _keyboardGuideChanged()
        for view in subviews { view._inputPanelChanged() }
    }
}
