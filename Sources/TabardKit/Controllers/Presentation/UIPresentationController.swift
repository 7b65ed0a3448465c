/// Stands between a presented controller and the one that presents it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, _SelectorAnswering {
    private unowned let presented: UIViewController

    init(_ presented: UIViewController) {
        self.presented = presented
        super.init()
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPresentationController.self) }
}
