import UIKit

extension OperationGroup {
    static let controllers = OperationGroup(
        name: "Controllers",
        operations: [
            Operation("addChild") { count in
                let (parent, children) = (UIViewController(), controllers(count))
                return { for child in children { parent.addChild(child) } }
            },
            Operation(
                "removeFromParent of each",
                excuse: "the children behind it move up in one array"
            ) { count in
                let (parent, children) = (keep(UIViewController()), controllers(count))
                for child in children { parent.addChild(child) }
                return { for child in children { child.removeFromParent() } }
            },
            Operation("setViewControllers of a navigation stack") { count in
                let (navigation, stack) = (UINavigationController(), controllers(count))
                return { navigation.setViewControllers(stack, animated: false) }
            },
            Operation(
                "pushViewController",
                excuse: "each step looks through the whole stack several times"
            ) { count in
                let (navigation, stack) = (UINavigationController(), controllers(count / 4))
                return {
                    for controller in stack { navigation.pushViewController(controller, animated: false) }
                }
            },
            Operation(
                "popViewController of each",
                excuse: "each step looks through the whole stack several times"
            ) { count in
                let navigation = UINavigationController()
                navigation.setViewControllers(controllers(count / 4), animated: false)
                return { for _ in 1..<count / 4 { navigation.popViewController(animated: false) } }
            },
            Operation("popToRootViewController") { count in
                let navigation = UINavigationController()
                navigation.setViewControllers(controllers(count), animated: false)
                return { navigation.popToRootViewController(animated: false) }
            },
            Operation("viewControllers of a tab bar controller") { count in
                let (tabs, controllers) = (UITabBarController(), controllers(count))
                return { tabs.viewControllers = controllers }
            },
            Operation("viewControllers reversed") { count in
                let (tabs, controllers) = filledTabs(count)
                return { tabs.viewControllers = controllers.reversed() }
            },
            Operation("badgeValue of each tab bar item") { count in
                let (_, controllers) = filledTabs(count)
                return {
                    for (index, controller) in controllers.enumerated() {
                        controller.tabBarItem.badgeValue = "\(index)"
                    }
                }
            },
            Operation("badgeValue of each, with More's read") { count in
                let (tabs, controllers) = filledTabs(count)
                return {
                    for (index, controller) in controllers.enumerated() {
                        controller.tabBarItem.badgeValue = "\(index)"
                        _ = tabs.moreNavigationController.tabBarItem.badgeValue
                    }
                }
            },
            Operation("title of each controller") { count in
                let (_, controllers) = filledTabs(count)
                return {
                    for (index, controller) in controllers.enumerated() { controller.title = "New \(index)" }
                }
            },
            Operation("tabBarItem of each") { count in
                let (_, controllers) = filledTabs(count)
                return {
                    for controller in controllers {
                        controller.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
                    }
                }
            },
            Operation("selectedIndex of each") { count in
                let (tabs, _) = filledTabs(count)
                return { for index in 0..<count { tabs.selectedIndex = index } }
            },
            Operation("selectedViewController of each") { count in
                let (tabs, controllers) = filledTabs(count)
                return { for controller in controllers { tabs.selectedViewController = controller } }
            },
            Operation(
                "addChild to a tab bar controller",
                excuse: "each child makes a new list of all"
            ) { count in
                let (tabs, controllers) = (UITabBarController(), controllers(count / 4))
                return { for controller in controllers { tabs.addChild(controller) } }
            },
        ]
    )

    private static func controllers(_ count: Int) -> [UIViewController] {
        (0..<count).map {
            let controller = UIViewController()
            controller.title = "\($0)"
            return controller
        }
    }

    private static func filledTabs(_ count: Int) -> (
        tabs: UITabBarController, controllers: [UIViewController]
    ) {
        let (tabs, controllers) = (keep(UITabBarController()), controllers(count))
        tabs.viewControllers = controllers
        return (tabs, controllers)
    }
}
