internal import GtkInterop

/// Gives the pointer another shape over a view, and tells when it comes and goes.
///
/// ```swift
/// view.addInteraction(UIPointerInteraction(delegate: self))
/// ```
///
/// Desktops draw the pointer themselves, in shapes of their own:
///
/// - **PO1** A vertical beam is the one that marks a place in a text, a horizontal one that of lines from top to bottom; a style with
///   an effect is the hand that points at what can be pressed; a hidden one is none. Any other is the desktop's arrow.
/// - **PO2** Effects change nothing about the view, and neither do the sizes of shapes: the delegate does so where it is told of a
///   region.
/// - **PO3** Of views in each other, each hears of the pointer; the inner one's shape is shown.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, _SelectorAnswering, WidgetInteraction {
    private weak var owner: UIView?
    private lazy var hover = PointerHover { [weak self] in self?.follow($0) }
    private var region: UIPointerRegion?

    /// Says where which shape is shown.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the pointer is looked at; true by default.
    open var isEnabled = true {
        didSet {
            hover.isEnabled = isEnabled
            if !isEnabled { leave() }
        }
    }

    /// Makes an interaction; without a delegate the pointer is the hand that points at what can be pressed.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Makes an interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }

    open var view: UIView? { owner }

    open func willMove(to view: UIView?) {
        leave()
        owner?._removeOwnGestureRecognizer(hover)
    }

    open func didMove(to view: UIView?) {
        owner = view
        view?._addOwnGestureRecognizer(hover)
    }

    /// Asks the delegate again, if the pointer is over the view.
    open func invalidate() {
        guard region != nil else { return }
        leave()
        if let place = hover.place { follow(place) }
    }

    func _attach(to widget: Widget) {
        // A new widget knows no shape.
        if let region { show(style(for: region)) }
    }

    /// Hears of the pointer.
    ///
    /// - Parameter place: Where it is in the view; nil if it left.
    private func follow(_ place: CGPoint?) {
        guard isEnabled, let owner, let place else { return leave() }
        let whole = UIPointerRegion(rect: owner.bounds)
        let request = UIPointerRegionRequest(location: place)
        let wanted =
            delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
        // The delegate may have done anything.
        guard isEnabled, self.owner === owner else { return }
        guard let wanted, wanted != region else {
            if wanted == nil { leave() }
            return
        }
        leave()
        region = wanted
        show(style(for: wanted))
        let movement = PointerMovement()
        delegate?.pointerInteraction(self, willEnter: wanted, animator: movement)
        movement.run()
    }

    private func leave() {
        guard let left = region else { return }
        region = nil
        show(nil)
        let movement = PointerMovement()
        delegate?.pointerInteraction(self, willExit: left, animator: movement)
        movement.run()
    }

    private func style(for region: UIPointerRegion) -> UIPointerStyle? {
        guard let delegate else { return UIPointerStyle(named: "pointer") }
        return delegate.pointerInteraction(self, styleFor: region)
    }

    private func show(_ style: UIPointerStyle?) { owner?._widget?.setCursor(named: style?._name) }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UIPointerInteraction.self,
            [.method("invalidate") { $0.invalidate() }, .property("enabled", { $0.isEnabled })]
        )
    }
}
