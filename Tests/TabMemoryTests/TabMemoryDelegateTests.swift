import Foundation
import XCTest

@testable import TabMemory
@testable import TabardKit

/// The app's delegate hears everything that it heard before, after the memory (D1, D2).
@preconcurrency @MainActor
final class TabMemoryDelegateTests: TabMemoryTestCase {
    func testEveryCallReachesTheApp() throws {
        let tabs = controller(["One", "Two", "Three", "Four", "Five", "Six"])
        let app = AppDelegate()
        tabs.delegate = app
        let memory = TabMemory(TabStore(location))
        memory.remember(tabs)
        XCTAssertTrue(memory.delegate === app)
        tabs._userChoose("Two")
        app.vetoes = true
        tabs._userChoose("Three")
        XCTAssertEqual(tabs.selectedViewController?.title, "Two")
        app.vetoes = false
        try drag("Six", onto: "Two", in: tabs)
        XCTAssertEqual(
            app.calls,
            [
                "shouldSelect Two", "didSelect Two", "shouldSelect Three",
                "willBegin 6", "willEnd 6 true", "didEnd 6 true",
            ]
        )
        waitUntilSaved(memory)
    }

    /// An app that sets its delegate afterwards is heard once the memory looks again.
    func testDelegateThatIsSetAfterwards() {
        let (memory, tabs) = start(["One", "Two"])
        let app = AppDelegate()
        tabs.delegate = app
        memory.noteChanges()
        XCTAssertTrue(memory.delegate === app)
        tabs._userChoose("Two")
        XCTAssertEqual(app.calls, ["shouldSelect Two", "didSelect Two"])
        waitUntilSaved(memory)
        let other = AppDelegate()
        memory.delegate = other
        tabs._userChoose("One")
        XCTAssertEqual(other.calls, ["shouldSelect One", "didSelect One"])
        waitUntilSaved(memory)
    }

    /// A method that the protocol gets later must be passed on too.
    func testEveryMethodOfTheProtocolIsPassedOn() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let labels = { (path: String) -> Set<String> in
            let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
            let label = #/_ tabBarController: UITabBarController,\s+(\w+) /#
            return Set(text.matches(of: label).map { String($0.1) })
        }
        let folder = "Sources/TabardKit/TabBar/UITabBarController/"
        let declared = try labels(folder + "UITabBarControllerDelegate.swift")
        XCTAssertTrue(declared.isSuperset(of: ["shouldSelect", "didSelect", "didEndCustomizing"]))
        XCTAssertEqual(try labels("Sources/TabMemory/TabMemoryListener.swift"), declared)
    }
}

@preconcurrency @MainActor
private final class AppDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var vetoes = false

    func tabBarController(_ tabs: UITabBarController, shouldSelect tab: UIViewController) -> Bool {
        calls.append("shouldSelect \(tab.title ?? "")")
        return !vetoes
    }

    func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
        calls.append("didSelect \(tab.title ?? "")")
    }

    func tabBarController(_ tabs: UITabBarController, willBeginCustomizing list: [UIViewController]) {
        calls.append("willBegin \(list.count)")
    }

    func tabBarController(
        _ tabs: UITabBarController,
        willEndCustomizing list: [UIViewController],
        changed: Bool
    ) {
        calls.append("willEnd \(list.count) \(changed)")
    }

    func tabBarController(
        _ tabs: UITabBarController,
        didEndCustomizing list: [UIViewController],
        changed: Bool
    ) {
        calls.append("didEnd \(list.count) \(changed)")
    }
}
