import UIKit

/// A long list, by letters, which a search makes short.
class CitiesController: UITableViewController {
    private var sections: [(letter: String, names: [String])] = []
    private let field = UITextField()
    private var query = ""

    init() {
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Search"
        field.accessibilityLabel = "Search"
        field.borderStyle = .roundedRect
        field.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        field.frame = CGRect(x: 16, y: 10, width: 288, height: 36)
        field.autoresizingMask = [.flexibleWidth]
        header.addSubview(field)
        tableView.tableHeaderView = header
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        search()
    }

    private func search() {
        query = (field.text ?? "").lowercased()
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
