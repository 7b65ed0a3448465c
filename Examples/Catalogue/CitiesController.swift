import UIKit

/// A long list, by letters, which a search makes short.
class CitiesController: UITableViewController {
    private var sections: [(letter: String, names: [String])] = []
    private let searchBar = UISearchBar()

    init() {
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.placeholder = "Search"
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        tableView.tableHeaderView = searchBar
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        search()
    }

    private func search() {
        let query = (searchBar.text ?? "").lowercased()
        let names = Cities.names.filter { query.isEmpty || $0.lowercased().contains(query) }
        sections = Dictionary(grouping: names) { String($0.prefix(1)) }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let city = PageController()
        let name = sections[indexPath.section].names[indexPath.row]
        city.title = name
        city.loadViewIfNeeded()
        city.addCard([
            city.text(name, style: .largeTitle), city.text("One of \(Cities.names.count) cities."),
        ])
        navigationController?.pushViewController(city, animated: true)
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
