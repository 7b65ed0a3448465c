/// Shows the tabs that have no place on the bar: a list, and above it the tab that was chosen.
@MainActor
final class MoreNavigationController: UINavigationController {
    private weak var owner: UITabBarController?
    private let list: MoreListController
    /// True while the owner itself changes the stack, so that it is not told of it.
    private var isFollowing = false

    init(owner: UITabBarController) {
        self.owner = owner
        list = MoreListController(owner: owner)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = owner._moreTabBarItem
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override var _nestsNavigationControllers: Bool { true }

    /// Shows the rows anew.
    func _updateList() {
        list.reload()
    }

    /// Puts a hidden tab above the list, replacing another one.
    func _present(_ controller: UIViewController, animated: Bool) {
        follow {
            (controller as? UINavigationController)?._outerBack = (
                list.title ?? "",
                { [weak self] in _ = self?.popViewController(animated: true) }
            )
            if viewControllers.count > 1 {
                setViewControllers([list, controller], animated: false)
            } else {
                pushViewController(controller, animated: animated)
            }
        }
    }

    /// Takes a tab off the stack; its own stack goes with it (M3).
    func _withdraw(_ controller: UIViewController) {
        (controller as? UINavigationController)?._outerBack = nil
        guard viewControllers.contains(where: { $0 === controller }) else { return }
        follow { setViewControllers([list], animated: false) }
    }

    /// Goes back to the list. What the tab above it had pushed goes too (C9).
    func _popToList(animated: Bool) {
        follow {
            if viewControllers.count > 1, let nested = viewControllers[1] as? UINavigationController {
                _ = nested.popToRootViewController(animated: false)
            }
            _ = super.popToRootViewController(animated: animated)
        }
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        tellOwner()
        return popped
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = super.popToRootViewController(animated: animated)
        tellOwner()
        return popped
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        let popped = super.popToViewController(viewController, animated: animated)
        tellOwner()
        return popped
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
        tellOwner()
    }

    private func follow(_ change: () -> Void) {
        let before = isFollowing
        isFollowing = true
        change()
        isFollowing = before
    }

    /// The user, or the app, may have gone back to the list.
    private func tellOwner() {
        guard !isFollowing, viewControllers.count == 1 else { return }
        owner?._userReturnedToMoreList()
    }
}
