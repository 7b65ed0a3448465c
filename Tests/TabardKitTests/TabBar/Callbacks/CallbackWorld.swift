import XCTest

@testable import TabardKit

/// A call into the app, from which it may do anything.
enum AppCallback: String, CaseIterable {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear, willLayout, didLayout, willMove, didMove
    case tabsDidLoad, tabsWillAppear, tabsDidAppear, tabsDidLayout, tabsDidSelect
    case shouldSelect, didSelect, willBeginCustomizing, willEndCustomizing, didEndCustomizing
    case animator, interaction, duration, animate, animationEnded
    case navigationWillShow, navigationDidShow
}

/// What the app does there.
enum AppOperation: String, CaseIterable {
    case selectFirst, selectSecond, selectLast, selectNext, selectMore, reverse, dropSelected, others, many,
        setNil,
        setEmpty
    case push, pop, popToRoot, pushOnMore, present, presentFullScreen, dismiss, beginEditing, endEditing,
        replaceRoot
}

/// What the user or the app does first, so that callbacks are called.
enum AppTrigger: String, CaseIterable {
    case show, selectLast, selectMore, tapSecond, tapMore, chooseRow, backFromMore, reverse, setNil, edit,
        widen
    case push, hide
}

/// A tab bar interface in which every callback is seen, and one of them does something.
@preconcurrency @MainActor
final class CallbackWorld: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
    let tabs: SeenTabBarController
    let window: UIWindow
    /// All controllers that ever were, with what they heard.
    private(set) var pages: [SeenPage] = []
    private(set) var stacks: [UINavigationController] = []
    var callback: AppCallback?
    var operation: AppOperation?
    /// How often the callback may do it.
    var remaining = 1
    /// What the app does in any callback, instead of one operation in one callback.
    var reaction: ((AppCallback) -> Void)?
    private(set) var didFire = false
    /// The callbacks that came since the trigger.
    var heard: Set<AppCallback> = []
    var animates = false
    private let usesStacks: Bool
    private var modal: UIViewController?

    init(window: UIWindow, count: Int, usesStacks: Bool) {
        self.window = window
        self.usesStacks = usesStacks
        tabs = SeenTabBarController(nibName: nil, bundle: nil)
        super.init()
        tabs.world = self
        tabs.viewControllers = makeTabs(count)
    }

    func makeTabs(_ count: Int) -> [UIViewController] {
        (0..<count).map { _ in
            let page = makePage()
            guard usesStacks else { return page }
            let stack = UINavigationController(rootViewController: page)
            stack.delegate = self
            stacks.append(stack)
            return stack
        }
    }

    func makePage() -> SeenPage {
        let page = SeenPage(nibName: nil, bundle: nil)
        page.world = self
        page.title = "\(pages.count)"
        pages.append(page)
        return page
    }

    func called(_ callback: AppCallback) {
        heard.insert(callback)
        reaction?(callback)
        guard callback == self.callback, remaining > 0, let operation else { return }
        remaining -= 1
        didFire = true
        perform(operation)
    }

    private var stack: UINavigationController? {
        tabs.selectedViewController as? UINavigationController
            ?? tabs.selectedViewController?.navigationController
    }

    private func select(_ index: Int) {
        if tabs.viewControllers?.indices.contains(index) == true { tabs.selectedIndex = index }
    }

    func perform(_ operation: AppOperation) {
        let list = tabs.viewControllers ?? []
        switch operation {
        case .selectFirst: select(0)
        case .selectSecond: select(1)
        case .selectLast: select(list.count - 1)
        case .selectNext:
            select(tabs.selectedIndex == NSNotFound ? 0 : (tabs.selectedIndex + 1) % max(1, list.count))
        case .selectMore: tabs.selectedViewController = tabs.moreNavigationController
        case .reverse: tabs.viewControllers = list.reversed()
        case .dropSelected: tabs.viewControllers = list.filter { $0 !== tabs.selectedViewController }
        case .others: tabs.viewControllers = makeTabs(2)
        case .many: tabs.viewControllers = Array(list.suffix(2)) + makeTabs(6)
        case .setNil: tabs.viewControllers = nil
        case .setEmpty: tabs.viewControllers = []
        case .push: stack?.pushViewController(makePage(), animated: false)
        case .pop: stack?.popViewController(animated: false)
        case .popToRoot: stack?.popToRootViewController(animated: false)
        case .pushOnMore: tabs.moreNavigationController.pushViewController(makePage(), animated: false)
        case .present, .presentFullScreen: present(operation == .present ? .pageSheet : .fullScreen)
        case .dismiss: if modal?.presentingViewController != nil { tabs.dismiss(animated: false) }
        case .beginEditing: tabs._beginCustomizing()
        case .endEditing: tabs.tabBar.endCustomizing(animated: false)
        case .replaceRoot: window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        }
    }

    private func present(_ style: UIModalPresentationStyle) {
        guard tabs.viewIfLoaded?.window === window, tabs.presentedViewController == nil else { return }
        let controller = UIViewController(nibName: nil, bundle: nil)
        controller.modalPresentationStyle = style
        modal = controller
        tabs.present(controller, animated: false)
    }

    func pull(_ trigger: AppTrigger) {
        let list = tabs.viewControllers ?? []
        switch trigger {
        case .show: window.rootViewController = tabs
        case .selectLast: select(list.count - 1)
        case .selectMore: tabs.selectedViewController = tabs.moreNavigationController
        case .tapSecond: tap(1)
        case .tapMore: tap((tabs.tabBar.items ?? []).count - 1)
        case .chooseRow:
            tabs.selectedViewController = tabs.moreNavigationController
            if let last = tabs.viewControllers?.last { tabs._userChoseInMore(.controller(last)) }
        case .backFromMore:
            select(list.count - 1)
            tabs.moreNavigationController.popViewController(animated: false)
        case .reverse: tabs.viewControllers = list.reversed()
        case .setNil: tabs.viewControllers = nil
        case .edit: edit()
        case .widen:
            resize(to: 1_000)
            resize(to: 390)
        case .push: stack?.pushViewController(makePage(), animated: false)
        case .hide: window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        }
    }

    private func tap(_ index: Int) {
        let items = tabs.tabBar.items ?? []
        if items.indices.contains(index) { tabs.tabBar._userChose(items[index]) }
    }

    private func edit() {
        tabs._beginCustomizing()
        if let session = tabs.tabBar._session, let item = tabs.viewControllers?.last?.tabBarItem {
            session.pickUp(item)
            session.carry(to: 0)
            session.drop()
        }
        tabs.tabBar.endCustomizing(animated: false)
    }

    func resize(to width: CGFloat) {
        window._willLayOut(width: Int(width), height: 700)
        window.layoutIfNeeded()
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    )
        -> Bool
    {
        called(.shouldSelect)
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        called(.didSelect)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) { called(.willBeginCustomizing) }

    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { called(.willEndCustomizing) }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { called(.didEndCustomizing) }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        called(.animator)
        return animates ? SeenAnimator(self) : nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        called(.interaction)
        return nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { called(.navigationWillShow) }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { called(.navigationDidShow) }
}

