/// The movement in which something is lifted or dropped: add what is to move with it.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Changes views along with the movement.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Does something once the movement is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
