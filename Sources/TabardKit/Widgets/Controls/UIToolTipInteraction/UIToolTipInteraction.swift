internal import GtkInterop

/// Shows a text while the pointer rests over a view.
///
/// ```swift
/// button.toolTip = "Save the document"
/// canvas.addInteraction(UIToolTipInteraction(defaultToolTip: "Drag to draw"))
/// ```
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, _SelectorAnswering, WidgetInteraction {
    private weak var owner: UIView?
    private weak var attached: Widget?

    /// Makes an interaction without a text.
    public override init() { super.init() }

    /// Makes an interaction with a text.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// Says which text is shown, place by place; without one `defaultToolTip` is.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// Whether texts are shown; true by default.
    open var isEnabled = true

    /// The text; nil, that is none, by default.
    open var defaultToolTip: String?

    open var view: UIView? { owner }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        owner = view
        if let widget = view?._widget { _attach(to: widget) }
    }

    func _attach(to widget: Widget) {
        guard widget !== attached else { return }
        attached = widget
        widget.onToolTip { [weak self, weak widget] place in
            guard let self, let owner = self.owner, owner._widget === widget else { return nil }
            return self._text(at: place.map { CGPoint(x: $0.x, y: $0.y) })
        }
    }

    /// The text at a place of the view's widget; nil for none.
    func _text(at place: CGPoint?) -> (String, Rectangle?)? {
        guard isEnabled, let owner else { return nil }
        let bounds = owner.bounds
        let point =
            place.map { CGPoint(x: $0.x + bounds.minX, y: $0.y + bounds.minY) }
            ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let configuration: UIToolTipConfiguration?
        if let delegate {
            configuration = delegate.toolTipInteraction(self, configurationAt: point)
        } else {
            configuration = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        }
        guard let configuration, !configuration.toolTip.isEmpty else { return nil }
        let area = configuration.sourceRect
        let native = area.isNull ? nil : area.offsetBy(dx: -bounds.minX, dy: -bounds.minY).native
        return (configuration.toolTip, native)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIToolTipInteraction.self) }
}
