import XCTest

@testable import TabardKit

/// What stops the program, each in a child process, and what it says.
@preconcurrency @MainActor
final class NavigationMisuseTests: XCTestCase {
    private static let variable = "TABARD_NAVIGATION_MISUSE"

    private static let misuses: [String: @MainActor () -> Void] = [
        "twice": {
            let root = UIViewController()
            UINavigationController(rootViewController: root).pushViewController(root, animated: false)
        },
        "tabs": {
            UINavigationController().pushViewController(UITabBarController(), animated: false)
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

    func testTheChild() throws {
        guard let name = ProcessInfo.processInfo.environment[Self.variable] else {
            throw XCTSkip("only for the other tests")
        }
        Self.misuses[name]?()
    }

    func testMisuseStopsWithAMessageThatNamesTheWayOut() throws {
        try assertStops("twice", saying: "use popToViewController(_:animated:)")
        try assertStops("tabs", saying: "make it the window's root")
        try assertStops("nested", saying: "push its controllers instead")
        try assertStops("foreign", saying: "the stack is [UIViewController]")
        try assertStops("unregistered", saying: "registered are [known]")
        try assertStops("noCell", saying: "must be UITableViewCell or a subclass of it, but is UIView")
    }

    private func assertStops(
        _ name: String,
        saying message: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        XCTAssertNotNil(Self.misuses[name], name, file: file, line: line)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["TabardKitTests.NavigationMisuseTests/testTheChild"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            [Self.variable: name, "SWIFT_BACKTRACE": "enable=no"]
        ) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(bytes: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8) ?? ""
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal, name, file: file, line: line)
        XCTAssertTrue(text.contains(message), "\(name): \(text)", file: file, line: line)
    }
}
