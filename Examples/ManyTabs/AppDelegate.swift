import UIKit

/// Any number of tabs: `ManyTabs 1000`. With `--once` it ends after the first frame, and with `--switches 100` after so many
/// selections of the first five tabs in turns, each with its frame, for measuring.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let arguments = CommandLine.arguments.dropFirst()
        let count = arguments.first.flatMap { Int($0) } ?? 1000
        let controllers = (1...max(1, min(count, 1_000_000))).map { number in
            let controller = NumberController()
            controller.title = "Tab \(number)"
            return controller
        }
        let tabs = UITabBarController()
        tabs.title = "ManyTabs"
        tabs.viewControllers = controllers
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let place = arguments.firstIndex(of: "--switches"),
            let switches = arguments[place...].lazy.compactMap({ Int($0) }).first
        {
            _ = FrameSeries(in: window, count: switches) { step in
                tabs.selectedIndex = (step + 1) % min(5, controllers.count)
            } end: {
                print("\(switches) switches, \(tabs.selectedIndex) selected")
                exit(0)
            }
        }
        if arguments.contains("--once") {
            FirstFrame.wait(in: window) {
                let loaded = controllers.count { $0.isViewLoaded }
                print("\(controllers.count) tabs, \(loaded) loaded")
                exit(0)
            }
        }
        return true
    }
}
