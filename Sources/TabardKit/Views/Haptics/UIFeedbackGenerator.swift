/// What lets the user feel that something happened; the superclass of those that do.
///
/// Generators can be made, put on views and told; they are without effect here, because desktops have nothing that moves
/// under a finger.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction, _SelectorAnswering {
    private weak var owner: UIView?

    /// Makes a generator for no view.
    public override init() { super.init() }

    /// Makes a generator and adds it to a view, as an interaction.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    open var view: UIView? { owner }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { owner = view }

    /// Says that feedback is about to be asked for.
    open func prepare() {}

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIFeedbackGenerator.self) }
}
