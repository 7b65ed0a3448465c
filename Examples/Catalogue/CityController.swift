import UIKit

/// A city, and how the columns around it share the window.
class CityController: PageController, UIViewControllerRestoration {
    private let name: String?
    private lazy var modes = makeModes()

    init(_ name: String?) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name ?? "Columns"
        restorationIdentifier = "City"
        restorationClass = CityController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        CityController(coder.decodeObject(of: NSString.self, forKey: "name") as String?)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let name {
            addCard([text(name, style: .largeTitle), text("One of \(Cities.names.count) cities.")])
        } else {
            addCard([text("Choose a city."), text("Make the window narrow: the columns become tabs.")])
        }
        guard splitViewController?.isCollapsed == false else { return }
        showMode(splitViewController?.displayMode ?? .automatic)
        addCard(
            "The columns",
            [
                row("In sight", modes), row("Behavior", behaviors()),
                row("On the trailing side", trailingSwitch()),
                button("Show the Letters") { [weak self] _ in self?.splitViewController?.show(.primary) },
            ]
        )
    }

    /// Shows which columns are in sight.
    func showMode(_ mode: UISplitViewController.DisplayMode) {
        switch mode {
        case .automatic, .secondaryOnly: modes.selectedSegmentIndex = 0
        case .oneBesideSecondary, .oneOverSecondary: modes.selectedSegmentIndex = 1
        default: modes.selectedSegmentIndex = 2
        }
    }

    private func makeModes() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["1", "2", "3"])
        let modes: [UISplitViewController.DisplayMode] = [
            .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary,
        ]
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let index = control?.selectedSegmentIndex, modes.indices.contains(index) else { return }
                UIView.animate(withDuration: 0.3) {
                    self?.splitViewController?.preferredDisplayMode = modes[index]
                }
            },
            for: .valueChanged
        )
        return control
    }

    private func behaviors() -> UIView {
        let all: [UISplitViewController.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
        let control = UISegmentedControl(items: ["Automatic", "Tile", "Overlay", "Displace"])
        control.selectedSegmentIndex =
            all.firstIndex(of: splitViewController?.preferredSplitBehavior ?? .automatic) ?? 0
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let index = control?.selectedSegmentIndex, all.indices.contains(index) else { return }
                self?.splitViewController?.preferredSplitBehavior = all[index]
            },
            for: .valueChanged
        )
        return control
    }

    private func trailingSwitch() -> UIView {
        let control = UISwitch()
        control.isOn = splitViewController?.primaryEdge == .trailing
        control.addAction(
            UIAction { [weak self, weak control] _ in
                self?.splitViewController?.primaryEdge = control?.isOn == true ? .trailing : .leading
            },
            for: .valueChanged
        )
        return control
    }
}
