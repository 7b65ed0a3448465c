import UIKit

extension Scene {
    /// What is written, searched and chosen with.
    static var texts: [Scene] {
        let size = CGSize(width: 390, height: 700)
        let narrow = CGSize(width: 320, height: 640)
        return [
            Scene(name: "text-views", size: size, make: { page(TextViewsController()) }),
            Scene(name: "text-views-320", size: narrow, make: { page(TextViewsController()) }),
            Scene(
                name: "text-views-arabic",
                size: size,
                isRightToLeft: true,
                make: { page(TextViewsController()) }
            ),
        ]
    }

    private static func page(_ controller: UIViewController) -> UITabBarController {
        let tabs = interface(Array((UITraitCollection.current.layoutDirection == .rightToLeft ? arabicNames : names).prefix(2)))
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        tabs.viewControllers = [controller] + (tabs.viewControllers ?? [])
        tabs.selectedIndex = 0
        return tabs
    }
}
