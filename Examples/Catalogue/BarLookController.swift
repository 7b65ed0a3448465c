import UIKit

/// Changes the look of this app's own tab bar, that of a narrow window, while it is seen, and tells the line of Swift that does it.
class BarLookController: PageController {
    /// A property of the bar, and what can be chosen for it.
    struct Property {
        var name: String
        var choices: [Choice]
    }

    /// A value of a property.
    struct Choice {
        var name: String
        var code: String
        var apply: @MainActor (UITabBar) -> Void
    }

    private var changedAppearance = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "The Bar's Look"
        addCard([
            text(
                "Each choice changes the bar at the bottom of a narrow window at once. Below it stands the line that does it."
            )
        ])
        for group in Self.groups {
            addCard(group.heading, group.properties.map(row))
        }
        addCard([button("As It Was") { [weak self] _ in self?.reset() }])
    }

    private func row(_ property: Property) -> UIView {
        let control = UISegmentedControl(items: property.choices.map(\.name))
        control.selectedSegmentIndex = 0
        control.accessibilityLabel = property.name
        let name = text(property.name, style: .subheadline)
        let code = text(property.choices[0].code, style: .footnote, color: .secondaryLabel)
        code.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        control.addAction(
            UIAction { [weak self, weak control, weak code] _ in
                guard let self, let control, let bar = self.tabBarController?.tabBar else { return }
                let choice = property.choices[max(0, control.selectedSegmentIndex)]
                choice.apply(bar)
                if property.name == "UITabBarAppearance" { self.changedAppearance = true }
                code?.text = choice.code
                self.view.setNeedsLayout()
            },
            for: .valueChanged
        )
        let row = UIStackView(arrangedSubviews: [name, control, code])
        row.axis = .vertical
        row.spacing = 6
        return row
    }

    /// Takes the first choice of everything, on the bar and on the page.
    private func reset() {
        guard let bar = tabBarController?.tabBar else { return }
        for property in Self.groups.dropLast().flatMap(\.properties) { property.choices[0].apply(bar) }
        // An appearance that was once set stays, so that one is only set if there was one.
        if changedAppearance { bar.standardAppearance = UITabBarAppearance() }
        let fresh = Page.look.makeController()
        guard var stack = navigationController?.viewControllers else { return }
        stack[stack.count - 1] = fresh
        navigationController?.setViewControllers(stack, animated: false)
    }
}
