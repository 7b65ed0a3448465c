import UIKit

/// The content of a window: buttons for others, a note, and the last lines of the journal.
final class WindowController: UIViewController {
    private let scene: UIWindowScene
    private let label = UILabel()
    private let field = UITextField()
    private var observer: (any NSObjectProtocol)?

    /// What the user wrote, which comes back with the window.
    var note: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.placeholder = "Note"
        field.borderStyle = .roundedRect
        let stack = UIStackView(arrangedSubviews: [
            button("New Window") {
                UIApplication.shared.requestSceneSessionActivation(
                    nil,
                    userActivity: NSUserActivity(activityType: "org.example.new"),
                    options: nil
                )
            },
            button("Next Window") { [weak self] in self?.showNext() },
            button("Close Window") { [weak self] in self?.close() },
            field, label,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
        ])
        observer = NotificationCenter.default.addObserver(forName: Journal.changed, object: nil, queue: .main)
        {
            [weak self] _ in Task { @MainActor in self?.showJournal() }
        }
        showJournal()
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }

    private func showJournal() {
        label.text = Journal.shared.lines.suffix(20).joined(separator: "\n")
    }

    private func showNext() {
        let sessions = UIApplication.shared.openSessions.sorted { $0.number < $1.number }
        guard let place = sessions.firstIndex(of: scene.session) else { return }
        let next = sessions[(place + 1) % sessions.count]
        let activity = NSUserActivity(activityType: "org.example.next")
        UIApplication.shared.requestSceneSessionActivation(next, userActivity: activity, options: nil)
    }

    private func close() {
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    }
}
