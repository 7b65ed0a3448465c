import XCTest

@testable import TabardKit

/// A table's data source and delegate that writes down what it is asked and told.
@MainActor
final class TableDouble: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [0]
    var headers: [String?] = []
    var log: [String] = []
    var made = 0
    var asked = 0
    var choose: (IndexPath) -> IndexPath? = { $0 }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? {
                made += 1
                return UITableViewCell(style: .value1, reuseIdentifier: "cell")
            }()
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        choose(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("did \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("undid \(indexPath.section).\(indexPath.row)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}
