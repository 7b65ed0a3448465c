import UIKit

/// Rows as a list of messages has them.
final class MessagesController: UITableViewController {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "message")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "message")
        cell.textLabel?.text = "Message number \(indexPath.row)"
        cell.detailTextLabel?.text = "It begins with these words, and is cut off where the row ends"
        cell.imageView?.image = UIImage(systemName: "envelope")
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
