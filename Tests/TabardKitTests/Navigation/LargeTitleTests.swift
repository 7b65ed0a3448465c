import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// Large titles in a window, with a table below that really scrolls.
@preconcurrency @MainActor
final class LargeTitleTests: TabBarTestCase {
    private let double = TableDouble()
    private var navigation = UINavigationController()
    private var bar: UINavigationBar { navigation.navigationBar }

    private func table(_ title: String, rows: Int = 60) -> UITableViewController {
        let controller = UITableViewController(style: .plain)
        double.counts = [rows]
        controller.tableView.dataSource = double
        controller.title = title
        return controller
    }

    private func settle() {
        MainLoop.iterate(seconds: 0.05)
        windows.last?.layoutIfNeeded()
    }

    @discardableResult
    private func showTable(rows: Int = 60) -> UITableViewController {
        let controller = table("Mountains", rows: rows)
        navigation = UINavigationController(rootViewController: controller)
        bar.prefersLargeTitles = true
        show(navigation)
        settle()
        return controller
    }

    func testTheBarIsHighAtFirstAndTheRowsBeginBelowIt() {
        let table: UITableView = showTable().tableView
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 0, width: 390, height: 96))
        XCTAssertEqual(table.adjustedContentInset.top, 96)
        XCTAssertEqual(table.contentOffset.y, -96)
        XCTAssertEqual(bar._content.titleLabel.alpha, 0)
        XCTAssertEqual(bar._content.largeTitle?.text, "Mountains")
        XCTAssertEqual(bar._backgroundOpacity, 0)
    }

    func testLettersThatReachHighAreNotCut() throws {
        let controller = showTable()
        let titles = [
            "Mountains", "Ñáţÿ", "الإعدادات", "การตั้งค่า", "ผู้ใช้ที่", "सेटिंग्स", "ပြင်ဆင်ချက်", "སྒྲིག་འགོད", "設定", "설정",
            "הגדרות",
        ]
        for title in titles {
            controller.title = title
            settle()
            let large = try XCTUnwrap(bar._content.largeTitle)
            XCTAssertEqual(large.bounds.height, 52)
            XCTAssertGreaterThanOrEqual(large.heading.frame.minY, -0.5, "\(title) is cut at the top")
            XCTAssertLessThanOrEqual(large.heading.frame.maxY, 52.5, "\(title) is cut at the bottom")
        }
        XCTAssertEqual(
            LargeTitleLayout.scale(height: 42, excessDescent: 0, full: 52),
            1,
            "a line of the usual height stays as it is"
        )
        XCTAssertEqual(LargeTitleLayout.scale(height: 96, excessDescent: 20, full: 52), 0.5)
    }

    func testTheBarCollapsesWithTheContentAndComesBack() {
        let table: UITableView = showTable().tableView
        var heights: [CGFloat] = []
        for distance in [10, 30, 52, 80, 400, 30, 0] as [Double] {
            table._area?.setOffset(x: 0, y: distance)
            settle()
            heights.append(bar.frame.height)
            XCTAssertEqual(table.contentOffset.y, CGFloat(distance) - 96)
            XCTAssertEqual(table.adjustedContentInset.top, bar.frame.height)
        }
        XCTAssertEqual(heights, [86, 66, 44, 44, 44, 66, 96])
        table._area?.setOffset(x: 0, y: 400)
        settle()
        XCTAssertEqual(bar._content.titleLabel.alpha, 1)
        XCTAssertEqual(bar._backgroundOpacity, 1)
        XCTAssertEqual(table.contentOffset.y, 304)
    }

    func testTheContentDoesNotRestWithHalfATitle() {
        let table: UITableView = showTable().tableView
        table._area?.setOffset(x: 0, y: 30)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { table.contentOffset.y == -44 })
        table._area?.setOffset(x: 0, y: 20)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { table.contentOffset.y == -96 })
    }

    func testTheLastRowCanBeReachedAndShortContentStays() {
        let long: UITableView = showTable().tableView
        long._area?.setOffset(x: 0, y: 100_000)
        settle()
        XCTAssertEqual(long.contentOffset.y, long.contentSize.height - 700)
        let short: UITableView = showTable(rows: 3).tableView
        short._area?.setOffset(x: 0, y: 100_000)
        settle()
        XCTAssertEqual(short.contentOffset.y, -96)
        XCTAssertEqual(bar.frame.height, 96)
    }

    func testTheDisplayModeDecidesAndAutomaticFollowsTheItemBelow() {
        let root = showTable()
        let (always, automatic, never) = (UIViewController(), UIViewController(), UIViewController())
        for (controller, mode) in [(never, 2), (automatic, 0), (always, 1)] {
            controller.title = "\(mode)"
            controller.navigationItem.largeTitleDisplayMode = .init(rawValue: mode) ?? .automatic
        }
        var heights: [CGFloat] = []
        for controller in [never, automatic, always] {
            navigation.pushViewController(controller, animated: false)
            settle()
            heights.append(bar.frame.height)
        }
        XCTAssertEqual(heights, [44, 44, 96])
        XCTAssertEqual(always.view.safeAreaInsets.top, 96)
        navigation.popToRootViewController(animated: false)
        settle()
        XCTAssertEqual(bar.frame.height, 96)
        root.navigationItem.largeTitleDisplayMode = .never
        settle()
        XCTAssertEqual(bar.frame.height, 44)
        XCTAssertEqual(root.tableView.contentOffset.y, -44)
        root.navigationItem.largeTitleDisplayMode = .always
        bar.prefersLargeTitles = false
        settle()
        XCTAssertEqual(bar.frame.height, 44)
    }

    func testAnAnimatedPushMovesTheBarBetweenTheHeights() {
        let root = showTable()
        Toolkit.areAnimationsEnabled = true
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(next, animated: true)
        var between = false
        XCTAssertTrue(
            MainLoop.iterate(seconds: 5) {
                between = between || (bar.frame.height > 44 && bar.frame.height < 96)
                return navigation._transition == nil
            }
        )
        XCTAssertTrue(between)
        XCTAssertEqual(bar.frame.height, 44)
        navigation.popViewController(animated: false)
        settle()
        XCTAssertEqual(bar.frame.height, 96)
        XCTAssertEqual(root.tableView.contentOffset.y, -96)
    }

    func testACollapsedTitleIsStillCollapsedAfterTheWayThereAndBack() {
        let root = showTable()
        root.tableView._area?.setOffset(x: 0, y: 400)
        settle()
        navigation.pushViewController(table("Other"), animated: false)
        settle()
        XCTAssertEqual(bar.frame.height, 96)
        navigation.popViewController(animated: false)
        settle()
        XCTAssertEqual(bar.frame.height, 44)
        XCTAssertEqual(root.tableView.contentOffset.y, 304)
    }

    func testAScrollViewBelowTheBarLeavesTheTitleAlone() {
        let controller = UIViewController()
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 5_000)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(scroll)
        let safe = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safe.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
        navigation = UINavigationController(rootViewController: controller)
        bar.prefersLargeTitles = true
        controller.title = "Title"
        show(navigation)
        settle()
        XCTAssertEqual(scroll.frame, CGRect(x: 0, y: 96, width: 390, height: 604))
        scroll._area?.setOffset(x: 0, y: 300)
        settle()
        XCTAssertEqual(bar.frame.height, 96)
        XCTAssertEqual(scroll.contentOffset.y, 300)
    }

    func testANamedScrollViewAndAnOpaqueBar() {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 5_000)
        let other = UIScrollView(frame: controller.view.bounds)
        controller.view.addSubview(other)
        controller.view.addSubview(scroll)
        XCTAssertTrue(controller.contentScrollView(for: .top) === other)
        other.isHidden = true
        controller.setContentScrollView(scroll, for: .top)
        XCTAssertTrue(controller.contentScrollView(for: .top) === scroll)
        navigation = UINavigationController(rootViewController: controller)
        bar.prefersLargeTitles = true
        bar.isTranslucent = false
        controller.title = "Title"
        show(navigation)
        settle()
        XCTAssertEqual(controller.view.frame.minY, 44)
        XCTAssertEqual(scroll.adjustedContentInset.top, 52)
        scroll._area?.setOffset(x: 0, y: 30)
        settle()
        XCTAssertEqual(bar.frame.height, 66)
        XCTAssertEqual(controller.view.frame.minY, 44, "the view itself stays")
        XCTAssertEqual(scroll.contentOffset.y, -22)
        controller.extendedLayoutIncludesOpaqueBars = true
        settle()
        XCTAssertEqual(controller.view.frame.minY, 0)
    }

    func testHidingTheBarAndAPrompt() {
        let root = showTable()
        navigation.setNavigationBarHidden(true, animated: false)
        settle()
        XCTAssertEqual(root.tableView.contentOffset.y, 0)
        navigation.setNavigationBarHidden(false, animated: false)
        root.navigationItem.prompt = "Choose"
        settle()
        XCTAssertEqual(bar.frame.height, 126)
        XCTAssertEqual(root.tableView.contentOffset.y, -126)
        root.navigationItem.prompt = nil
        settle()
        XCTAssertEqual(bar.frame.height, 96)
    }

    func testTheTitleIsHeardOnce() {
        let root = showTable()
        let content = bar._content
        XCTAssertTrue(content.titleLabel.accessibilityElementsHidden)
        XCTAssertEqual(content.largeTitle?.accessibilityElementsHidden, false)
        root.tableView._area?.setOffset(x: 0, y: 400)
        settle()
        XCTAssertFalse(content.titleLabel.accessibilityElementsHidden)
        XCTAssertEqual(content.largeTitle?.accessibilityElementsHidden, true)
    }

    func testUnderMoreAndInTabs() {
        let tabs = UITabBarController()
        let last = UINavigationController(rootViewController: table("Last"))
        last.navigationBar.prefersLargeTitles = true
        tabs.viewControllers = controllers(["A", "B", "C", "D", "E"]) + [last]
        show(tabs)
        tabs.moreNavigationController.navigationBar.prefersLargeTitles = true
        tabs.selectedViewController = tabs.moreNavigationController
        settle()
        XCTAssertEqual(tabs.moreNavigationController.navigationBar.frame.height, 96)
        tabs.selectedIndex = 5
        settle()
        XCTAssertEqual(last.navigationBar.frame.height, 96)
        let shown = (last.topViewController as? UITableViewController)?.tableView
        shown?._area?.setOffset(x: 0, y: 200)
        settle()
        XCTAssertEqual(last.navigationBar.frame.height, 44)
        XCTAssertEqual(shown?.contentOffset.y, 104)
    }

    func testFontsAndColours() {
        showTable()
        bar.largeTitleTextAttributes = [
            .font: UIFont.systemFont(ofSize: 50), .foregroundColor: UIColor.systemRed,
        ]
        bar.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        settle()
        XCTAssertGreaterThan(bar.frame.height, 105)
        XCTAssertEqual(bar._content.looks.titleColor, .systemGreen)
        XCTAssertEqual(bar._content.looks.largeTitleColor, .systemRed)
        bar.barTintColor = .systemYellow
        let background = bar._background
        XCTAssertEqual(
            background.edge?.material?.tint.red,
            UIColor.systemYellow.components(with: bar.traitCollection).red
        )
        XCTAssertEqual(background.edge?.shadow, BarBackground.Shadow.none)
    }
}
