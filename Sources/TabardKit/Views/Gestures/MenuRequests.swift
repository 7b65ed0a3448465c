internal import GtkInterop

/// Hears of all that asks for a view's menu: presses, and the keys Menu and Shift+F10.
@MainActor
final class MenuRequests {
    private weak var view: UIView?
    private let recognizer: MenuRecognizer
    private var keys: EventListener?

    /// Listens on a view that has its widget.
    ///
    /// - Parameters:
    ///   - leavesHolding: Whether a held press is for something else now; the secondary button then opens the menu alone.
    ///   - open: Called with the place in the view's coordinates, or nil for the keys; says whether a menu opened.
    init(
        of view: UIView,
        leavesHolding: @escaping () -> Bool = { false },
        open: @escaping (CGPoint?) -> Bool
    ) {
        self.view = view
        recognizer = MenuRecognizer(leavesHolding: leavesHolding) { open($0) }
        view._addOwnGestureRecognizer(recognizer)
        keys = view._widget?.onKeyPress { key, modifiers in
            let isMenuKey = key == .menu && modifiers.isEmpty
            let isShiftF10 = key == .function(10) && modifiers == .shift
            return (isMenuKey || isShiftF10) && open(nil)
        }
    }

    /// Listens no more.
    func end() {
        keys?.detach()
        keys = nil
        view?._removeOwnGestureRecognizer(recognizer)
    }
}
