import GtkInterop
import TabardTesting
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Texts stand out by 4.5 to 1 and marks by 3 to 1, measured in pictures, in light, dark and high contrast, whatever lies
/// behind a bar (A14).
@preconcurrency @MainActor
final class ContrastTests: TabBarTestCase {
    private struct Setting: CustomStringConvertible {
        var isDark: Bool
        var isHighContrast: Bool
        var description: String { (isDark ? "dark" : "light") + (isHighContrast ? ", high contrast" : "") }
    }

    private static let settings = [
        Setting(isDark: false, isHighContrast: false), Setting(isDark: true, isHighContrast: false),
        Setting(isDark: false, isHighContrast: true), Setting(isDark: true, isHighContrast: true),
    ]

    override func tearDown() async throws {
        TestEnvironment.isHighContrast = false
        try await super.tearDown()
    }

    private func forEachSetting(_ window: UIWindow, _ body: (String) throws -> Void) rethrows {
        for setting in Self.settings {
            TestEnvironment.isHighContrast = setting.isHighContrast
            window.overrideUserInterfaceStyle = setting.isDark ? .dark : .light
            window.layoutIfNeeded()
            try body(setting.description)
        }
    }

    private func check(
        _ contrast: Double,
        atLeast least: Double = 4.5,
        _ what: String,
        line: UInt = #line
    ) {
        if ProcessInfo.processInfo.environment["TABARD_PRINT_CONTRASTS"] != nil {
            print(String(format: "contrast %5.2f %@", contrast, what))
        }
        XCTAssertGreaterThanOrEqual(contrast, least, what, line: line)
    }

    private func checkLabels(_ window: UIWindow, _ what: String, atLeast count: Int, line: UInt = #line)
        throws
    {
        let found = try ContrastMeter(window).labels(in: window)
        XCTAssertGreaterThanOrEqual(found.count, count, what, line: line)
        for (text, contrast) in found { check(contrast, "\(what): \(text)", line: line) }
    }

    func testTheRatioIsThatOfWCAG() {
        func gray(_ value: Double) -> RGBA { RGBA(red: value, green: value, blue: value) }
        XCTAssertEqual(RGBA.black.contrast(with: .white), 21, accuracy: 1e-9)
        XCTAssertEqual(RGBA.white.contrast(with: .white), 1)
        XCTAssertEqual(gray(0x76 / 255.0).contrast(with: .white), 4.54, accuracy: 0.005)
        XCTAssertEqual(RGBA.white.contrast(with: RGBA(red: 1, green: 0, blue: 0)), 4.0, accuracy: 0.005)
        XCTAssertEqual(RGBA(red: 0, green: 0, blue: 1).contrast(with: .white), 8.59, accuracy: 0.005)
    }

    // MARK: - Bars over anything

    /// Covers its view with stripes.
    private final class Ground: UIViewController {
        private let scroll = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 390, height: 3_000)
            view.addSubview(scroll)
        }

