import TabardTesting
import UIKit

/// The same trial as that of the peers: five tabs with a large label each, one frame a switch.
final class PageController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: view.bounds)
        label.text = title
        label.font = .systemFont(ofSize: 40)
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}

/// A bar of its own above the same label, where nothing changes but the selection.
final class BarController: UIViewController {
    let bar = UITabBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        let page = PageController()
        page.title = "Tab 1"
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
        view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    }
}

let isSelectionOnly = CommandLine.arguments.count > 2
let tabs = UITabBarController()
tabs.viewControllers = (1...5).map { number in
    let controller = PageController()
    controller.title = "Tab \(number)"
    controller.tabBarItem = UITabBarItem(
        title: controller.title,
        image: UITabBarItem(tabBarSystemItem: .favorites, tag: 0).image,
        tag: 0
    )
    return controller
}
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
let alone = BarController()
if isSelectionOnly {
    alone.loadViewIfNeeded()
    alone.bar.items = tabs.viewControllers?.map {
        UITabBarItem(title: $0.title, image: $0.tabBarItem.image, tag: 0)
    }
    window.rootViewController = alone
} else {
    window.rootViewController = tabs
}
window.makeKeyAndVisible()
TestEnvironment.drawFrame(of: window)

func processorMicroseconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    return Double(user.tv_sec + system.tv_sec) * 1e6 + Double(user.tv_usec + system.tv_usec)
}

@MainActor
func select(_ index: Int) {
    if isSelectionOnly {
        alone.bar.selectedItem = alone.bar.items?[index]
        TestEnvironment.awaitFrame(of: window)
    } else {
        tabs.selectedIndex = index
        TestEnvironment.drawFrame(of: window)
    }
}

if let switches = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }), switches > 0 {
    for index in 0..<50 {
        select(index % 5)
    }
    let before = processorMicroseconds()
    for index in 0..<switches {
        select(index % 5)
    }
    print(Int((processorMicroseconds() - before) / Double(switches)))
}
