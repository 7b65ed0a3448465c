import UIKit

/// What the commands of the main menu do.
extension AppDelegate {
    /// The sizes of texts that the commands step through.
    private static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// What answers the commands by their names, which `@objc` says where the compiler knows Objective-C.
    nonisolated static var commands: [_SelectorEntry<AppDelegate>] {
        [
            .method("showSettings:") { app, _ in app.show("tabs") },
            .method("findCity:") { app, _ in app.findCity() },
            .method("makeTextLarger:") { app, _ in app.changeTextSize(by: 1) },
            .method("makeTextSmaller:") { app, _ in app.changeTextSize(by: -1) },
            .method("resetTextSize:") { app, _ in app.resetTextSize() },
            .method("toggleSidebar:") { app, _ in app.toggleSidebar() },
            .method("toggleDark:") { app, _ in app.toggleDark() },
            .method("showTab:") { app, arguments in app.showTab(arguments[0]) },
            .method("goBack:") { app, _ in app.stack?.popViewController(animated: true) },
            .method("showTour:") { app, _ in app.showTour() },
        ]
    }

    /// Says what a command stands for now, and whether it makes sense.
    func prepare(_ command: UICommand) {
        let isFree = tabController.presentedViewController == nil
        var canBeUsed = true
        switch command.action.description {
        case "makeTextLarger:": canBeUsed = textSize(by: 1) != nil
        case "makeTextSmaller:": canBeUsed = textSize(by: -1) != nil
        case "resetTextSize:": canBeUsed = hasOwnTextSize
        case "toggleSidebar:":
            canBeUsed = isFree && isWide
            command.title = isWide && !tabController.sidebar.isHidden ? "Hide Sidebar" : "Show Sidebar"
        case "toggleDark:": command.state = isDark ? .on : .off
        case "showTab:":
            let identifier = command.propertyList as? String
            let tab = identifier.flatMap { tabController.tab(forIdentifier: $0) }
            canBeUsed = isFree && tab?.isHidden == false
            command.state = tab.map { isShown($0) } == true ? .on : .off
        case "goBack:": canBeUsed = isFree && (stack?.viewControllers.count ?? 0) > 1
        case "showSettings:", "findCity:", "showTour:": canBeUsed = isFree
        default: return
        }
        command.attributes = canBeUsed ? [] : .disabled
    }

    /// Whether a tab, or one of those in it, is the selected one.
    private func isShown(_ tab: UITab) -> Bool {
        let selected = tabController.selectedTab
        return selected === tab || (tab as? UITabGroup)?.children.contains { $0 === selected } == true
    }

    private var isWide: Bool { tabController.traitCollection.horizontalSizeClass == .regular }

    /// The navigation controller with the page that is shown.
    private var stack: UINavigationController? {
        let shown = tabController.selectedViewController
        return shown as? UINavigationController ?? shown?.navigationController
    }

    private func show(_ identifier: String) {
        guard let tab = tabController.tab(forIdentifier: identifier) else { return }
        tabController.selectedTab = tab
    }

    private func showTab(_ command: UICommand?) {
        guard let identifier = command?.propertyList as? String else { return }
        show(identifier)
    }

    private func findCity() {
        show("cities")
        guard let cities = stack?.viewControllers.first as? CitiesController else { return }
        stack?.popToRootViewController(animated: false)
        cities.beginSearch()
    }

    private func toggleSidebar() {
        guard isWide else { return }
        if tabController.mode == .tabBar { tabController.mode = .tabSidebar }
        let sidebar = tabController.sidebar
        UIView.animate(withDuration: 0.3) { sidebar.isHidden.toggle() }
    }

    private var isDark: Bool { window?.traitCollection.userInterfaceStyle == .dark }

    private func toggleDark() {
        window?.overrideUserInterfaceStyle = isDark ? .light : .dark
        CatalogueTabs.tellOfChange()
    }

    private var hasOwnTextSize: Bool {
        window?.traitOverrides.contains(UITraitPreferredContentSizeCategory.self) == true
    }

    /// The size some steps above the current one; nil if there is none.
    private func textSize(by steps: Int) -> UIContentSizeCategory? {
        let current = window?.traitCollection.preferredContentSizeCategory ?? .large
        guard let index = Self.textSizes.firstIndex(of: current).map({ $0 + steps }),
            Self.textSizes.indices.contains(index)
        else { return nil }
        return Self.textSizes[index]
    }

    private func changeTextSize(by steps: Int) {
        guard let size = textSize(by: steps) else { return }
        window?.traitOverrides.preferredContentSizeCategory = size
    }

    private func resetTextSize() {
        window?.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    }

    private func showTour() {
        let page = Page.tour.makeController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) }
        )
        tabController.present(UINavigationController(rootViewController: page), animated: true)
    }
}
