import Foundation
import GtkInterop
import XCTest

@testable import TabMemory
@testable import TabardKit

/// Apps that start, change their layout and start again, all with one file.
@preconcurrency @MainActor
class TabMemoryTestCase: XCTestCase {
    private(set) var folder = URL(fileURLWithPath: NSTemporaryDirectory())
    private(set) var problems: [TabStoreError] = []

    var location: TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Test", stateDirectory: folder.path)
    }

    func note(_ problem: TabStoreError) { problems.append(problem) }

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("tab-memory-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        problems = []
    }

    override func tearDown() async throws {
        // A store may still be making its file.
        wait { (try? FileManager.default.removeItem(at: self.folder)) != nil }
    }

    /// A controller with tabs that are known by their titles.
    func controller(_ names: [String]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map(tab)
        return tabs
    }

    func tab(_ name: String) -> UIViewController {
        let tab = UIViewController()
        tab.title = name
        tab.restorationIdentifier = name
        return tab
    }

    /// Starts an app with these tabs; what it does wrong is in `problems`.
    func start(
        _ names: [String],
        window: TabID = "main",
        legacyOrder: LegacyOrder? = nil,
        describing describe: @escaping TabMemory.Description = { _ in nil }
    ) -> (TabMemory, UITabBarController) {
        let tabs = controller(names)
        let memory = TabMemory(
            TabStore(location),
            window: window,
            legacyOrder: legacyOrder,
            describing: describe
        )
        memory.problemHandler = { [weak self] in self?.problems.append($0) }
        memory.remember(tabs)
        return (memory, tabs)
    }

    /// Does what the edit screen does: drops a tab on another one's place, and then Done.
    func drag(_ name: String, onto other: String, in tabs: UITabBarController) throws {
        tabs._beginCustomizing()
        let session = try XCTUnwrap(tabs.tabBar._session)
        let items = (tabs.viewControllers ?? []).map { $0.tabBarItem as UITabBarItem }
        session.pickUp(try XCTUnwrap(items.first { $0.title == name }))
        session.carry(to: try XCTUnwrap(tabs.tabBar.items?.firstIndex { $0.title == other }))
        session.drop()
        tabs.tabBar.endCustomizing(animated: false)
    }

    /// Waits for asynchronous work while the main loop runs.
    func perform(
        _ work: @escaping () async throws -> Void,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        var outcome: Result<Void, any Error>?
        Task {
            do {
                outcome = .success(try await work())
            } catch {
                outcome = .failure(error)
            }
        }
        MainLoop.iterate(seconds: 10) { outcome != nil }
        switch outcome {
        case .success: break
        case .failure(let error): XCTFail("\(error)", file: file, line: line)
        case nil: XCTFail("it takes too long", file: file, line: line)
        }
    }

    func waitUntilSaved(_ memory: TabMemory) {
        perform { try await memory.store.flush() }
        MainLoop.iterate(seconds: 5) { memory.session.pending == 0 }
    }

    func wait(for condition: () -> Bool) {
        MainLoop.iterate(seconds: 10) { condition() }
    }
}

extension UITabBarController {
    /// The titles of all tabs, in their order.
    var titles: [String] { (viewControllers ?? []).map { $0.title ?? "" } }
}
