import UIKit

/// A list of what is in a group, for where its tabs are not on the bar.
final class GroupController: UITableViewController {
    private weak var group: UITabGroup?

    init(_ tab: UITab) {
        group = tab as? UITabGroup
        super.init(style: .insetGrouped)
        title = tab.title
    }

    required init?(coder: NSCoder) { nil }

    private var tabs: [UITab] { group?.displayOrder.filter { !$0.isHidden } ?? [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        let tab = tabs[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = tab.title
        content.image = tab.image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        group?.tabBarController?.selectedTab = tabs[indexPath.row]
    }
}