/// Puts the new view in place at once.
@preconcurrency @MainActor
final class SeenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let world: CallbackWorld

    init(_ world: CallbackWorld) { self.world = world }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        world.called(.duration)
        return 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        world.called(.animate)
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(true)
    }

    func animationEnded(_ transitionCompleted: Bool) { world.called(.animationEnded) }
}

/// A page that keeps account of its appearance calls.
@preconcurrency @MainActor
final class SeenPage: UIViewController {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    weak var world: CallbackWorld?
    private(set) var phase = Phase.disappeared
    /// The calls that came when they must not.
    private(set) var strayCalls: [String] = []

    private func enter(_ phase: Phase, from allowed: [Phase], _ call: AppCallback) {
        if !allowed.contains(self.phase) { strayCalls.append("\(call) while \(self.phase)") }
        self.phase = phase
        world?.called(call)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        world?.called(.didLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        enter(.appearing, from: [.disappeared, .disappearing], .willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        enter(.appeared, from: [.appearing], .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        enter(.disappearing, from: [.appearing, .appeared], .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        enter(.disappeared, from: [.disappearing], .didDisappear)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        world?.called(.willLayout)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        world?.called(.didLayout)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        world?.called(.willMove)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        world?.called(.didMove)
    }
}

/// A tab bar controller whose own callbacks are seen too.
@preconcurrency @MainActor
final class SeenTabBarController: UITabBarController {
    weak var world: CallbackWorld?

    override func viewDidLoad() {
        super.viewDidLoad()
        world?.called(.tabsDidLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        world?.called(.tabsWillAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        world?.called(.tabsDidAppear)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        world?.called(.tabsDidLayout)
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        super.tabBar(tabBar, didSelect: item)
        world?.called(.tabsDidSelect)
    }
}