        func paint(_ colors: [UIColor], stripe: CGFloat) {
            for view in scroll.subviews { view.removeFromSuperview() }
            for index in 0..<Int((400 / stripe).rounded(.up)) {
                let frame = CGRect(x: CGFloat(index) * stripe, y: -100, width: stripe, height: 3_000)
                let view = UIView(frame: frame)
                view.backgroundColor = colors[index % colors.count]
                scroll.addSubview(view)
            }
            scroll.contentOffset.y = 300
        }
    }

    func testA14BarsOverAnyContent() throws {
        let ground = Ground()
        ground.navigationItem.title = "Title"
        ground.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Act",
            style: .plain,
            target: nil,
            action: nil
        )
        let navigation = UINavigationController(rootViewController: ground)
        let image = UIImage(systemName: "star.fill")
        navigation.tabBarItem = UITabBarItem(title: "Chosen", image: image, tag: 0)
        let others = ["Other", "Third"].map { name in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: name, image: image, tag: 1)
            return controller
        }
        others[0].tabBarItem.badgeValue = "8"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation] + others
        let window = show(tabs)
        let grounds: [(String, [UIColor], CGFloat)] = [
            ("black", [.black], 400), ("white", [.white], 400), ("red", [.red], 400),
            ("green", [.green], 400), ("blue", [.blue], 400), ("yellow", [.yellow], 400),
            ("magenta", [.magenta], 400), ("cyan", [.cyan], 400), ("thin stripes", [.black, .white], 10),
            ("wide stripes", [.black, .white], 65), ("coloured stripes", [.red, .green, .blue], 40),
        ]
        try forEachSetting(window) { setting in
            for (name, colors, stripe) in grounds {
                ground.paint(colors, stripe: stripe)
                window.layoutIfNeeded()
                MainLoop.iterate(seconds: 0.02)
                let meter = try ContrastMeter(window)
                let bar = tabs.tabBar
                for (index, place) in bar._drawing.layout.items.enumerated() {
                    let what = "\(setting), over \(name), tab \(index)"
                    check(meter.contrast(in: place.title.insetBy(dx: -1, dy: 0), of: bar), what)
                    if let image = place.image, place.badge == nil {
                        check(meter.contrast(in: image, of: bar), atLeast: 3, what + "'s icon")
                    }
                    if let badge = place.badge {
                        let middle = badge.insetBy(dx: 5, dy: 2)
                        check(meter.contrast(in: middle, of: bar), what + "'s badge")
                    }
                }
                let labels = meter.labels(in: navigation.navigationBar)
                XCTAssertEqual(labels.map(\.text), ["Title"])
                for (text, contrast) in labels { check(contrast, "\(setting), over \(name), \(text)") }
                let button = try XCTUnwrap(
                    navigation.navigationBar.descendants(NavigationBarButton.self).first
                )
                let inner = button.bounds.insetBy(dx: 2, dy: 8)
                check(meter.contrast(in: inner, of: button), "\(setting), over \(name), button")
            }
        }
    }

    func testA14ABarOverAnAncestorsColor() throws {
        let tabs = UITabBarController()
        let content = UIViewController()
        content.tabBarItem = UITabBarItem(title: "Chosen", image: nil, tag: 0)
        content.view.backgroundColor = nil
        tabs.viewControllers = [content]
        let window = show(tabs)
        tabs.view.backgroundColor = nil
        for (color, style) in [
            (UIColor.black, UIUserInterfaceStyle.light), (.white, .dark), (.red, .light), (.green, .dark),
        ] {
            window.backgroundColor = color
            window.overrideUserInterfaceStyle = style
            window.layoutIfNeeded()
            let place = try XCTUnwrap(tabs.tabBar._drawing.layout.items.first).title
            check(try ContrastMeter(window).contrast(in: place, of: tabs.tabBar), "\(color), \(style)")
        }
    }

    // MARK: - Lists

    private final class Table: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = "Table"
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Header \(section)"
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "Footer \(section)"
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let styles: [UITableViewCell.CellStyle] = [.subtitle, .value1, .value2, .default]
            let cell = UITableViewCell(
                style: styles[indexPath.section * 2 + indexPath.row],
                reuseIdentifier: nil
            )
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    func testA14Tables() throws {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let table = Table(style: style)
            let window = show(UINavigationController(rootViewController: table), height: 600)
            try forEachSetting(window) { setting in
                try checkLabels(window, "\(setting), table \(style.rawValue)", atLeast: 12)
                let cell = try XCTUnwrap(table.tableView.visibleCells.first)
                let mark = try XCTUnwrap(cell._mark)
                let area = mark.bounds.insetBy(dx: -2, dy: -2)
                check(
                    try ContrastMeter(window).contrast(in: area, of: mark),
                    atLeast: 3,
                    "\(setting), chevron"
                )
            }
        }
    }

    func testA14More() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<8).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            controller.tabBarItem.badgeValue = index == 6 ? "3" : nil
            return controller
        }
        let window = show(tabs)
        tabs.selectedViewController = tabs.moreNavigationController
        MainLoop.iterate(seconds: 0.1)
        try forEachSetting(window) { setting in
            try checkLabels(window, "\(setting), More", atLeast: 6)
        }
    }

    func testA14TheEditScreen() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<8).map { index in
            let controller = UIViewController()
            let image = UIImage(systemName: "star")
            controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: image, tag: index)
            return controller
        }
        let window = show(tabs)
        tabs._beginCustomizing()
        MainLoop.iterate(seconds: 0.1)
        let screen = try XCTUnwrap(tabs.tabBar._screen)
        try forEachSetting(window) { setting in
            try checkLabels(window, "\(setting), edit screen", atLeast: 2)
            let meter = try ContrastMeter(window)
            let cells = screen.panel.grid.cells.values.filter { !$0.drawnState.isOnBar }
            XCTAssertEqual(cells.count, 4)
            for cell in cells {
                let what = "\(setting), edit screen's \(cell.item?.title ?? "")"
                check(meter.contrast(in: cell.bounds.insetBy(dx: 4, dy: 4), of: cell), what)
            }
        }
    }

    func testA14TheFocus() throws {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
        controller.view.addSubview(button)
        let window = show(controller)
        XCTAssertTrue(button._widget?.grabFocus() == true)
        window._native?.showFocus()
        try forEachSetting(window) { setting in
            for color in [UIColor.systemBackground, .systemGroupedBackground, .secondarySystemBackground] {
                controller.view.backgroundColor = color
                // It goes by itself when no key is pressed.
                window._native?.showFocus()
                let around = button.bounds.insetBy(dx: -8, dy: -8)
                let contrast = try ContrastMeter(window).contrast(in: around, of: button)
                check(contrast, atLeast: 3, "\(setting), focus")
            }
        }
    }

    // MARK: - Controls

    func testA14FieldsAndButtons() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemGroupedBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .fill
        stack.frame = CGRect(x: 20, y: 20, width: 350, height: 0)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        let search = UISearchBar()
        search.placeholder = "Search"
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        let configurations: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
            ("Bordered", .bordered()), ("Borderless", .borderless()),
        ]
        let buttons = configurations.flatMap { name, configuration in
            [UIButton.Role.normal, .destructive].map { role in
                let button = UIButton(configuration: configuration)
                button.setTitle("\(name) \(role.rawValue)", for: .normal)
                button.role = role
                return button
            }
        }
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        for view in [field, search, segments, system] + buttons as [UIView] { stack.addArrangedSubview(view) }
        controller.view.addSubview(stack)
        let window = show(controller, height: 900)
        stack.frame.size.height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        try forEachSetting(window) { setting in
            try checkLabels(window, setting, atLeast: buttons.count + 1)
            let meter = try ContrastMeter(window)
            check(
                meter.contrast(in: CGRect(x: 6, y: 4, width: 120, height: 26), of: field),
                "\(setting), placeholder"
            )
            let inner = search.searchTextField
            check(
                meter.contrast(in: CGRect(x: 28, y: 5, width: 120, height: 26), of: inner),
                "\(setting), search's placeholder"
            )
            for index in 0..<3 {
                let width = segments.bounds.width / 3
                let part = CGRect(
                    x: width * CGFloat(index),
                    y: 0,
                    width: width,
                    height: segments.bounds.height
                )
                check(
                    meter.contrast(in: part.insetBy(dx: 8, dy: 6), of: segments),
                    "\(setting), segment \(index)"
                )
            }
        }
    }

    func testA14SwitchesAndSliders() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemGroupedBackground
        let (on, off) = (UISwitch(), UISwitch())
        on.isOn = true
        let slider = UISlider()
        slider.value = 0.6
        for (index, view) in [on, off, slider].enumerated() {
            view.frame.origin = CGPoint(x: 50, y: 50 + CGFloat(index) * 60)
            controller.view.addSubview(view)
        }
        slider.frame.size = CGSize(width: 200, height: 31)
        let window = show(controller)
        try forEachSetting(window) { setting in
            let meter = try ContrastMeter(window)
            for (name, view) in [("on", on), ("off", off)] {
                let contrast = meter.contrast(in: view.bounds.insetBy(dx: -3, dy: -3), of: view)
                check(contrast, atLeast: 3, "\(setting), switch \(name)")
            }
            let track = meter.color(at: CGPoint(x: 40, y: slider.bounds.midY), of: slider)
            let ground = meter.color(at: CGPoint(x: 40, y: 2), of: slider)
            check(track.contrast(with: ground), atLeast: 3, "\(setting), slider")
        }
    }

    // MARK: - What is presented

    func testA14AlertsAndMenus() throws {
        let controller = UIViewController()
        let window = show(controller)
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "Act", style: .default))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            controller.present(alert, animated: false)
            try forEachSetting(window) { setting in
                try checkLabels(window, "\(setting), alert \(style.rawValue)", atLeast: 2)
                let meter = try ContrastMeter(window)
                for button in window.descendants(AlertButton.self) {
                    let title = button.alertAction.title ?? ""
                    let part = button.bounds.insetBy(dx: 20, dy: 4)
                    check(meter.contrast(in: part, of: button), "\(setting), \(title)")
                }
            }
            controller.dismiss(animated: false)
        }
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        controller.view.addSubview(view)
        let menus = Menus()
        let interaction = UIContextMenuInteraction(delegate: menus)
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.open(at: CGPoint(x: 5, y: 5)))
        try forEachSetting(window) { setting in
            try checkLabels(window, "\(setting), menu", atLeast: 2)
        }
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [
                    UIAction(title: "Copy") { _ in },
                    UIAction(title: "Delete", attributes: .destructive) { _ in },
                ])
            }
        }
    }
}
