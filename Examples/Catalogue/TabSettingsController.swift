import TabMemory
import UIKit

/// Changes the tabs and their bar while they are seen.
class TabSettingsController: PageController {
    private let memory: TabMemory

    init(memory: TabMemory) {
        self.memory = memory
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let badge = UITextField()
        badge.placeholder = "None"
        badge.borderStyle = .roundedRect
        badge.addAction(
            UIAction { [weak self, weak badge] _ in
                let text = badge?.text ?? ""
                self?.navigationController?.tabBarItem.badgeValue = text.isEmpty ? nil : text
            },
            for: .editingChanged
        )
        let tints = UISegmentedControl(items: ["Blue", "Pink", "Green", "Orange"])
        tints.selectedSegmentIndex = 0
        tints.addAction(
            UIAction { [weak self, weak tints] _ in
                let colors: [UIColor] = [.systemBlue, .systemPink, .systemGreen, .systemOrange]
                let index = tints?.selectedSegmentIndex ?? 0
                self?.tabBarController?.tabBar.tintColor = colors[max(0, index)]
            },
            for: .valueChanged
        )
        let dark = UISwitch()
        dark.addAction(
            UIAction { [weak self, weak dark] _ in
                self?.view.window?.overrideUserInterfaceStyle = dark?.isOn == true ? .dark : .unspecified
            },
            for: .valueChanged
        )
        badge.accessibilityLabel = "This tab's badge"
        tints.accessibilityLabel = "Colour"
        addCard("This tab's badge", [badge])
        addCard("Colour", [tints, row("Dark", dark)])
        addCard(
            "Look",
            [
                text("Backgrounds, images, dividers, places: each property, with the line that sets it."),
                button("The Bar's Look…") { [weak self] _ in
                    self?.navigationController?.push(.look)
                },
            ]
        )
        addCard(
            "Hidden tabs",
            [
                row("Colors", hiding("colors")), row("Type", hiding("type")),
                row("Symbols", hiding("symbols")),
                text(
                    "Hidden tabs are neither on the bar nor in More, until you show them again.",
                    color: .secondaryLabel
                ),
            ]
        )
        addCard(
            "Order",
            [
                button("Undo the Last Change") { [memory] _ in Task { try? await memory.undo() } },
                button("Back to the App's Order") { [memory] _ in Task { try? await memory.reset(.order) } },
            ]
        )
    }

    /// A switch that shows a tab.
    private func hiding(_ id: TabID) -> UISwitch {
        let shows = UISwitch()
        shows.isOn = !memory.arrangement.hidden.contains(id)
        shows.addAction(
            UIAction { [memory, weak shows] _ in
                let isOn = shows?.isOn ?? true
                Task { try? await (isOn ? memory.unhide(id) : memory.hide(id)) }
            },
            for: .valueChanged
        )
        return shows
    }
}
