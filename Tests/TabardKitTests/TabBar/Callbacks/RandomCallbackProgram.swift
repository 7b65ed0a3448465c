import GtkInterop

@testable import TabardKit

/// An app that does something at random in some callbacks, also in those of what it does there.
@preconcurrency @MainActor
final class RandomCallbackProgram {
    /// What `CallbackWorld` can't do by itself.
    private enum Deed: CaseIterable {
        case presentPage, presentPageFullScreen, presentFromMore, presentOnPresented, dismissPresented
        case pickUpLast, dropOnBar, customizable, newItem, newStack, hideBar, rootAgain
    }

    private let window: UIWindow
    private let world: CallbackWorld
    private var random: SeededGenerator
    /// How many operations callbacks may do until the trigger is over.
    private var remaining = 0
    private var depth = 0
    private(set) var deepest = 0
    private(set) var done = 0
    /// What happened, indented by how deep.
    private(set) var journal: [String] = []

    init(seed: UInt64, window: UIWindow) {
        self.window = window
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...8, using: &random)
        let usesStacks = Bool.random(using: &random)
        world = CallbackWorld(window: window, count: count, usesStacks: usesStacks)
        journal.append("\(count) \(usesStacks ? "stacks" : "pages")")
        if Bool.random(using: &random) {
            world.tabs.delegate = world
            world.tabs.moreNavigationController.delegate = world
            world.animates = Bool.random(using: &random)
            journal.append("a delegate\(world.animates ? " that animates" : "")")
        }
        self.random = random
    }

    /// - Returns: The contradictions after the first trigger that leads to some.
    func run() -> [String] {
        let (world, window) = (world, window)
        world.remaining = 0
        world.reaction = { [unowned self] in react($0) }
        defer {
            world.reaction = nil
            if world.tabs.presentedViewController != nil { world.tabs.dismiss(animated: false) }
            window.rootViewController = UIViewController(nibName: nil, bundle: nil)
            MainLoop.iterate()
        }
        if Int.random(in: 0..<8, using: &random) > 0 { pull(.show) }
        for _ in 0..<Int.random(in: 2...6, using: &random) {
            guard let trigger = AppTrigger.allCases.randomElement(using: &random) else { continue }
            remaining = Int.random(in: 1...6, using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 { act(in: "at first") }
            pull(trigger)
            window.layoutIfNeeded()
            remaining = 0
            window.layoutIfNeeded()
            let contradictions = world.contradictions
            if !contradictions.isEmpty { return contradictions }
        }
        return []
    }

    private func pull(_ trigger: AppTrigger) {
        journal.append("\(trigger):")
        world.pull(trigger)
    }

    private func react(_ callback: AppCallback) {
        guard remaining > 0, depth < 4, Int.random(in: 0..<5, using: &random) == 0 else { return }
        act(in: callback.rawValue)
    }

    private func act(in place: String) {
        remaining -= 1
        done += 1
        depth += 1
        deepest = max(deepest, depth)
        defer { depth -= 1 }
        let indent = String(repeating: "  ", count: depth)
        let choice = Int.random(in: 0..<(AppOperation.allCases.count + Deed.allCases.count), using: &random)
        if choice < AppOperation.allCases.count {
            let operation = AppOperation.allCases[choice]
            journal.append("\(indent)\(place) → \(operation)")
            world.perform(operation)
        } else {
            let deed = Deed.allCases[choice - AppOperation.allCases.count]
            journal.append("\(indent)\(place) → \(deed)")
            perform(deed)
        }
        journal.append("\(indent)\(place) done")
    }

    private func perform(_ deed: Deed) {
        let tabs = world.tabs
        let list = tabs.viewControllers ?? []
        switch deed {
        case .presentPage: present(from: tabs, .pageSheet)
        case .presentPageFullScreen: present(from: tabs, .fullScreen)
        case .presentFromMore: present(from: tabs.moreNavigationController, .pageSheet)
        case .presentOnPresented:
            if let presented = tabs.presentedViewController { present(from: presented, .pageSheet) }
        case .dismissPresented: tabs.presentedViewController?.dismiss(animated: false)
        case .pickUpLast:
            if let item = list.last?.tabBarItem { _ = tabs.tabBar._session?.pickUp(item) }
        case .dropOnBar:
            tabs.tabBar._session?.carry(to: 0)
            tabs.tabBar._session?.drop()
        case .customizable: tabs.customizableViewControllers = Array(list.dropFirst())
        case .newItem:
            list.randomElement(using: &random)?.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        case .newStack:
            // More's stack begins with its list.
            guard tabs.selectedViewController !== tabs.moreNavigationController else { break }
            (tabs.selectedViewController as? UINavigationController)?.setViewControllers(
                [world.makePage(), world.makePage()],
                animated: false
            )
        case .hideBar: tabs.selectedViewController?.hidesBottomBarWhenPushed = Bool.random(using: &random)
        case .rootAgain: window.rootViewController = tabs
        }
    }

    private func present(from presenter: UIViewController, _ style: UIModalPresentationStyle) {
        let outermost = presenter === world.tabs.presentedViewController ? presenter : world.tabs
        guard presenter.viewIfLoaded?.window === window, outermost.presentedViewController == nil,
            window.rootViewController === world.tabs
        else { return }
        let page = world.makePage()
        page.modalPresentationStyle = style
        presenter.present(page, animated: false)
    }
}
