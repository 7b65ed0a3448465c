/// Stands between a presented controller and the one that presents it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private unowned let presented: UIViewController

    init(_ presented: UIViewController) {
        self.presented = presented
        super.init()
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }
}
