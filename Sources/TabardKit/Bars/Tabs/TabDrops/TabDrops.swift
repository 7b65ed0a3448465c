internal import GtkInterop

/// Takes what is dragged over a tab on a bar: the delegate is asked, and a drag that waits selects the tab (T13).
@MainActor
final class TabDrops: NSObject, UIDropInteractionDelegate {
    /// What is known of the tab, looked at each time.
    struct Target {
        /// Nil where the tabs are no values.
        var tab: UITab?
        var owner: UITabBarController?
        /// Whether a drag that waits selects the tab.
        var isSpringLoaded: Bool
    }

    private let target: () -> Target?
    private let select: () -> Void
    private let spring = SpringLoading()
    private(set) lazy var interaction = UIDropInteraction(delegate: self)

    /// - Parameters:
    ///   - target: What is under the drag; nil while nothing can be dropped.
    ///   - select: Selects the tab for the user.
    init(_ target: @escaping () -> Target?, select: @escaping () -> Void) {
        self.target = target
        self.select = select
        super.init()
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let target = target() else { return false }
        return target.isSpringLoaded || target.tab != nil && target.owner?.delegate != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        guard let target = target() else {
            spring.hover(over: nil)
            return UIDropProposal(operation: .cancel)
        }
        spring.hover(over: target.isSpringLoaded ? ObjectIdentifier(self) : nil) { [weak self] in
            if self?.target()?.isSpringLoaded == true { self?.select() }
        }
        return UIDropProposal(operation: target.owner?._dropOperation(on: target.tab, session) ?? .cancel)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        spring.hover(over: nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        spring.hover(over: nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let target = target(), let owner = target.owner, let tab = target.tab else { return }
        owner.delegate?.tabBarController(owner, tab: tab, acceptItemsFrom: session)
    }
}

extension UITabBarController {
    /// What would be done with what is dragged over a tab.
    func _dropOperation(on tab: UITab?, _ session: any UIDropSession) -> UIDropOperation {
        guard let tab, let delegate else { return .cancel }
        return delegate.tabBarController(self, tab: tab, operationForAcceptingItemsFrom: session)
    }
}
