import UIKit

/// A screen of settings in a language: bars, a search field, rows with values, a date, texts and buttons.
final class LanguageController: UITableViewController {
    private let sample: LanguageSample
    private lazy var extras: [UIView] = [
        makeSegments(), makeDate(), makeParagraph(), makeField(), makeButton(),
    ]

    init(_ sample: LanguageSample) {
        self.sample = sample
        super.init(style: .insetGrouped)
        title = sample.title
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = sample.field
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    private func makeSegments() -> UIView {
        let segments = UISegmentedControl(items: sample.scopes)
        segments.selectedSegmentIndex = 1
        return segments
    }

    private func makeDate() -> UIView {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 1_793_871_660)
        return picker
    }

    private func makeParagraph() -> UIView {
        let label = UILabel()
        label.text = sample.paragraph
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    private func makeField() -> UIView {
        let field = UITextField()
        field.placeholder = sample.field
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
        return field
    }

    private func makeButton() -> UIView {
        var configuration = UIButton.Configuration.filled()
        configuration.title = sample.button
        configuration.image = UIImage(systemName: "person")
        configuration.imagePadding = 8
        return UIButton(configuration: configuration)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? sample.header : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? sample.rows.count : extras.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        guard indexPath.section == 0 else {
            add(extras[indexPath.row], to: cell)
            return cell
        }
        var content = UIListContentConfiguration.valueCell()
        content.text = sample.rows[indexPath.row].name
        content.secondaryText = sample.rows[indexPath.row].value
        content.image = UIImage(systemName: ["globe", "tray", "gearshape"][indexPath.row])
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    private func add(_ view: UIView, to cell: UITableViewCell) {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }
}
