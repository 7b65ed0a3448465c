import UIKit

/// Rows by content configurations, beside rows by the cells' own labels, which look the same.
final class ContentController: UITableViewController {
    private let sections: [(header: String, rows: [String])]
    private let isArabic: Bool

    init(_ style: UITableView.Style, isArabic: Bool = false) {
        self.isArabic = isArabic
        sections =
            isArabic
            ? [("المحتوى", ["الاسم", "اللغة", "الصور"]), ("الخلفية", ["مختار", "ملون", "مستدير"])]
            : [
                ("Labels", ["Text size", "Language", "Pictures"]),
                ("Content", ["Text size", "Language", "Pictures"]),
                ("Background", ["Selected", "Coloured", "Rounded", "Outlined"]),
                ("Long", ["A long text that takes two lines of the row, since it does not fit into one"]),
            ]
        super.init(style: style)
        title = isArabic ? "قوائم" : "Lists"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let section = isArabic ? 1 : 2
        tableView.selectRow(
            at: IndexPath(row: 0, section: section),
            animated: false,
            scrollPosition: .none
        )
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content =
            section == 3
            ? UIListContentConfiguration.extraProminentInsetGroupedHeader()
            : tableView.style == .plain
                ? UIListContentConfiguration.plainHeader() : UIListContentConfiguration.groupedHeader()
        content.text = sections[section].header
        header.contentConfiguration = content
        return header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let text = sections[indexPath.section].rows[indexPath.row]
        let styles: [UITableViewCell.CellStyle] = [.value1, .subtitle, .value1]
        let cell = UITableViewCell(style: styles[indexPath.row % 3], reuseIdentifier: nil)
        let detail = isArabic ? "تفاصيل" : "Detail"
        let image = UIImage(systemName: ["textformat", "globe", "photo", "star"][indexPath.row])
        cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
        if indexPath.section == 0, !isArabic {
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
            cell.imageView?.image = image
            return cell
        }
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.secondaryText = detail
        content.image = image
        cell.contentConfiguration = content
        if indexPath.section == (isArabic ? 1 : 2) {
            cell.backgroundConfiguration = background(indexPath.row)
        }
        return cell
    }

    private func background(_ row: Int) -> UIBackgroundConfiguration {
        var background =
            tableView.style == .plain
            ? UIBackgroundConfiguration.listPlainCell() : UIBackgroundConfiguration.listGroupedCell()
        switch row {
        case 1: background.backgroundColor = .systemYellow.withAlphaComponent(0.3)
        case 2:
            background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in
                .systemTeal.withAlphaComponent(0.3)
            }
            background.cornerRadius = 12
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
        case 3:
            background.cornerRadius = 8
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
            background.strokeColor = .systemRed
            background.strokeWidth = 2
        default: break
        }
        return background
    }
}

/// Cities by their letters, with the index at the edge.
final class IndexedController: UITableViewController {
    private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    init() {
        super.init(style: .plain)
        title = "Index"
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        letters[section]
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "\(letters[indexPath.section])-town \(indexPath.row + 1)"
        content.secondaryText = "\(indexPath.row * 7 + 3) km"
        cell.contentConfiguration = content
        return cell
    }
}
