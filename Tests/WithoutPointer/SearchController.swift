import UIKit

/// A search that tells how much it found.
final class SearchController: UITableViewController, UISearchResultsUpdating {
    private let all = ["Apple", "Apricot", "Banana", "Blackberry", "Cherry"]
    private var found: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
        found = all
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search fruit"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = (searchController.searchBar.text ?? "").lowercased()
        let found = all.filter { text.isEmpty || $0.lowercased().hasPrefix(text) }
        guard found != self.found else { return }
        self.found = found
        tableView.reloadData()
        UIAccessibility.post(notification: .announcement, argument: "\(found.count) results")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        found.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = found[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
