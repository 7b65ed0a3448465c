import UIKit

/// Cities in three columns, which in a narrow window become tabs.
class ColumnsController: UISplitViewController {
    private var letter = "A"
    private var city: String?
    private let tabs = UITabBarController()
    private let list = UINavigationController()

    init() {
        super.init(style: .tripleColumn)
        delegate = self
        modalPresentationStyle = .fullScreen
        preferredPrimaryColumnWidth = 200
        preferredSupplementaryColumnWidth = 280
        let letters = lettersPage()
        letters.navigationItem.rightBarButtonItem = closeButton()
        letters.chosen = letter
        setViewController(letters, for: .primary)
        showCities()
        setViewController(CityController(city), for: .secondary)
        setViewController(makeTabs(), for: .compact)
    }

    required init?(coder: NSCoder) { nil }

    /// What a narrow window has instead of the columns.
    private func makeTabs() -> UITabBarController {
        let letters = lettersPage()
        letters.navigationItem.rightBarButtonItem = closeButton()
        list.viewControllers = [letters]
        list.tabBarItem = UITabBarItem(title: "Cities", image: UIImage(systemName: "list.bullet"), tag: 0)
        let welcome = WelcomeController()
        welcome.title = "Welcome"
        let other = UINavigationController(rootViewController: welcome)
        other.tabBarItem = UITabBarItem(title: "Welcome", image: UIImage(systemName: "house"), tag: 1)
        tabs.viewControllers = [list, other]
        return tabs
    }

    private func closeButton() -> UIBarButtonItem {
        UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
    }

    private func lettersPage() -> NamesController {
        let letters = Set(Cities.names.map { String($0.prefix(1)) }).sorted()
        let page = NamesController(letters, .sidebar) { [weak self] in self?.choose(letter: $0) }
        page.title = "Letters"
        return page
    }

    private func citiesPage() -> NamesController {
        let names = Cities.names.filter { $0.hasPrefix(letter) }
        let page = NamesController(names, isCollapsed ? .insetGrouped : .plain) { [weak self] in
            self?.choose(city: $0)
        }
        page.title = letter
        page.chosen = city
        return page
    }

    private func showCities() {
        setViewController(citiesPage(), for: .supplementary)
    }

    func choose(letter: String) {
        self.letter = letter
        city = nil
        (viewController(for: .primary) as? NamesController)?.chosen = letter
        guard isCollapsed else { return showCities() }
        list.pushViewController(citiesPage(), animated: true)
    }

    func choose(city: String) {
        self.city = city
        if isCollapsed {
            list.pushViewController(CityController(city), animated: true)
        } else {
            (viewController(for: .supplementary) as? NamesController)?.chosen = city
            showDetailViewController(CityController(city), sender: self)
        }
    }
}

extension ColumnsController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        (viewController(for: .secondary) as? CityController)?.showMode(displayMode)
    }

    /// The tabs show what the columns showed.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        var pages = Array(list.viewControllers.prefix(1))
        if let city { pages += [citiesPage(), CityController(city)] }
        list.setViewControllers(pages, animated: false)
    }

    /// The columns show what the tabs showed.
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        let letters = viewController(for: .primary) as? NamesController
        letters?.chosen = letter
        showCities()
        setViewController(CityController(city), for: .secondary)
    }
}
