import UIKit

extension OperationGroup {
    static let bars = OperationGroup(
        name: "Bars, segments and toolbars",
        operations: [
            Operation("items of a tab bar") { count in
                let (bar, items) = (keep(UITabBar()), tabItems(count))
                return { bar.items = items }
            },
            Operation("items of a tab bar reversed") { count in
                let (bar, items) = (keep(UITabBar()), tabItems(count))
                bar.items = items
                return { bar.items = items.reversed() }
            },
            Operation("badgeValue of each item") { count in
                let (bar, items) = (keep(UITabBar()), tabItems(count))
                bar.items = items
                return { for item in items { item.badgeValue = "1" } }
            },
            Operation("title of each item") { count in
                let (bar, items) = (keep(UITabBar()), tabItems(count))
                bar.items = items
                return { for item in items { item.title = "New" } }
            },
            Operation("selectedItem of each") { count in
                let (bar, items) = (keep(UITabBar()), tabItems(count))
                bar.items = items
                return { for item in items { bar.selectedItem = item } }
            },
            Operation("items of a toolbar") { count in
                let (bar, items) = (keep(UIToolbar()), barItems(count))
                return { bar.items = items }
            },
            Operation("title of each item of a toolbar") { count in
                let (bar, items) = (keep(UIToolbar()), barItems(count))
                bar.items = items
                return { for item in items { item.title = "New" } }
            },
            Operation("isHidden of each item of a toolbar, with the layout") { count in
                let (bar, items) = (keep(UIToolbar()), barItems(count))
                bar.items = items
                bar.layoutIfNeeded()
                return {
                    for item in items { item.isHidden = true }
                    bar.layoutIfNeeded()
                }
            },
            Operation("rightBarButtonItems") { count in
                let (navigation, item, items) = navigation(count)
                return {
                    item.rightBarButtonItems = items
                    navigation.view.layoutIfNeeded()
                }
            },
            Operation("isEnabled of each right item") { count in
                let (navigation, item, items) = navigation(count)
                item.rightBarButtonItems = items
                navigation.view.layoutIfNeeded()
                return { for item in items { item.isEnabled = false } }
            },
            Operation("insertSegment at the end, with the layout") { count in
                let control = UISegmentedControl()
                return {
                    for index in 0..<count {
                        control.insertSegment(withTitle: "a", at: index, animated: false)
                    }
                    control.layoutIfNeeded()
                }
            },
            Operation("insertSegment at the beginning, with the layout") { count in
                let control = UISegmentedControl()
                return {
                    for _ in 0..<count { control.insertSegment(withTitle: "a", at: 0, animated: false) }
                    control.layoutIfNeeded()
                }
            },
            Operation("setTitle of each segment, with the layout") { count in
                let control = UISegmentedControl(items: Array(repeating: "a", count: count))
                control.layoutIfNeeded()
                return {
                    for index in 0..<count { control.setTitle("b", forSegmentAt: index) }
                    control.layoutIfNeeded()
                }
            },
            Operation("selectedSegmentIndex of each") { count in
                let control = UISegmentedControl(items: Array(repeating: "a", count: count))
                control.layoutIfNeeded()
                return { for index in 0..<count { control.selectedSegmentIndex = index } }
            },
            Operation(
                "removeSegment from the beginning, with the layout",
                excuse: "those behind it move up in arrays, with a few instructions each"
            ) { count in
                let control = UISegmentedControl(items: Array(repeating: "a", count: count))
                control.layoutIfNeeded()
                return {
                    for _ in 0..<count { control.removeSegment(at: 0, animated: false) }
                    control.layoutIfNeeded()
                }
            },
        ]
    )

    private static func tabItems(_ count: Int) -> [UITabBarItem] {
        (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    }

    private static func navigation(_ count: Int) -> (
        UINavigationController, UINavigationItem, [UIBarButtonItem]
    ) {
        let root = UIViewController()
        let navigation = keep(UINavigationController(rootViewController: root))
        navigation.view.layoutIfNeeded()
        return (navigation, root.navigationItem, barItems(count))
    }

    private static func barItems(_ count: Int) -> [UIBarButtonItem] {
        (0..<count).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
    }
}
