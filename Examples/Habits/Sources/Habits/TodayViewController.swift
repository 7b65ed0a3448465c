import UIKit

class TodayViewController: UIViewController {
    private let store: HabitStore
    private let countLabel = UILabel()
    private let reminderLabel = UILabel()
    private lazy var reminders: UISwitch = {
        let reminders = UISwitch()
        reminders.accessibilityLabel = "Reminders"
        reminders.addTarget(self, action: #selector(remindersChanged(_:)), for: .valueChanged)
        return reminders
    }()
    private var observation: NSKeyValueObservation?

    init(store: HabitStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Today"
        tabBarItem = UITabBarItem(title: "Today", image: UIImage(systemName: "sun.max"), tag: 1)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(reminders.isOn, forKey: "reminders")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        reminders.isOn = coder.decodeBool(forKey: "reminders")
        remindersChanged(reminders)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        reminderLabel.text = "No reminders"
        let finish = UIButton(type: .system)
        finish.setTitle("Finish all", for: .normal)
        finish.addTarget(self, action: #selector(finishAll), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [countLabel, reminders, reminderLabel, finish])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        observation = store.observe(\.completedCount, options: [.initial, .new]) { [weak self] store, _ in
            self?.countLabel.text = "\(store.greeting), \(store.completedCount) done"
            self?.tabBarItem.badgeValue = store.completedCount > 0 ? "\(store.completedCount)" : nil
        }
    }

    @objc private func remindersChanged(_ sender: UISwitch) {
        reminderLabel.text = sender.isOn ? "Every day" : "No reminders"
    }

    @IBAction func finishAll() {
        store.names.forEach(store.complete)
    }
}
