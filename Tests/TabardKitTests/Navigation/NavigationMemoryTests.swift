import GtkInterop
import XCTest

@testable import TabardKit

/// What pushing, popping and scrolling leave behind.
@preconcurrency @MainActor
final class NavigationMemoryTests: TabBarTestCase {
    func testPushingAndPoppingLeaveNothingBehind() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        show(navigation)
        func run(_ times: Int) {
            for _ in 0..<times {
                let next = UIViewController()
                next.title = "Next"
                navigation.pushViewController(next, animated: false)
                windows[0].layoutIfNeeded()
                navigation.popViewController(animated: false)
            }
            MainLoop.iterate(seconds: 0.2)
        }
        run(200)
        assertNothingStays("2,000 pushes") { run(2000) }
    }

    func testScrollingLeavesNothingBehind() {
        let double = TableDouble()
        double.counts = [10_000]
        let table = UITableView(frame: .zero)
        table.dataSource = double
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 440)
        windows[0]._native?.clearFocus()
        func run(_ times: Int) {
            for step in 0..<times {
                table.contentOffset.y = CGFloat(step * 977 % 400_000)
                table.layoutIfNeeded()
            }
            MainLoop.iterate(seconds: 0.2)
        }
        run(200)
        assertNothingStays("2,000 scrolls") { run(2000) }
    }

    func testAnInterfaceIsFreedEvenInTheMiddleOfAnAnimation() {
        XCTAssertEqual(survivors(), [])
        assertNothingStays("an animation in its middle") { XCTAssertEqual(survivors(), []) }
    }

    private func survivors() -> [String] {
        Toolkit.areAnimationsEnabled = true
        weak var first: UINavigationController?
        weak var second: UIViewController?
        do {
            let double = TableDouble()
            double.counts = [50]
            let list = UITableViewController(style: .insetGrouped)
            list.loadViewIfNeeded()
            list.tableView.dataSource = double
            let navigation = UINavigationController(rootViewController: list)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            MainLoop.iterate(seconds: 0.1)
            let next = UIViewController()
            next.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { _ in }
            )
            navigation.pushViewController(next, animated: true)
            MainLoop.iterate(seconds: 0.1)
            // A window that is destroyed with a focus keeps the focused widget.
            window._native?.clearFocus()
            window.isHidden = true
            window.rootViewController = nil
            (first, second) = (navigation, next)
        }
        MainLoop.iterate(seconds: 0.3)
        return [first.map { "\(type(of: $0))" }, second.map { "\(type(of: $0))" }].compactMap { $0 }
    }
}
