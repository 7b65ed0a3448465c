/// The coming or going of a context menu: add what is to move with it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is shown beside the menu; nil if there is none.
    var previewViewController: UIViewController? { get }

    /// Changes views along with the movement.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Does something once the movement is over.
    func addCompletion(_ completion: @escaping () -> Void)
}
