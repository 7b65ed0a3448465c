internal import GtkInterop

/// The widget that stands for a link of a text: a stop of the keyboard, and a link on the bus. It takes no pointer.
@MainActor
final class TextLinkWidget: WidgetHandler, FocusedPart {
    private weak var view: UITextView?
    private var widget: Widget?
    private let link: DetectedLink
    /// Where the link stands, a line each, in the text view's coordinates.
    private(set) var lines: [CGRect] = []

    init(_ link: DetectedLink, name: String, in view: UITextView, _ container: Widget) {
        self.view = view
        self.link = link
        let widget = Widget(handler: self, role: .link)
        self.widget = widget
        widget.canTarget = false
        widget.isFocusable = true
        widget.setAccessibleLabel(name)
        widget.setActions([("press", { [weak self] in self?.follow() })])
        widget.onFocusChange { [weak self] isIn in
            guard let self else { return }
            self.widget?.queueDraw()
            if isIn { self.view?.scrollRangeToVisible(self.link.range) }
        }
        container.insertChild(widget, above: container.lastChild)
    }

    var isFocused: Bool { widget?.isFocused ?? false }

    var element: UIResponder? { view }

    @discardableResult
    func takeFocus() -> Bool { widget?.grabFocus() ?? false }

    private func follow() { view?._follow(UITextItem(.link(link.url), link.range)) }

    /// Finds out where the link stands.
    func measure() {
        guard let view,
            let start = view.position(from: view.beginningOfDocument, offset: link.range.location),
            let end = view.position(from: start, offset: link.range.length),
            let range = view.textRange(from: start, to: end)
        else { return }
        lines = view.selectionRects(for: range).map(\.rect).filter { !$0.isEmpty && !$0.isInfinite }
    }

    private var frame: CGRect { lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) } }

    /// Places the widget; called while the text view places what is in it.
    func place(scrolledBy scroll: CGPoint) {
        let frame = frame
        let map = CGAffineTransform(translationX: frame.minX - scroll.x, y: frame.minY - scroll.y)
        widget?.place(width: Double(frame.width), height: Double(frame.height), map: map.native)
    }

    func draw(in snapshot: Snapshot) {
        if let widget { view?._widget?.drawChild(widget, in: snapshot) }
    }

    func remove() {
        widget?.removeFromParent()
        widget = nil
    }

    func widgetDidAllocate(width: Int, height: Int) {}

    func widgetSnapshot(_ snapshot: Snapshot) {
        guard let view, widget?.showsFocus == true else { return }
        let traits = view.traitCollection
        let color = view.tintColor.components(with: traits)
        let origin = frame.origin
        let rings = lines.map {
            FocusRing.around(
                $0.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: 0, dy: FocusRing.distance),
                cornerRadius: 3,
                color: color
            )
        }
        snapshot.draw(rings, scale: max(1, traits.displayScale))
    }

    func widgetContains(x: Double, y: Double) -> Bool { false }

    func widgetMoveFocus(_ direction: FocusDirection) -> Bool? { nil }

    func widgetActivate() -> Bool {
        follow()
        return true
    }

    func widgetStateDidChange() { widget?.queueDraw() }

    func widgetDescription(ofPart isPart: Bool) -> String? { nil }
}
