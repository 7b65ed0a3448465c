import TabardTesting
import UIKit

extension OperationGroup {
    /// A few switches among many tabs, on the bar and behind More, and steps of scrolling among many rows, with their frames.
    static let switches = OperationGroup(
        name: "Switches and steps of scrolling in a window",
        operations: [
            Operation("switches among twenty times as many controllers", isConstant: true) { count in
                let controllers = (0..<20 * count).map { number in
                    let controller = UIViewController()
                    controller.title = "\(number)"
                    return controller
                }
                let tabs = UITabBarController()
                tabs.viewControllers = controllers
                return switches(of: tabs, count: controllers.count)
            },
            Operation("switches among twenty times as many tabs", isConstant: true) { count in
                let values = (0..<20 * count).map { number in
                    UITab(title: "\(number)", image: nil, identifier: "tab\(number)") { _ in
                        UIViewController()
                    }
                }
                return switches(of: UITabBarController(tabs: values), count: values.count)
            },
            Operation("twenty steps of scrolling among twenty times as many rows", isConstant: true) {
                count in
                steps(of: MessagesController(rows: 20 * count))
            },
        ]
    )

    /// What switches eight times between tabs that were shown before.
    private static func switches(of tabs: UITabBarController, count: Int) -> () -> Void {
        let window = window(tabs)
        let tenth = count / 10
        let chosen = [0, 1, 5 * tenth, 6 * tenth, 2, 7 * tenth, 3, 8 * tenth]
        let select = {
            for index in chosen {
                tabs.selectedIndex = index
                TestEnvironment.awaitFrame(of: window)
            }
        }
        // The first time each is loaded.
        for _ in 0..<2 { select() }
        return select
    }

    /// What scrolls twenty steps of 40 points, once rows that left the window come again.
    private static func steps(of controller: MessagesController) -> () -> Void {
        let window = window(controller)
        var offset: CGFloat = 0
        let scroll = {
            for _ in 0..<20 {
                offset += 40
                controller.tableView.contentOffset.y = offset
                TestEnvironment.awaitFrame(of: window)
            }
        }
        scroll()
        return scroll
    }

    private static func window(_ controller: UIViewController) -> UIWindow {
        TestEnvironment.areAnimationsEnabled = false
        let window = keep(UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400)))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        TestEnvironment.drawFrame(of: window)
        return window
    }
}
