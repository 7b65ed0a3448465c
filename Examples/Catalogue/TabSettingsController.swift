import UIKit

/// Changes the tabs and their bar while they are seen.
class TabSettingsController: PageController {
    private let modes = UISegmentedControl(items: ["Automatic", "Bar", "Sidebar"])
    private let layouts = UISegmentedControl(items: ["Automatic", "Over", "Beside"])
    private var shows: [(tab: String, control: UISwitch)] = []
    private let frameTimes = UISwitch()
    private let darkness = UISwitch()
    private lazy var accessory = UITabAccessory(contentView: AccessoryView())

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard("This tab's badge", [badge()])
        addCard("Colour", [tints(), row("Dark", darkness)])
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
            "In a wide window",
            [
                choice("Above or beside the pages", modes) { tabs, index in
                    tabs.mode = UITabBarController.Mode(rawValue: index) ?? .automatic
                },
                choice("Sidebar", layouts) { tabs, index in
                    let layout = UITabBarController.Sidebar.Layout(rawValue: index)
                    tabs.sidebar.preferredLayout = layout ?? .automatic
                },
                text("F9 shows and hides the sidebar.", color: .secondaryLabel),
            ]
        )
        addCard(
            "Bar",
            [
                row("Hidden", change { $0.setTabBarHidden($1, animated: true) }),
                row(
                    "Small after scrolling down",
                    change { $0.tabBarMinimizeBehavior = $1 ? .onScrollDown : .automatic }
                ),
                row(
                    "Accessory",
                    change { [weak self] in $0.setBottomAccessory($1 ? self?.accessory : nil, animated: true)
                    }
                ),
                text("Only the bar at the bottom of a narrow window becomes small.", color: .secondaryLabel),
            ]
        )
        addCard(
            "Shown tabs",
            [
                row("Colors", hiding("colors")), row("Type", hiding("type")),
                row("Symbols", hiding("symbols")),
                text(
                    "Hidden tabs are nowhere until they are shown again. What is hidden here is so until the app ends; what you hide by Edit in the sidebar stays hidden.",
                    color: .secondaryLabel
                ),
            ]
        )
        if FrameTimes.canBeShown {
            addCard(
                "For developers",
                [
                    row("Frame times", frameTimes),
                    text(
                        "How many frames came too late, and what the longest one spent its time on.",
                        color: .secondaryLabel
                    ),
                ]
            )
        }
        darkness.addAction(UIAction { [weak self] _ in self?.changeDarkness() }, for: .valueChanged)
        frameTimes.addAction(UIAction { [weak self] _ in self?.changeMeter() }, for: .valueChanged)
        CatalogueTabs.follow(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Shows what was changed elsewhere.
    private func update() {
        guard let tabs = tabBarController else { return }
        frameTimes.isOn = FrameTimes.areShown(in: tabs.view.window)
        darkness.isOn = tabs.view.window?.overrideUserInterfaceStyle == .dark
        modes.selectedSegmentIndex = tabs.mode.rawValue
        layouts.selectedSegmentIndex = tabs.sidebar.preferredLayout.rawValue
        for (tab, control) in shows { control.isOn = tabs.tab(forIdentifier: tab)?.isHidden == false }
    }

    private func badge() -> UITextField {
        let badge = UITextField()
        badge.placeholder = "None"
        badge.borderStyle = .roundedRect
        badge.accessibilityLabel = "This tab's badge"
        badge.addAction(
            UIAction { [weak self, weak badge] _ in
                let text = badge?.text ?? ""
                self?.navigationController?.tab?.badgeValue = text.isEmpty ? nil : text
            },
            for: .editingChanged
        )
        return badge
    }

    private func tints() -> UISegmentedControl {
        let tints = UISegmentedControl(items: ["Blue", "Pink", "Green", "Orange"])
        tints.selectedSegmentIndex = 0
        tints.accessibilityLabel = "Colour"
        tints.addAction(
            UIAction { [weak self, weak tints] _ in
                let colors: [UIColor] = [.systemBlue, .systemPink, .systemGreen, .systemOrange]
                let index = tints?.selectedSegmentIndex ?? 0
                self?.tabBarController?.tabBar.tintColor = colors[max(0, index)]
            },
            for: .valueChanged
        )
        return tints
    }

    private func changeDarkness() {
        tabBarController?.view.window?.overrideUserInterfaceStyle = darkness.isOn ? .dark : .unspecified
    }

    private func changeMeter() {
        FrameTimes.show(frameTimes.isOn, in: tabBarController?.view.window)
    }

    /// A name, and below it what can be chosen.
    private func choice(
        _ name: String,
        _ control: UISegmentedControl,
        choose: @escaping (UITabBarController, Int) -> Void
    ) -> UIView {
        control.accessibilityLabel = name
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let tabs = self?.tabBarController, let control else { return }
                choose(tabs, max(0, control.selectedSegmentIndex))
            },
            for: .valueChanged
        )
        let choice = UIStackView(arrangedSubviews: [text(name, style: .subheadline), control])
        choice.axis = .vertical
        choice.spacing = 6
        return choice
    }

    /// A switch that is off at first.
    private func change(_ change: @escaping (UITabBarController, Bool) -> Void) -> UISwitch {
        let control = UISwitch()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let tabs = self?.tabBarController, let control else { return }
                change(tabs, control.isOn)
            },
            for: .valueChanged
        )
        return control
    }

    /// A switch that shows a tab.
    private func hiding(_ id: String) -> UISwitch {
        let control = change { tabs, isOn in tabs.tab(forIdentifier: id)?.isHidden = !isOn }
        shows.append((id, control))
        return control
    }
}

extension TabSettingsController: TabsFollower {
    func tabsDidChange() { update() }
}
