/// Lets a view take what is dragged over it, from this app and from other programs.
///
/// ```swift
/// well.addInteraction(UIDropInteraction(delegate: self))
/// ```
///
/// Of the views around the pointer the innermost takes it that can handle it. Texts, addresses, images and files come from
/// other programs.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction, _SelectorAnswering {
    private weak var owner: UIView?

    /// Makes an interaction that asks and tells a delegate.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Says what is taken, and takes it.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Whether several drags can be over the view at a time; false by default. Without effect on Linux, where there is one
    /// pointer.
    open var allowsSimultaneousDropSessions = false

    open var view: UIView? { owner }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { owner = view }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIDropInteraction.self) }
}
