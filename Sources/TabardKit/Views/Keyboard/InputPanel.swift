/// What stands at the lower edge of a window while a text is edited: an app's own keyboard, and what it put above.
@MainActor
final class InputPanel: UIView {
    private static var shown: InputPanel?
    /// Whether one text follows another, so that what belongs to the first one is not yet to go.
    static var isChanging = false

    /// For whom it is shown; never a view in the panel itself, which is edited for its host.
    private weak var host: UIResponder?
    private let parts: [UIView]

    private init(_ host: UIResponder, _ parts: [UIView]) {
        self.host = host
        self.parts = parts
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        for part in parts { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// A text in the panel finds what is shown with it, and who handles its actions, where the panel's host is.
    override var next: UIResponder? { host ?? super.next }

    /// Who shows the panel in which a view stands; nil for one that stands elsewhere.
    static func host(of view: UIView) -> UIResponder? {
        shown.flatMap { view.isDescendant(of: $0) ? $0.host : nil }
    }

    /// What a responder shows: its own views, or those of the nearest responder after it that has any.
    private static func parts(for responder: UIResponder) -> [UIView] {
        let chain = sequence(first: responder, next: \.next)
        let accessory = chain.lazy.compactMap(\.inputAccessoryView).first { $0 !== responder }
        let keyboard = chain.lazy.compactMap(\.inputView).first { $0 !== responder }
        return [accessory, keyboard].compactMap { $0 }
    }

    static func show(for responder: UIResponder) {
        defer { ScreenKeyboard.follow() }
        let parts = parts(for: responder)
        let window = responder._inputWindow
        if let shown, shown.parts == parts, shown.superview === window {
            // The views stay, with the focus in them.
            let isInside = (responder as? UIView)?.isDescendant(of: shown) ?? false
            if !isInside { shown.host = responder }
            return shown.sizeChanged()
        }
        let host = (responder as? UIView).flatMap(host(of:)) ?? responder
        remove()
        guard !parts.isEmpty, let window else { return }
        let panel = InputPanel(host, parts)
        shown = panel
        panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        panel.place(in: window)
        window.addSubview(panel)
        window._inputPanelChanged()
    }

    static func hide(for responder: UIResponder) {
        guard !isChanging, let shown else { return }
        if let view = responder as? UIView, let host = host(of: view) {
            // Who shows the text's view has the keyboard again.
            if host._inputWindow != nil, host.becomeFirstResponder() { return }
        } else if shown.host !== responder {
            return
        }
        remove()
        ScreenKeyboard.follow()
    }

    static func reload(for responder: UIResponder) {
        guard responder.isFirstResponder || shown?.host === responder else { return }
        show(for: responder)
    }

    private static func remove() {
        guard let panel = shown else { return }
        shown = nil
        let window: UIView? = panel.superview
        panel.removeFromSuperview()
        for part in panel.parts where part.superview === panel { part.removeFromSuperview() }
        window?._inputPanelChanged()
    }

    /// The window that the panel stands in, and how high it is there; nil while there is none.
    static var place: (window: UIView, height: CGFloat)? {
        shown.flatMap { panel in panel.superview.map { ($0, panel.bounds.height) } }
    }

    /// How much of a view's lower part the panel covers.
    static func overlap(with view: UIView) -> CGFloat {
        guard let shown, let window = shown.superview, view.isDescendant(of: window) else { return 0 }
        return max(0, view.convert(view.bounds, to: window).maxY - shown.frame.minY)
    }

    private func height(of part: UIView, width: CGFloat) -> CGFloat {
        let intrinsic = part.intrinsicContentSize.height
        // A view that says how high it is may say another height later.
        if intrinsic > 0 { return intrinsic }
        if part.bounds.height > 0 { return part.bounds.height }
        return part.sizeThatFits(CGSize(width: width, height: 300)).height
    }

    private func place(in window: UIView) {
        let height =
            parts.reduce(0) { $0 + self.height(of: $1, width: window.bounds.width) }
            + window.safeAreaInsets.bottom
        frame = CGRect(
            x: 0,
            y: window.bounds.height - height,
            width: window.bounds.width,
            height: height
        )
    }

    /// A part says that it is of another height.
    private func sizeChanged() {
        guard let window: UIView = superview else { return }
        let old = frame
        place(in: window)
        setNeedsLayout()
        if frame != old { window._inputPanelChanged() }
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
