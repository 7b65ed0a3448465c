import UIKit

/// The tabs of a group that can be seen, where no sidebar lists them.
class GroupController: UITableViewController {
    private weak var group: UITabGroup?
    private var tabs: [UITab] = []

    init(_ tab: UITab) {
        group = tab as? UITabGroup
        super.init(style: .insetGrouped)
        title = tab.title
        CatalogueTabs.follow(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func reload() {
        tabs = (group?.displayOrder ?? []).filter { !$0.isHidden }
        viewIfLoaded.map { _ in tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = tabs[indexPath.row].title
        content.image = tabs[indexPath.row].image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let tab = tabs[indexPath.row]
        tab.tabBarController?.selectedTab = tab
    }
}

extension GroupController: TabsFollower {
    func tabsDidChange() { reload() }
}
