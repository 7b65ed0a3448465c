import GtkInterop
import XCTest

@testable import TabardKit

/// Which scroll view a large title follows, however deep it stands.
@preconcurrency @MainActor
final class ContentScrollViewTests: TabBarTestCase {
    private let double = TableDouble()
    private var navigation = UINavigationController()
    private var bar: UINavigationBar { navigation.navigationBar }

    private func makeTable() -> UITableView {
        double.counts = [60]
        let table = UITableView(frame: .zero)
        table.dataSource = double
        return table
    }

    private func settle() {
        MainLoop.iterate(seconds: 0.05)
        windows.last?.layoutIfNeeded()
    }

    private func show(_ controller: UIViewController) {
        controller.title = "Mountains"
        navigation = UINavigationController(rootViewController: controller)
        bar.prefersLargeTitles = true
        super.show(navigation)
        settle()
    }

    private func fill(_ outer: UIView, with inner: UIView) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
    }

    /// The bar is high at first, follows the content up, and comes back with it.
    private func checkCollapsing(_ table: UIScrollView, line: UInt = #line) {
        XCTAssertTrue(navigation.topViewController?.contentScrollView(for: .top) === table, line: line)
        XCTAssertEqual(bar.frame.height, 96, line: line)
        XCTAssertEqual(table.adjustedContentInset.top, 96, line: line)
        XCTAssertEqual(table.contentOffset.y, -96, line: line)
        for (distance, height) in [(30, 66), (52, 44), (400, 44), (0, 96)] as [(CGFloat, CGFloat)] {
            table._area?.setOffset(x: 0, y: Double(distance))
            settle()
            XCTAssertEqual(bar.frame.height, height, line: line)
            XCTAssertEqual(table.contentOffset.y, distance - 96, line: line)
            XCTAssertEqual(table.adjustedContentInset.top, height, line: line)
        }
    }

    func testATableInContainerViews() {
        let controller = UIViewController()
        let (outer, inner, table) = (UIView(), UIView(), makeTable())
        controller.view.addSubview(UIView())
        fill(controller.view, with: outer)
        fill(outer, with: inner)
        fill(inner, with: table)
        show(controller)
        checkCollapsing(table)
    }

    func testATableInAStackView() {
        let controller = UIViewController()
        let table = makeTable()
        let footer = UIView()
        footer.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let stack = UIStackView(arrangedSubviews: [table, footer])
        stack.axis = .vertical
        fill(controller.view, with: stack)
        show(controller)
        checkCollapsing(table)
        XCTAssertNotEqual(table.frame.height, 700)
    }

    func testTheTableOfAChildController() {
        let (controller, child) = (UIViewController(), UITableViewController(style: .plain))
        double.counts = [60]
        child.tableView.dataSource = double
        let page = UIView()
        fill(controller.view, with: page)
        controller.addChild(child)
        fill(page, with: child.view)
        child.didMove(toParent: controller)
        show(controller)
        checkCollapsing(child.tableView)
    }

    func testAChildMayNameOneAndATableMayComeLater() {
        let (controller, child) = (UIViewController(), UIViewController())
        let (first, named) = (UIScrollView(), makeTable())
        controller.addChild(child)
        fill(controller.view, with: child.view)
        child.didMove(toParent: controller)
        show(controller)
        XCTAssertNil(controller.contentScrollView(for: .top))
        XCTAssertEqual(bar.frame.height, 96)
        fill(child.view, with: first)
        fill(child.view, with: named)
        settle()
        settle()
        XCTAssertTrue(controller.contentScrollView(for: .top) === first)
        child.setContentScrollView(named, for: .top)
        settle()
        XCTAssertNil(first._follower, "the bar follows one only")
        checkCollapsing(named)
    }

    func testWhatDoesNotFillTheEdgeIsNotFollowed() {
        let controller = UIViewController()
        let (header, table, strip) = (UIView(), makeTable(), UIScrollView())
        controller.view.addSubview(header)
        controller.view.addSubview(strip)
        let page = UIView()
        controller.view.addSubview(page)
        page.addSubview(table)
        show(controller)
        header.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
        strip.frame = CGRect(x: 0, y: 0, width: 100, height: 700)
        page.frame = CGRect(x: 0, y: 200, width: 390, height: 500)
        table.frame = page.bounds
        settle()
        XCTAssertNil(controller.contentScrollView(for: .top))
        XCTAssertTrue(controller.contentScrollView(for: .bottom) === table)
        page.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        table.frame = page.bounds
        settle()
        checkCollapsing(table)
        table.isHidden = true
        XCTAssertNil(controller.contentScrollView(for: .top))
    }
}
