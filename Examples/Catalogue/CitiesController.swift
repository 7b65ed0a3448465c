import UIKit

/// A long list, by letters, which a search makes short; what differs comes and goes.
class CitiesController: UITableViewController {
    private var source: CitiesSource?
    private let searchBar = UISearchBar()

    init() {
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        search(animated: false)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "Cities"
        searchBar.restorationIdentifier = "Search"
        searchBar.placeholder = "Search"
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        tableView.tableHeaderView = searchBar
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        source = CitiesSource(tableView: tableView) { tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        search(animated: false)
    }

    /// Lets the user write what they look for.
    func beginSearch() {
        loadViewIfNeeded()
        tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
        searchBar.becomeFirstResponder()
    }

    private func search(animated: Bool = true) {
        let query = (searchBar.text ?? "").lowercased()
        let names = Cities.names.filter { query.isEmpty || $0.lowercased().contains(query) }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for (letter, names) in Dictionary(grouping: Set(names), by: { String($0.prefix(1)) }).sorted(by: {
            $0.key < $1.key
        }) {
            snapshot.appendSections([letter])
            snapshot.appendItems(names.sorted())
        }
        source?.apply(snapshot, animatingDifferences: animated)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let name = source?.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(CityController(name), animated: true)
    }
}

/// Cities by their first letters, with an index of the letters at the list's edge.
class CitiesSource: UITableViewDiffableDataSource<String, String>, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
        itemIdentifier(for: idx)
    }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        indexPath(for: identifier)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let letters = snapshot().sectionIdentifiers
        return letters.count > 3 ? letters : nil
    }
}

extension CitiesController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        search()
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(false, animated: true)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = ""
        searchBar.resignFirstResponder()
        search()
    }
}
