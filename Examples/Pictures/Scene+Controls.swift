import UIKit

extension Scene {
    /// The controls, in both directions.
    static var controls: [Scene] {
        let size = CGSize(width: 390, height: 640)
        return [
            Scene(name: "controls", size: size, make: { page(ControlsController()) }),
            Scene(
                name: "controls-arabic",
                size: size,
                isRightToLeft: true,
                make: { page(ControlsController()) }
            ),
        ]
    }

    private static func page(_ controller: UIViewController) -> UITabBarController {
        let tabs = interface(Array(names.prefix(2)))
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
        tabs.viewControllers = [controller] + (tabs.viewControllers ?? [])
        tabs.selectedIndex = 0
        return tabs
    }
}
