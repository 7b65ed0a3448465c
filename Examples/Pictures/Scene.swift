import UIKit

/// One screen to be drawn: what it shows, and how wide and in which direction.
@MainActor
struct Scene {
    var name: String
    var size: CGSize
    var isRightToLeft = false
    var isHighContrast = false
    /// The language of Tabard's own words; Arabic or English, by the direction, if it is nil.
    var language: String?
    /// Makes the interface and brings it into the state to be shown.
    var make: () -> UITabBarController
    /// Called once the interface is on screen.
    var prepare: (UITabBarController) -> Void = { _ in }

    static let all: [Scene] = {
        let phone = CGSize(width: 390, height: 600)
        let narrow = CGSize(width: 320, height: 500)
        let wide = CGSize(width: 1200, height: 500)
        return [
            Scene(name: "tab-bar", size: phone, make: { interface(names) }),
            Scene(name: "tab-bar-320", size: narrow, make: { interface(names) }),
            Scene(name: "tab-bar-1200", size: wide, make: { interface(names) }),
            Scene(
                name: "more",
                size: phone,
                make: { interface(names) },
                prepare: { $0.selectedViewController = $0.moreNavigationController }
            ),
            Scene(
                name: "more-tab",
                size: phone,
                make: { interface(names) },
                prepare: { $0.selectedIndex = 6 }
            ),
            Scene(
                name: "more-320",
                size: narrow,
                make: { interface(names) },
                prepare: { $0.selectedViewController = $0.moreNavigationController }
            ),
            Scene(name: "badges", size: narrow, make: { badges() }),
            Scene(name: "long-titles-320", size: narrow, make: { interface(longNames) }),
            Scene(name: "long-titles-1200", size: wide, make: { interface(longNames) }),
            Scene(
                name: "long-titles-more",
                size: narrow,
                make: { interface(longNames) },
                prepare: { $0.selectedIndex = 5 }
            ),
            Scene(name: "arabic", size: phone, isRightToLeft: true, make: { interface(arabicNames) }),
            Scene(
                name: "arabic-more",
                size: narrow,
                isRightToLeft: true,
                make: { interface(arabicNames) },
                prepare: { $0.selectedViewController = $0.moreNavigationController }
            ),
            Scene(
                name: "arabic-1200",
                size: wide,
                isRightToLeft: true,
                make: { interface(arabicNames) }
            ),
            Scene(name: "system-items", size: wide, make: { systemItems() }),
        ] + editing + controls + catalogue + symbols + lists + paths + texts + bars + extremes + languages
            + appearance + tabs
    }()
    static let names = [
        "Featured", "Favorites", "Library", "People", "Downloads", "Recents", "Search",
    ]
    static let arabicNames = ["مميز", "المفضلة", "المكتبة", "الأشخاص", "التنزيلات", "الأخيرة", "بحث"]
    static let longNames = (1...6).map { "A title of forty letters, as some have \($0)" }
    static let icons: [UITabBarItem.SystemItem] = [
        .featured, .favorites, .bookmarks, .contacts, .downloads, .recents, .search,
    ]

    static func interface(_ names: [String], count: Int? = nil) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<(count ?? names.count)).map { index in
            let name = names[index % names.count]
            let icon = icons[index % icons.count]
            let controller = TitleController()
            controller.title = name
            let item = UITabBarItem(tabBarSystemItem: icon, tag: 0)
            controller.tabBarItem = UITabBarItem(
                title: name,
                image: item.image,
                selectedImage: item.selectedImage
            )
            return controller
        }
        return tabs
    }

    private static func badges() -> UITabBarController {
        let tabs = interface(Array(names.prefix(5)))
        for (controller, badge) in zip(tabs.viewControllers ?? [], ["1", "12", "99+", "New", "1,234,567"]) {
            controller.tabBarItem.badgeValue = badge
        }
        tabs.viewControllers?[1].tabBarItem.badgeColor = .systemIndigo
        tabs.viewControllers?[2].tabBarItem.isEnabled = false
        return tabs
    }

    private static func systemItems() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = UITabBarItem.SystemItem.allCases.prefix(9).map { item in
            let controller = TitleController()
            controller.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
            controller.title = "System items"
            return controller
        }
        return tabs
    }
}

/// Shows its title in the middle of what the bars leave.
final class TitleController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textAlignment = .center
        label.numberOfLines = 0
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.text = title
        label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
    }
}
