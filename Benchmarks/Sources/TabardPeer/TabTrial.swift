import TabMemory
import TabardTesting
import UIKit

/// A window whose tabs, or whose bar's items, are selected in turns.
@MainActor
struct TabTrial {
    /// What the window has.
    enum Kind: String {
        /// A bar alone, above a page that stays.
        case selection
        /// View controllers.
        case controllers
        /// Tabs as values.
        case values
        /// View controllers whose order is remembered.
        case memory
        /// View controllers of which one that is not in sight has a spinner.
        case idle
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let root: UIViewController
    private let kind: Kind
    /// The indices of those that are selected.
    private let chosen: [Int]
    private let memory: TabMemory?

    /// Shows the window with its first frame.
    init(_ kind: Kind, count: Int) {
        self.kind = kind
        // Of many tabs, those on the bar and as many that stand behind More, from each to each.
        let tenth = count / 10
        chosen = count > 5 ? [0, 1, 5 * tenth, 6 * tenth, 2, 7 * tenth, 3, 8 * tenth] : Array(0..<count)
        let image = UITabBarItem(tabBarSystemItem: .favorites, tag: 0).image
        let titles = (1...count).map { "Tab \($0)" }
        switch kind {
        case .selection:
            let alone = BarController()
            alone.loadViewIfNeeded()
            alone.bar.items = titles.map { UITabBarItem(title: $0, image: image, tag: 0) }
            root = alone
        case .controllers, .memory, .idle:
            let tabs = UITabBarController()
            tabs.viewControllers = titles.map { title in
                let controller = PageController()
                controller.title = title
                controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
                return controller
            }
            if kind == .idle, let last = tabs.viewControllers?.last {
                let spinner = UIActivityIndicatorView(style: .large)
                last.view.addSubview(spinner)
                spinner.startAnimating()
            }
            root = tabs
        case .values:
            root = UITabBarController(
                tabs: titles.map { title in
                    UITab(title: title, image: image, identifier: title) { tab in
                        let controller = PageController()
                        controller.title = tab.title
                        return controller
                    }
                }
            )
        }
        memory =
            kind == .memory
            ? TabMemory(
                applicationIdentifier: "org.tabard.TabardPeer",
                describing: TabMemory.titleAsID
            ) : nil
        if let tabs = root as? UITabBarController { memory?.remember(tabs) }
        // What moves would be drawn in several frames.
        TestEnvironment.areAnimationsEnabled = false
        window.rootViewController = root
        window.makeKeyAndVisible()
        TestEnvironment.drawFrame(of: window)
    }

    /// Puts the tabs in the opposite order, as a user might have, and returns when that is saved.
    func arrange() {
        guard let tabs = root as? UITabBarController else { return }
        tabs.viewControllers?.reverse()
        memory?.noteChanges()
        TestEnvironment.run(seconds: 3)
    }

    /// Selects the chosen ones in turns, with the frame that each asks for.
    func select(_ count: Int) {
        for step in 0..<count {
            let index = chosen[(step + 1) % chosen.count]
            if let alone = root as? BarController {
                alone.bar.selectedItem = alone.bar.items?[index]
            } else {
                (root as? UITabBarController)?.selectedIndex = index
            }
            TestEnvironment.awaitFrame(of: window)
        }
    }
}
