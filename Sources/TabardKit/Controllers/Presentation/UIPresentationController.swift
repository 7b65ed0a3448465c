/// Stands between a presented controller and the one that presents it.
///
/// ```swift
/// let page = UINavigationController(rootViewController: NewNote())
/// page.presentationController?.delegate = self
/// present(page, animated: true)
/// ```
@preconcurrency @MainActor
open class UIPresentationController: NSObject, _SelectorAnswering {
    private unowned let presented: UIViewController
    weak var _delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(_ presented: UIViewController) {
        self.presented = presented
        super.init()
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPresentationController.self) }
}

// A popover's delegate is of another type, which a subclass can't say of what its superclass declares.
extension NSObjectProtocol where Self: UIPresentationController {
    /// Says whether the user may turn away from the presented controller, and hears of it; it is not kept alive.
    @preconcurrency @MainActor public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { _delegate }
        set { _delegate = newValue }
    }
}
