import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// Lists, buttons, alerts, menus and bars follow the size of texts that the user wants, live.
@preconcurrency @MainActor
final class DynamicTypeTests: TabBarTestCase {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private final class Table: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "What stands above the rows"
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "What stands below the rows of it"
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let styles: [UITableViewCell.CellStyle] = [.value1, .value2, .subtitle]
            let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
            guard indexPath.section == 1 else {
                cell.textLabel?.text = indexPath.row == 1 ? "Wireless" : "Wireless networks"
                cell.detailTextLabel?.text = "Connected"
                return cell
            }
            var content: UIListContentConfiguration = indexPath.row < 2 ? .valueCell() : .subtitleCell()
            content.text = "Wireless networks"
            content.secondaryText = "On"
            cell.contentConfiguration = content
            return cell
        }
    }

    func testRowsGrowAndNothingIsCut() throws {
        for style in [UITableView.Style.plain, .insetGrouped] {
            let table = Table(style: style)
            let window = show(table, width: 320, height: 700)
            table.tableView.selectRow(
                at: IndexPath(row: 1, section: 0),
                animated: false,
                scrollPosition: .none
            )
            var heights: [CGFloat] = []
            for category in Self.categories {
                window.traitOverrides.preferredContentSizeCategory = category
                window.layoutIfNeeded()
                heights.append(table.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height)
                if category >= .large {
                    XCTAssertEqual(table.view.cutTexts(), [], "\(style.rawValue), \(category.rawValue)")
                }
            }
            XCTAssertEqual(heights, heights.sorted())
            XCTAssertEqual(heights[3], 58)
            XCTAssertGreaterThan(heights[11], 150)
            XCTAssertEqual(table.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
            window.traitOverrides.preferredContentSizeCategory = .large
            window.layoutIfNeeded()
            XCTAssertEqual(table.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height, 58)
        }
    }

    func testAValueStandsBelowItsTextAtAccessibilitySizes() throws {
        let table = Table(style: .plain)
        let window = show(table, width: 1_200, height: 900)
        func places(_ path: IndexPath) throws -> (text: CGRect, detail: CGRect) {
            let cell = try XCTUnwrap(table.tableView.cellForRow(at: path))
            let list = cell._listContent
            let text = try XCTUnwrap(list?._text ?? cell.textLabel)
            let detail = try XCTUnwrap(list?._detail ?? cell.detailTextLabel)
            return (text.frame, detail.frame)
        }
        for category in Self.categories {
            window.traitOverrides.preferredContentSizeCategory = category
            window.layoutIfNeeded()
            for path in [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1)] {
                let (text, detail) = try places(path)
                if category.isAccessibilityCategory {
                    XCTAssertGreaterThanOrEqual(detail.minY, text.maxY, "\(path), \(category.rawValue)")
                    XCTAssertEqual(detail.minX, text.minX)
                } else {
                    XCTAssertGreaterThan(detail.minX, text.minX + 200, "\(path), \(category.rawValue)")
                }
            }
        }
    }

    func testConfigurationsMadeEarlierFollow() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let view = UIListContentView(configuration: content)
        var fixed = UIListContentConfiguration.cell()
        fixed.text = "Fixed"
        fixed.textProperties.adjustsFontForContentSizeCategory = false
        let other = UIListContentView(configuration: fixed)
        let controller = UIViewController()
        controller.view.addSubview(view)
        controller.view.addSubview(other)
        show(controller)
        controller.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        XCTAssertEqual(view._text?.font.pointSize, 40)
        content.text = "Another"
        view.configuration = content
        XCTAssertEqual(view._text?.font.pointSize, 40)
        XCTAssertEqual(other._text?.font.pointSize, 17)
    }

    func testButtonsWrap() {
        let button = UIButton(configuration: .filled())
        button.setTitle("Begin the download", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
            button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
        ])
        let window = show(controller, width: 320)
        let usual = button.bounds.height
        XCTAssertLessThan(usual, 40)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        XCTAssertGreaterThan(button.bounds.height, usual * 4)
        XCTAssertEqual(button.cutTexts(), [])
        window.traitOverrides.preferredContentSizeCategory = .large
        window.layoutIfNeeded()
        XCTAssertEqual(button.bounds.height, usual)
    }

    func testAlertsScrollAndWrap() throws {
        let controller = UIViewController()
        let window = show(controller, width: 320, height: 480)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = UIAlertController(
                title: "Delete the album?",
                message: "Its pictures stay in the library.",
                preferredStyle: style
            )
            alert.addAction(UIAlertAction(title: "Delete the album", style: .destructive))
            alert.addAction(UIAlertAction(title: "Keep it", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            controller.present(alert, animated: false)
            window.layoutIfNeeded()
            XCTAssertEqual(alert.view.cutTexts(), [])
            let buttons = alert._alertView.buttons
            for button in buttons {
                let wanted = button.height(width: button.bounds.width, least: 44)
                XCTAssertEqual(button.bounds.height, wanted, "\(button.alertAction.title ?? "")")
            }
            XCTAssertGreaterThan(buttons[0].bounds.height, 120, "two lines at least")
            controller.dismiss(animated: false)
        }
    }

    // MARK: - Limits

    func testLimitsOfAViewHoldInIt() {
        let controller = UIViewController()
        let (outer, inner) = (UIView(), UILabel())
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        let window = show(controller)
        inner.adjustsFontForContentSizeCategory = true
        inner.font = .preferredFont(forTextStyle: .body)
        XCTAssertNil(outer.minimumContentSizeCategory)
        XCTAssertNil(outer.maximumContentSizeCategory)
        XCTAssertEqual(inner.appliedContentSizeCategoryLimitsDescription, "")
        outer.minimumContentSizeCategory = .medium
        outer.maximumContentSizeCategory = .accessibilityMedium
        for category in Self.categories {
            window.traitOverrides.preferredContentSizeCategory = category
            let shown = inner.traitCollection.preferredContentSizeCategory
            let most = UIContentSizeCategory.accessibilityMedium
            let wanted = category < .medium ? .medium : category > most ? most : category
            XCTAssertEqual(shown, wanted, category.rawValue)
            XCTAssertEqual(controller.view.traitCollection.preferredContentSizeCategory, category)
        }
        XCTAssertEqual(inner.font.pointSize, 28)
        XCTAssertTrue(inner.appliedContentSizeCategoryLimitsDescription.contains("AccessibilityM"))
        outer.maximumContentSizeCategory = nil
        XCTAssertEqual(inner.font.pointSize, 53)
    }

    // MARK: - Large content

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Three"].map { name in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: 0)
            return controller
        }
        return tabs
    }

    private func panel(_ window: UIWindow) -> LargeContentPanel? {
        window.subviews.lazy.compactMap { $0 as? LargeContentPanel }.first
    }

    func testABarShowsItsItemsLargeAtAccessibilitySizesAlone() throws {
        let tabs = tabs()
        let window = show(tabs)
        let bar = tabs.tabBar
        XCTAssertNil(bar._largeContentOfButtons)
        XCTAssertEqual(bar.interactions.count, 0)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        let interaction = try XCTUnwrap(
            bar.interactions.lazy.compactMap { $0 as? UILargeContentViewerInteraction }.first
        )
        let frame = bar._buttons[1].frame
        let place = CGPoint(x: frame.midX, y: frame.midY)
        let item = try XCTUnwrap(interaction.item(at: place))
        XCTAssertEqual(item.largeContentTitle, "Two")
        XCTAssertNotNil(item.largeContentImage)
        XCTAssertTrue(BarLargeContent.isWanted(by: bar._buttons[1]), "a hold is no more for the menu")
        interaction._show(item, for: bar)
        XCTAssertNotNil(panel(window))
        interaction._close()
        XCTAssertNil(panel(window))
        interaction.delegate?.largeContentViewerInteraction(interaction, didEndOn: item, at: place)
        XCTAssertEqual(tabs.selectedIndex, 1)
        window.traitOverrides.preferredContentSizeCategory = .large
        XCTAssertFalse(BarLargeContent.isWanted(by: bar._buttons[1]))
    }

    func testASegmentIsShownLargeAndChosen() throws {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 20, y: 50, width: 300, height: 32)
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let controller = UIViewController()
        controller.view.addSubview(control)
        let window = show(controller)
        XCTAssertEqual(control.interactions.count, 0)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        let interaction = try XCTUnwrap(
            control.interactions.lazy.compactMap { $0 as? UILargeContentViewerInteraction }.first
        )
        let place = CGPoint(x: 290, y: 16)
        let item = try XCTUnwrap(interaction.item(at: place))
        XCTAssertEqual(item.largeContentTitle, "Three")
        interaction.delegate?.largeContentViewerInteraction(interaction, didEndOn: item, at: place)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        XCTAssertEqual(count, 1)
        control.setEnabled(false, forSegmentAt: 2)
        XCTAssertNil(interaction.item(at: place))
        XCTAssertNil(interaction.item(at: CGPoint(x: -50, y: 16)))
    }

    /// Titles in large letters become smaller before they are cut.
    func testTitlesShrinkToTheUsualSizeBeforeTheyAreCut() {
        let font = TabBarLayout.Style.stacked.titleFont
        var large = font
        large.size *= 1.3
        func size(_ width: CGFloat, _ font: FontDescription, scale: CGFloat) -> CGFloat {
            let content = TabBarLayout.Content(title: "Title", titleFont: font, titleScale: scale)
            let layout = TabBarLayout(
                contents: [content],
                size: CGSize(width: 100, height: 49),
                style: .stacked,
                distribution: TabBarLayout.Distribution(),
                isRightToLeft: false,
                measure: { _, font in width * font.size / 10 }
            )
            return layout.items[0].titleSize
        }
        XCTAssertEqual(size(50, large, scale: 1.3), 13, "there is room")
        XCTAssertEqual(size(96, large, scale: 1.3), 10, "as large as it may be")
        XCTAssertEqual(size(500, large, scale: 1.3), 8.5, "then it is cut")
        XCTAssertEqual(size(500, large, scale: 1), 13 * 0.85, "an app's own font")
    }

    func testTheLargeItemFollowsTheKeys() throws {
        let tabs = tabs()
        let window = show(tabs)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let bar = tabs.tabBar
        XCTAssertTrue(bar._buttons[0]._widget?.grabFocus() == true)
        XCTAssertTrue(bar._moveFocus(.right, []))
        XCTAssertEqual(panel(window)?.item.largeContentTitle, "Two")
        XCTAssertTrue(bar._moveFocus(.right, []))
        XCTAssertEqual(panel(window)?.item.largeContentTitle, "Three")
        window.traitOverrides.preferredContentSizeCategory = .large
        XCTAssertNil(panel(window))
    }
}
