import UIKit

/// The tabs as they stand now. Rows are swiped to hide a tab, and those of a group dragged to move it.
class OrderController: UITableViewController {
    private var sections: [(group: UITabGroup?, tabs: [UITab])] = []

    init() {
        super.init(style: .insetGrouped)
        navigationItem.rightBarButtonItem = editButtonItem
        CatalogueTabs.follow(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "Order"
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.reload() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func reload() {
        guard isViewLoaded, let controller = tabBarController else { return }
        let groups = controller.tabs.compactMap { $0 as? UITabGroup }
        sections = [(nil, rootTabs(of: controller))] + groups.map { ($0, $0.displayOrder) }
        tableView.reloadData()
    }

    /// In the user's order; those that are hidden come last.
    private func rootTabs(of controller: UITabBarController) -> [UITab] {
        let shown = (controller.viewControllers ?? []).compactMap { child in
            controller.tabs.first { tab in
                child === (tab as? UITabGroup)?.managingNavigationController ?? tab.viewController
            }
        }
        return shown + controller.tabs.filter { !shown.contains($0) }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].group?.title ?? "Tabs in your order"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0
            ? "Swipe a row to hide its tab. What the app itself hides and moves, as here, holds until it ends; what you arrange in the sidebar or in More is saved."
            : "Edit lets you drag these rows."
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].tabs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let tab = tab(at: indexPath)
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = tab.title
        cell.detailTextLabel?.text = place(of: tab)
        return cell
    }

    private func tab(at indexPath: IndexPath) -> UITab { sections[indexPath.section].tabs[indexPath.row] }

    private func place(of tab: UITab) -> String {
        let hasMore = tab.tabBarController?.traitCollection.horizontalSizeClass == .compact
        // A wide window has its bar at the top.
        let isAtBottom = tabBarController?.tabBar.items?.contains { $0.title == tab.title } ?? false
        return if tab.isHidden {
            "hidden"
        } else if tab.hasVisiblePlacement {
            hasMore && !isAtBottom ? "in More" : "on the bar"
        } else if let group = tab.parent {
            "in \(group.title)"
        } else {
            "in the sidebar"
        }
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let tab = tab(at: indexPath)
        guard tab.allowsHiding else { return UISwipeActionsConfiguration(actions: []) }
        let action = UIContextualAction(
            style: tab.isHidden ? .normal : .destructive,
            title: tab.isHidden ? "Show" : "Hide"
        ) { [weak self] _, _, done in
            done(true)
            tab.isHidden.toggle()
            self?.reload()
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].group?.allowsReordering ?? false
    }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let section = sourceIndexPath.section
        guard proposedDestinationIndexPath.section != section else { return proposedDestinationIndexPath }
        let isAbove = proposedDestinationIndexPath.section < section
        return IndexPath(row: isAbove ? 0 : sections[section].tabs.count - 1, section: section)
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let section = sourceIndexPath.section
        let tab = sections[section].tabs.remove(at: sourceIndexPath.row)
        sections[section].tabs.insert(tab, at: destinationIndexPath.row)
        sections[section].group?.displayOrderIdentifiers = sections[section].tabs.map(\.identifier)
    }
}

extension OrderController: TabsFollower {
    func tabsDidChange() { reload() }
}
