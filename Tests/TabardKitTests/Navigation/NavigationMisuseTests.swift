import XCTest

@testable import TabardKit

/// What stops the program, each in a child process, and what it says.
@preconcurrency @MainActor
final class NavigationMisuseTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        [
            "twice": {
                let root = UIViewController()
                UINavigationController(rootViewController: root).pushViewController(root, animated: false)
            },
            "nested": {
                UINavigationController().pushViewController(UINavigationController(), animated: false)
            },
            "foreign": {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.popToViewController(UIViewController(), animated: false)
            },
            "unregistered": {
                let table = UITableView(frame: .zero)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "known")
                _ = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
            },
            "noCell": {
                UITableView(frame: .zero).register(UIView.self, forCellReuseIdentifier: "view")
            },
        ]
    }

    func testMisuseStopsWithAMessageThatNamesTheWayOut() throws {
        try assertStops("twice", saying: "use popToViewController(_:animated:)")
        try assertStops("nested", saying: "push its controllers instead")
        try assertStops("foreign", saying: "the stack is [UIViewController]")
        try assertStops("unregistered", saying: "registered are [known]")
        try assertStops("noCell", saying: "must be UITableViewCell or a subclass of it, but is UIView")
    }
}
