/// Shows the tabs that have no place on the bar: a list, and above it the tab that was chosen.
@MainActor
final class MoreNavigationController: UINavigationController {
    private weak var owner: UITabBarController?
    private let list: MoreListController
    /// The tab that stands above the list.
    private(set) var presentedTab: RootTab?
    /// What stood above tabs that left for the bar, or for another tab: it comes back with them.
    private var pages: [ObjectIdentifier: [UIViewController]] = [:]

    init(owner: UITabBarController) {
        self.owner = owner
        list = MoreListController(owner: owner)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = owner._moreTabBarItem
        super.setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override var _nestsNavigationControllers: Bool { true }
    override var _isLeftOutOfRestorationPaths: Bool { true }
    // It becomes a child when it is first shown.
    override var _restorationParent: UIViewController? { owner }

    /// Shows the rows anew.
    func _updateList() {
        list.reload()
    }

    /// Makes a hidden tab, or none, stand above the list, instead of the one that stands there.
    ///
    /// What the app pushed above a tab that is no navigation controller has no place beside More. It goes with the tab
    /// and comes back with it, as the stack of a navigation controller does (M3).
    func _arrange(_ tab: RootTab?, animated: Bool) {
        guard tab != presentedTab else { return }
        let isPush = viewControllers.count == 1
        if let leaving = presentedTab, let controller = leaving.existingController {
            let isStillTab = owner?._state.index(of: leaving) != nil
            pages[ObjectIdentifier(controller)] = isStillTab ? pagesAbove(controller) : nil
        }
        letGo()
        presentedTab = tab
        guard let controller = tab?.controller else {
            return super.setViewControllers([list], animated: false)
        }
        (controller as? UINavigationController)?._outerBack = (
            list.title ?? "",
            { [weak self] in _ = self?.popViewController(animated: true) }
        )
        if let value = tab?.tab, value === owner?._declared?.selected?._root {
            // What stands in a managed group comes with it.
            owner?._buildStack(animated: false)
        }
        let above = takePages(of: controller)
        if isPush, above.isEmpty {
            super.pushViewController(controller, animated: animated)
        } else {
            super.setViewControllers([list, controller] + above, animated: false)
        }
    }

    /// A tab is none any more.
    func _forgetPages(of tab: UIViewController) {
        pages[ObjectIdentifier(tab)] = nil
    }

    /// Goes back to the list. What the tab above it had pushed goes too (C9).
    func _popToList(animated: Bool) {
        if let nested = presentedController as? UINavigationController {
            _ = nested.popToRootViewController(animated: false)
        }
        letGo()
        _ = super.popToRootViewController(animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        change(.pop, orElse: nil) { super.popViewController(animated: animated) }
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        change(.popToRoot, orElse: nil) { super.popToRootViewController(animated: animated) }
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        change(.popTo(viewController), orElse: nil) {
            super.popToViewController(viewController, animated: animated)
        }
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(.set(viewControllers), orElse: ()) {
            super.setViewControllers(viewControllers, animated: animated)
        }
    }

    /// What stands above the chosen tab, beside what a navigation controller has on its own stack.
    var _pages: [UIViewController] { presentedController.flatMap(pagesAbove) ?? [] }

    private var presentedController: UIViewController? { presentedTab?.existingController }

    /// Puts pages above a tab, as they were at the last launch (S7). A tab that does not stand above the list keeps them until it
    /// does.
    func _restore(_ restored: [UIViewController], above tab: RootTab) {
        let controller = tab.controller
        guard !restored.isEmpty, !(controller is UINavigationController),
            restored.allSatisfy({
                $0._parent == nil && $0._presenting == nil && $0 !== controller
                    && !($0 is UINavigationController)
            }),
            Set(restored.map(ObjectIdentifier.init)).count == restored.count
        else { return }
        if tab == presentedTab {
            super.setViewControllers([list, controller] + restored, animated: false)
        } else {
            pages[ObjectIdentifier(controller)] = restored
        }
    }

    private func pagesAbove(_ tab: UIViewController) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === tab }) else { return nil }
        let above = viewControllers[(index + 1)...]
        return above.isEmpty ? nil : Array(above)
    }

    /// Pages that the app uses elsewhere by now stay there.
    private func takePages(of tab: UIViewController) -> [UIViewController] {
        let above = pages.removeValue(forKey: ObjectIdentifier(tab)) ?? []
        return above.filter { $0._parent == nil && $0._presenting == nil }
    }

    private func letGo() {
        if let presentedTab { owner?._leavesMore(presentedTab) }
        (presentedController as? UINavigationController)?._outerBack = nil
        presentedTab = nil
    }

    /// The user, or the app, changes the stack; if the tab goes from it, the list is selected first, so that a callback
    /// that selects something else has the last word.
    ///
    private func change<Result>(
        _ step: Step,
        orElse refused: Result,
        _ change: () -> Result
    ) -> Result {
        guard let owner else { return change() }
        guard owner._acceptsChanges else { return refused }
        return owner._holdingSettling {
            _finishTransition()
            if let presentedController, !step.keeps(presentedController, in: viewControllers) {
                letGo()
                owner._presentedTabLeftMore()
            }
            return change()
        }
    }

    override func _childLeft(_ child: UIViewController) { owner?._childLeft(child) }

    override func _childMadeTabBarItem(_ child: UIViewController, _ item: UITabBarItem) {
        _parent?._childMadeTabBarItem(child, item)
    }
}

extension MoreNavigationController {
    /// A change of the stack that is not the tab bar controller's own.
    private enum Step {
        case pop
        case popToRoot
        case popTo(UIViewController)
        case set([UIViewController])

        /// Whether the tab is on the stack still.
        func keeps(_ tab: UIViewController, in stack: [UIViewController]) -> Bool {
            switch self {
            case .pop: stack.last !== tab
            case .popToRoot: false
            case .popTo(let controller): controller !== stack.first
            case .set(let controllers): controllers.contains { $0 === tab }
            }
        }
    }
}
