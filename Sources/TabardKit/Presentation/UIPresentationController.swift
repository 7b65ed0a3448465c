/// Stands between a presented controller and the one that presents it.
@MainActor
open class UIPresentationController: NSObject {
    private unowned let presented: UIViewController

    init(_ presented: UIViewController) {
        self.presented = presented
        super.init()
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }
}

/// Says where a popover stands.
///
/// In a wide window an action sheet with a `sourceView` stands beside it, elsewhere at the lower edge (C18).
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view beside which the popover stands; nil by default.
    open var sourceView: UIView?

    /// The part of `sourceView` beside which it stands; `null`, that is all of it, by default.
    open var sourceRect = CGRect.null
}
