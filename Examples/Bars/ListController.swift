import UIKit

/// Sixty rows.
final class ListController: UITableViewController {
    private let told = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 20))
    private var order = "By name"

    convenience init() {
        self.init(style: .plain)
        restorationIdentifier = "List"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard isViewLoaded else { return }
        coder.encode(told.text, forKey: "told")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let told = coder.decodeObject(of: NSString.self, forKey: "told") else { return }
        self.told.text = told as String
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mountains"
        tableView.restorationIdentifier = "Table"
        told.text = "Ready"
        told.font = .systemFont(ofSize: 12)
        told.textAlignment = .center
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort",
            image: UIImage(systemName: "ellipsis.circle"),
            menu: menu
        )
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Sort"
        refreshControl = UIRefreshControl(
            frame: .zero,
            primaryAction: UIAction { [weak self] _ in self?.refresh() }
        )
        toolbarItems = [
            UIBarButtonItem(systemItem: .action, primaryAction: action("Shared")),
            .flexibleSpace(),
            UIBarButtonItem(customView: told),
            .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash, primaryAction: action("Deleted")),
        ]
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Climb", image: UIImage(systemName: "flag")) { [weak self] _ in
                    self?.told.text = "Climbed \(indexPath.row + 1)"
                }
            ])
        })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.isToolbarHidden = false
    }

    private func refresh() {
        told.text = "Refreshing"
        Task {
            try? await Task.sleep(for: .milliseconds(600))
            told.text = "Refreshed"
            refreshControl?.endRefreshing()
        }
    }

    private func action(_ text: String) -> UIAction {
        UIAction { [weak self] _ in self?.told.text = text }
    }

    private var menu: UIMenu {
        let orders = ["By name", "By height"].map { name in
            UIAction(title: name, state: name == order ? .on : .off) { [weak self] _ in
                self?.told.text = name
            }
        }
        return UIMenu(children: [
            UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
                self?.told.text = "Copied"
            },
            UIAction(title: "Move", image: UIImage(systemName: "folder"), attributes: .disabled) { _ in },
            UIMenu(title: "Order", options: [.displayInline, .singleSelection], children: orders),
            UIMenu(
                title: "Share",
                image: UIImage(systemName: "square.and.arrow.up"),
                children: ["Print", "Send"].map { name in
                    UIAction(title: name) { [weak self] _ in self?.told.text = name }
                }
            ),
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(
                        title: "Delete",
                        image: UIImage(systemName: "trash"),
                        attributes: .destructive
                    ) { [weak self] _ in self?.told.text = "Deleted" }
                ]
            ),
        ])
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Mountain \(indexPath.row + 1)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = MountainController(number: indexPath.row + 1)
        navigationController?.pushViewController(detail, animated: true)
    }
}
