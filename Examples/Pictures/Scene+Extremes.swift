import UIKit

extension Scene {
    /// What can't be used, what is coloured, and what has little room.
    static var extremes: [Scene] {
        let phone = CGSize(width: 390, height: 600)
        let both = [("", false), ("-arabic", true)]
        return both.flatMap { ending, isArabic in
            let titles = isArabic ? arabicNames : names
            return [
                Scene(
                    name: "more-disabled\(ending)",
                    size: phone,
                    isRightToLeft: isArabic,
                    make: { disabledBehindMore(titles) },
                    prepare: { $0.selectedViewController = $0.moreNavigationController }
                ),
                Scene(
                    name: "alert-actions\(ending)",
                    size: phone,
                    isRightToLeft: isArabic,
                    make: { interface(titles, count: 3) },
                    prepare: { ask($0, isArabic) }
                ),
                Scene(
                    name: "badges-low\(ending)",
                    size: CGSize(width: 720, height: 320),
                    isRightToLeft: isArabic,
                    make: { badges(titles) }
                ),
                Scene(
                    name: "badges-1200\(ending)",
                    size: CGSize(width: 1200, height: 500),
                    isRightToLeft: isArabic,
                    make: { badges(titles) }
                ),
                Scene(
                    name: "symbol-buttons\(ending)",
                    size: phone,
                    isRightToLeft: isArabic,
                    make: { inFirstTab(SymbolButtonsController(), titles) }
                ),
                Scene(
                    name: "low-rows\(ending)",
                    size: phone,
                    isRightToLeft: isArabic,
                    make: { inFirstTab(LowRowsController(isArabic: isArabic), titles) }
                ),
            ]
        }
    }

    private static func disabledBehindMore(_ titles: [String]) -> UITabBarController {
        let tabs = interface(titles)
        for index in [2, 5] { tabs.viewControllers?[index].tabBarItem.isEnabled = false }
        for index in [4, 5] { tabs.viewControllers?[index].tabBarItem.badgeValue = "3" }
        return tabs
    }

    private static func badges(_ titles: [String]) -> UITabBarController {
        let tabs = interface(titles, count: 5)
        for (controller, badge) in zip(tabs.viewControllers ?? [], ["1", "12", "99+", "New", "1,234,567"]) {
            controller.tabBarItem.badgeValue = badge
        }
        tabs.viewControllers?[1].tabBarItem.badgeColor = .systemIndigo
        tabs.viewControllers?[2].tabBarItem.isEnabled = false
        return tabs
    }

    private static func ask(_ tabs: UITabBarController, _ isArabic: Bool) {
        let alert = UIAlertController(
            title: isArabic ? "حفظ التغييرات؟" : "Save the changes?",
            message: isArabic ? "ستفقد التغييرات إذا لم تحفظها." : "They are lost if you don’t.",
            preferredStyle: .alert
        )
        let save = UIAlertAction(title: isArabic ? "حفظ" : "Save", style: .default)
        let later = UIAlertAction(title: isArabic ? "لاحقًا" : "Later", style: .default)
        later.isEnabled = false
        alert.addAction(save)
        alert.addAction(later)
        alert.addAction(UIAlertAction(title: isArabic ? "تجاهل" : "Discard", style: .destructive))
        alert.addAction(UIAlertAction(title: isArabic ? "إلغاء" : "Cancel", style: .cancel))
        alert.preferredAction = save
        alert.view.tintColor = .systemGreen
        tabs.present(alert, animated: false)
    }

    private static func inFirstTab(_ controller: UIViewController, _ titles: [String]) -> UITabBarController {
        let tabs = interface(titles, count: 3)
        // Under it lies a page, so that there is a way back.
        let root = UIViewController()
        root.title = titles.first
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(controller, animated: false)
        navigation.tabBarItem = tabs.viewControllers?.first?.tabBarItem
        tabs.viewControllers = [navigation] + (tabs.viewControllers?.dropFirst() ?? [])
        tabs.selectedIndex = 0
        return tabs
    }
}

/// Buttons of symbols: in the bar, alone, and beside titles; those that can be used and those that can't.
private final class SymbolButtonsController: UIViewController {
    private let symbols = ["star", "heart.fill", "trash", "square.and.arrow.up", "ellipsis.circle"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = ["plus", "magnifyingglass", "trash"].map {
            UIBarButtonItem(image: UIImage(systemName: $0), primaryAction: UIAction { _ in })
        }
        navigationItem.rightBarButtonItems?.last?.isEnabled = false
        let rows = [true, false].map { isEnabled in row(isEnabled, symbols.map(plain)) }
        let titled = [true, false].map { isEnabled in row(isEnabled, ["star", "trash"].map(filled)) }
        let stack = UIStackView(arrangedSubviews: rows + titled)
        stack.axis = .vertical
        stack.spacing = 24
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24).isActive = true
    }

    private func row(_ isEnabled: Bool, _ buttons: [UIButton]) -> UIView {
        for button in buttons { button.isEnabled = isEnabled }
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.spacing = 20
        return stack
    }

    private func plain(_ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: name), for: .normal)
        return button
    }

    private func filled(_ name: String) -> UIButton {
        var configuration = name == "star" ? UIButton.Configuration.filled() : .tinted()
        configuration.title = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "زر" : "Button"
        configuration.image = UIImage(systemName: name)
        configuration.imagePadding = 8
        return UIButton(configuration: configuration)
    }
}

/// Rows of a fixed height that is too low for their titles.
private final class LowRowsController: UITableViewController {
    private let isArabic: Bool

    init(isArabic: Bool) {
        self.isArabic = isArabic
        super.init(style: .insetGrouped)
        tableView.rowHeight = 44
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
        let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
        cell.textLabel?.text =
            isArabic
            ? "عنوان أطول بكثير من السطر الواحد الذي يتركه له صف بالارتفاع المعتاد في هذا الجدول الصغير جدًا"
            : "A title that is far too long for the one line that a row of the usual height leaves it in a table"
        cell.textLabel?.numberOfLines = indexPath.section == 0 ? 2 : 0
        cell.detailTextLabel?.text = isArabic ? "تفاصيل" : "Detail"
        cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
        return cell
    }
}
