import UIKit

class HabitsViewController: UITableViewController {
    private let store: HabitStore

    init(store: HabitStore) {
        self.store = store
        super.init(style: .plain)
        title = "Habits"
        restorationIdentifier = "Habits"
        tabBarItem = UITabBarItem(title: "Habits", image: UIImage(systemName: "list.bullet"), tag: 0)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(navigationItem.prompt, forKey: "prompt")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        navigationItem.prompt = coder.decodeObject(of: NSString.self, forKey: "prompt") as String?
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        store.delegate = self
        tableView.restorationIdentifier = "Table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Habit")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: self,
            action: #selector(addHabit)
        )
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Reset",
            style: .plain,
            target: store,
            action: #selector(HabitStore.reset)
        )
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(habitsDidChange(_:)),
            name: .habitsDidChange,
            object: store
        )
    }

    @objc private func addHabit() {
        store.add("Habit \(store.names.count + 1)")
    }

    @objc private func habitsDidChange(_ notification: Notification) {
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Habit", for: indexPath)
        let name = store.names[indexPath.row]
        cell.textLabel?.text = name
        cell.accessoryType = store.completed.contains(name) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        store.complete(store.names[indexPath.row])
    }
}

extension HabitsViewController: HabitStoreDelegate {
    func habitStore(_ store: HabitStore, didAdd name: String) {
        navigationItem.prompt = "Added \(name)"
    }

    func habitStore(_ store: HabitStore, didComplete name: String) {
        navigationItem.prompt = "Done: \(name)"
    }
}
