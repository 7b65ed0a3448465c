import UIKit

/// Explains the bar, and holds the key to the vault.
final class HomeController: PageController, NamedController {
    private let visits = UILabel()
    private let key = UISwitch()

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Home"
    }

    /// Whether the app may show the vault.
    var isVaultOpen: Bool { isViewLoaded && key.isOn }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard isViewLoaded else { return }
        coder.encode(key.isOn, forKey: "hasKey")
        coder.encode(visits.text, forKey: "visits")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: "hasKey") else { return }
        key.isOn = coder.decodeBool(forKey: "hasKey")
        visits.text = coder.decodeObject(of: NSString.self, forKey: "visits") as String?
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(
            text("A bar of your own", style: .headline),
            text(
                "Item, bar and controller are three small classes on public UIKit alone. Drag a tab along the bar to move it: the order is still there after the next start.",
                color: .secondaryLabel
            )
        )
        key.accessibilityLabel = "Open the vault"
        let label = text("Open the vault")
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        key.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, key])
        row.spacing = 12
        row.alignment = .center
        addCard(
            row,
            text(
                "Until then the app says no when its tab is tapped.",
                style: .footnote,
                color: .secondaryLabel
            )
        )
        visits.font = .preferredFont(forTextStyle: .body)
        visits.text = "No tab tapped yet"
        addCard(text("What the app was told", style: .headline), visits)
    }

    /// Tells of the tab that the user chose last.
    func note(_ title: String?) {
        visits.text = "Last tapped: \(title ?? "")"
    }
}
