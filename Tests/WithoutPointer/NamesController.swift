import UIKit

/// A list of names, where typed letters go to the next one that begins with them.
final class NamesController: UITableViewController {
    private let names = ["Ada", "Édith", "Grace", "Hedy", "Katherine", "Kathleen", "Lise", "Zoë"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Names"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Call") { _ in }, UIAction(title: "Write") { _ in }])
        })
    }
}
