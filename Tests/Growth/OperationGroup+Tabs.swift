import UIKit

extension OperationGroup {
    static let tabs = OperationGroup(
        name: "Tabs as values",
        operations: [
            Operation("tabs") { count in
                let (controller, tabs) = (UITabBarController(), roots(count))
                return { controller.tabs = tabs }
            },
            Operation("tabs in groups") { count in
                let (controller, tabs) = (UITabBarController(), groups(count))
                return { controller.tabs = tabs }
            },
            Operation("badgeValue of each tab") { count in
                let (_, tabs) = shown(roots(count))
                return { for (index, tab) in tabs.enumerated() { tab.badgeValue = "\(index)" } }
            },
            Operation("title of each tab") { count in
                let (_, tabs) = shown(roots(count))
                return { for (index, tab) in tabs.enumerated() { tab.title = "New \(index)" } }
            },
            Operation("isHidden of each tab") { count in
                let (controller, tabs) = shown(roots(count))
                return {
                    for tab in tabs.dropFirst() { tab.isHidden = true }
                    precondition(controller.selectedTab != nil)
                }
            },
            Operation("selectedTab of each") { count in
                let (controller, tabs) = shown(roots(count))
                return { for tab in tabs { controller.selectedTab = tab } }
            },
            Operation(
                "selectedTab of each in groups",
                excuse: "a debug build looks each time whether the state contradicts itself"
            ) { count in
                let (controller, groups) = shown(groups(count))
                let tabs = groups.flatMap { ($0 as? UITabGroup)?.children ?? [] }
                return { for tab in tabs { controller.selectedTab = tab } }
            },
            Operation(
                "children of each group",
                excuse: "all tabs are read anew, as one may come from another group"
            ) { count in
                let (controller, groups) = shown(groups(count / 4))
                return {
                    for case let group as UITabGroup in groups { group.children = group.children.dropLast() }
                    precondition(controller.selectedTab != nil)
                }
            },
            Operation("displayOrderIdentifiers of each group") { count in
                let (controller, groups) = shown(groups(count))
                return {
                    for case let group as UITabGroup in groups {
                        group.displayOrderIdentifiers = group.children.reversed().map(\.identifier)
                    }
                    precondition(controller.selectedTab != nil)
                }
            },
            Operation("tab(forIdentifier:) of each") { count in
                let (controller, tabs) = shown(groups(count))
                return {
                    for tab in tabs { precondition(controller.tab(forIdentifier: tab.identifier) === tab) }
                }
            },
        ]
    )

    private static func roots(_ count: Int) -> [UITab] {
        (0..<count).map {
            UITab(title: "\($0)", image: nil, identifier: "tab\($0)") { _ in UIViewController() }
        }
    }

    private static func groups(_ count: Int) -> [UITab] {
        let tabs = roots(count)
        return stride(from: 0, to: count, by: 20).map { start in
            let name = "group\(start)"
            let children = Array(tabs[start..<min(start + 20, count)])
            return UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in
                UIViewController()
            }
        }
    }

    private static func shown(_ tabs: [UITab]) -> (controller: UITabBarController, tabs: [UITab]) {
        (keep(UITabBarController(tabs: tabs)), tabs)
    }
}
