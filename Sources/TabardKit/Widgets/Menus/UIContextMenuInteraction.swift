internal import GtkInterop

/// Opens a menu on a view: at a click of the other mouse button, a long press, and the keys Menu and Shift+F10.
///
/// ```swift
/// photo.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, _SelectorAnswering, WidgetInteraction {
    private weak var owner: UIView?
    private var requests: MenuRequests?
    private weak var openMenu: MenuOverlay?

    /// Makes an interaction that asks a delegate for the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Says which menu opens.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    open var view: UIView? { owner }

    open func willMove(to view: UIView?) {
        guard view !== owner else { return }
        dismissMenu()
        requests?.end()
        requests = nil
    }

    open func didMove(to view: UIView?) {
        owner = view
        if let widget = view?._widget { _attach(to: widget) }
    }

    /// Where the menu was asked for, in a view's coordinates; the view's middle for the keyboard.
    open func location(in view: UIView?) -> CGPoint {
        guard let owner else { return .zero }
        return owner.convert(place ?? CGPoint(x: owner.bounds.midX, y: owner.bounds.midY), to: view)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() { openMenu?.close() }

    /// Changes the menu that is open; the closure gets each of the menus that are shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { openMenu?.replace(block) }

    private var place: CGPoint?

    func _attach(to widget: Widget) {
        guard let owner else { return }
        requests = MenuRequests(of: owner) { [weak self] place in self?.open(at: place) ?? false }
    }

    /// - Parameter place: In the view's coordinates; nil for the keyboard.
    func open(at place: CGPoint?) -> Bool {
        guard let owner, openMenu == nil else { return false }
        self.place = place
        let location = location(in: owner)
        if let opens { return opens(place) }
        guard
            let configuration = delegate?.contextMenuInteraction(
                self,
                configurationForMenuAtLocation: location
            )
        else { return false }
        let area = self.place.map { CGRect(origin: $0, size: CGSize(width: 1, height: 1)) }
        openMenu = ContextMenuOpening.open(
            configuration,
            from: owner,
            area: area,
            listener: listener(configuration)
        )
        return openMenu != nil
    }

    /// Opens the menu in place of the interaction, for controls that have menus of their own.
    var opens: ((CGPoint?) -> Bool)?

    private func listener(_ configuration: UIContextMenuConfiguration) -> ContextMenuListener {
        ContextMenuListener(
            highlight: { [weak self] in
                guard let self else { return nil }
                return self.delegate?.contextMenuInteraction(
                    self,
                    configuration: configuration,
                    highlightPreviewForItemWithIdentifier: configuration.identifier
                )
            },
            willDisplay: { [weak self] animator in
                guard let self else { return }
                self.delegate?.contextMenuInteraction(
                    self,
                    willDisplayMenuFor: configuration,
                    animator: animator
                )
            },
            willEnd: { [weak self] animator in
                guard let self else { return }
                self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            },
            willCommit: { [weak self] animator in
                guard let self else { return }
                self.delegate?.contextMenuInteraction(
                    self,
                    willPerformPreviewActionForMenuWith: configuration,
                    animator: animator
                )
            }
        )
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIContextMenuInteraction.self) }
}
