/// More's list: one row a tab that has no place on the bar (M1).
@MainActor
final class MoreListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private weak var owner: UITabBarController?
    private var table: UITableView? { viewIfLoaded as? UITableView }
    private static let reuseIdentifier = "tab"

    init(owner: UITabBarController) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        title = UITabBarItem.SystemItem.more.title
        reload()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.backgroundColor = .systemBackground
        table.dataSource = self
        table.delegate = self
        view = table
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let table, let selected = table.indexPathForSelectedRow {
            table.deselectRow(at: selected, animated: animated)
        }
    }

    /// Shows the rows anew, and an Edit button if, and only if, some tab can be moved (M2).
    func reload() {
        table?.reloadData()
        let offersEditing = owner?._state.offersEditing ?? false
        guard offersEditing != (navigationItem.rightBarButtonItem != nil) else { return }
        navigationItem.rightBarButtonItem =
            offersEditing
            ? UIBarButtonItem(
                systemItem: .edit,
                primaryAction: UIAction { [weak owner] _ in owner?._beginCustomizing() }
            )
            : nil
    }

    private var tabs: [RootTab] { owner?._state.hiddenTabs ?? [] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier)
            ?? UITableViewCell(style: .value1, reuseIdentifier: Self.reuseIdentifier)
        let tabs = tabs
        guard tabs.indices.contains(indexPath.row) else { return cell }
        let item = tabs[indexPath.row].item
        cell.textLabel?.text = item.title
        cell.detailTextLabel?.text = item.badgeValue
        cell.imageView?.image = item.image
        cell.accessoryType = .disclosureIndicator
        // A tab that can't be chosen looks like that here too.
        cell.contentView.alpha = item.isEnabled ? 1 : 0.4
        if item.isEnabled {
            cell.accessibilityTraits.remove(.notEnabled)
        } else {
            cell.accessibilityTraits.insert(.notEnabled)
        }
        // An item tells this list of its changes as long as the list shows it.
        item._addObserver(self) { [weak self] in self?.reload() }
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        let tabs = tabs
        return tabs.indices.contains(indexPath.row) && tabs[indexPath.row].item.isEnabled
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let tabs = tabs
        guard let owner, tabs.indices.contains(indexPath.row) else { return }
        owner._userChoseInMore(tabs[indexPath.row])
        // A veto leaves the list on the screen, without a selected row.
        if owner._state.selection == .more { tableView.deselectRow(at: indexPath, animated: false) }
    }
}
