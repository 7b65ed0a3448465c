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
                make: { page(TextViewsController(), isArabic: true) }
            ),
            Scene(name: "pickers", size: size, make: { page(PickersController()) }),
            Scene(name: "pickers-320", size: narrow, make: { page(PickersController()) }),
            Scene(
                name: "pickers-arabic",
                size: size,
                isRightToLeft: true,
                make: { page(PickersController(), isArabic: true) }
            ),
            Scene(name: "search", size: narrow, make: { page(searched(isActive: false)) }),
            Scene(name: "searching", size: narrow, make: { page(searched(isActive: true)) }),
            Scene(name: "search-bars", size: size, make: { page(SearchBarsController()) }),
            Scene(name: "search-bars-320", size: narrow, make: { page(SearchBarsController()) }),
            Scene(
                name: "search-bars-arabic",
                size: size,
                isRightToLeft: true,
                make: { page(SearchBarsController(), isArabic: true) }
            ),
        ]
    }

    /// A list below a large title and a search bar.
    private static func searched(isActive: Bool) -> UIViewController {
        let content = PickersController()
        content.title = "Places"
        let search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = true
        if isActive { search.isActive = true }
        return navigation
    }

    private static func page(_ controller: UIViewController, isArabic: Bool = false) -> UITabBarController {
        let tabs = interface(Array((isArabic ? arabicNames : names).prefix(2)))
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        tabs.viewControllers = [controller] + (tabs.viewControllers ?? [])
        tabs.selectedIndex = 0
        return tabs
    }
}
