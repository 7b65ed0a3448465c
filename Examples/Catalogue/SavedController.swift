import TabMemory
import UIKit

/// What is saved of the tabs, as it stands now.
class SavedController: UITableViewController {
    private let memory: TabMemory

    init(memory: TabMemory) {
        self.memory = memory
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The tap that led here is being saved just now.
        Task { [weak self, memory] in
            try? await memory.store.flush()
            self?.tableView.reloadData()
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Tabs in your order" : "File"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? memory.arrangement.order.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.selectionStyle = .none
        guard indexPath.section == 0 else {
            cell.textLabel?.text = "tabs.layout"
            cell.detailTextLabel?.text = Self.shortened(memory.store.location.path)
            return cell
        }
        let arrangement = memory.arrangement
        let id = arrangement.order[indexPath.row]
        cell.textLabel?.text = id.string
        var words: [String] = []
        words.append(
            arrangement.hidden.contains(id)
                ? "hidden" : arrangement.bar.contains(id) ? "on a bar of five" : "in More"
        )
        if arrangement.moved.contains(id) { words.append("moved by you") }
        if arrangement.selected == id { words.append("selected") }
        cell.detailTextLabel?.text = words.joined(separator: ", ")
        return cell
    }

    private static func shortened(_ path: String) -> String {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
}
