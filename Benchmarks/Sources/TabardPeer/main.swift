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
window.rootViewController = tabs
window.makeKeyAndVisible()
TestEnvironment.drawFrame(of: window)

func processorMicroseconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    return Double(user.tv_sec + system.tv_sec) * 1e6 + Double(user.tv_usec + system.tv_usec)
}

if let switches = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }), switches > 0 {
    for index in 0..<50 {
        tabs.selectedIndex = index % 5
        TestEnvironment.drawFrame(of: window)
    }
    let before = processorMicroseconds()
    for index in 0..<switches {
        tabs.selectedIndex = index % 5
        TestEnvironment.drawFrame(of: window)
    }
    print(Int((processorMicroseconds() - before) / Double(switches)))
}
