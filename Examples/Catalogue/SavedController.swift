import TabMemory
import UIKit

/// What is saved of the tabs, as it stands now. Rows are swiped to hide a tab, and dragged to move it.
class SavedController: UITableViewController {
    private let memory: TabMemory
    private var order: [TabID] = []

    init(memory: TabMemory) {
        self.memory = memory
        super.init(style: .insetGrouped)
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "Saved"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The tap that led here is being saved just now.
        reloadOnceSaved()
    }

    private func reload() {
        order = memory.arrangement.order
        tableView.reloadData()
    }

    private func reloadOnceSaved(_ change: (@MainActor () async throws -> Void)? = nil) {
        Task { [weak self, memory] in
            try? await change?()
            try? await memory.store.flush()
            // The memory, which waits for the same, looks at the saved layout a moment later.
            for _ in 0..<2 { _ = await memory.store.record() }
            self?.reload()
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Tabs in your order" : "File"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "Swipe a row to hide its tab; Edit lets you drag the rows." : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? order.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.selectionStyle = .none
        guard indexPath.section == 0 else {
            cell.textLabel?.text = "tabs.layout"
            cell.detailTextLabel?.text = Self.shortened(memory.store.location.path)
            return cell
        }
        let id = order[indexPath.row]
        cell.textLabel?.text = id.string
        cell.detailTextLabel?.text = words(for: id).joined(separator: ", ")
        return cell
    }

    private func words(for id: TabID) -> [String] {
        let arrangement = memory.arrangement
        let place =
            arrangement.hidden.contains(id)
            ? "hidden" : arrangement.bar.contains(id) ? "on a bar of five" : "in More"
        return [
            place, arrangement.moved.contains(id) ? "moved by you" : nil,
            arrangement.selected == id ? "selected" : nil,
        ].compactMap { $0 }
    }

    private static func shortened(_ path: String) -> String {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        // This page can't take itself away.
        guard indexPath.section == 0, order[indexPath.row] != "saved" else {
            return UISwipeActionsConfiguration(actions: [])
        }
        let id = order[indexPath.row]
        let isHidden = memory.arrangement.hidden.contains(id)
        let action = UIContextualAction(
            style: isHidden ? .normal : .destructive,
            title: isHidden ? "Show" : "Hide"
        ) { [weak self, memory] _, _, done in
            done(true)
            self?.reloadOnceSaved { try await isHidden ? memory.unhide(id) : memory.hide(id) }
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0 && !memory.arrangement.hidden.contains(order[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        guard proposedDestinationIndexPath.section > 0 else { return proposedDestinationIndexPath }
        return IndexPath(row: order.count - 1, section: 0)
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        guard let tabs = tabBarController else { return }
        let controllers = tabs.viewControllers ?? []
        tabs.viewControllers = order.compactMap { id in controllers.first { memory.id(of: $0) == id } }
        memory.noteChanges()
        reloadOnceSaved()
    }
}
