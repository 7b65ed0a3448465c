import Foundation
import GtkInterop
import XCTest

@testable import TabardKit

/// What an app hears when the system is short of memory.
@preconcurrency @MainActor
final class MemoryWarningTests: TabBarTestCase {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var note: (String) -> Void = { _ in }

        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("delegate") }
    }

    private let application = UIApplication.shared
    private let delegate = Delegate()
    private var observer: (any NSObjectProtocol)?

    override func setUp() async throws {
        try await super.setUp()
        let journal = journal
        delegate.note = { journal.entries.append($0) }
        application.delegate = delegate
        application._isLaunched = true
        application._lastMemoryWarning = -.infinity
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification,
            object: application,
            queue: nil
        ) { _ in MainLoop.assumed { journal.entries.append("posted") } }
    }

    override func tearDown() async throws {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        application._memoryPressure = nil
        application.delegate = nil
        application._isLaunched = false
        application._isTerminating = false
        try await super.tearDown()
    }

    private func controller(_ name: String) -> LifeRecordingController {
        LifeRecordingController(name, journal)
    }

    func testTheDelegateThenTheControllersThenTheNotification() {
        let (first, hidden, top, above) = (
            controller("A"), controller("B"), controller("C"), controller("D")
        )
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, hidden]
        show(tabs)
        navigation.pushViewController(top, animated: false)
        tabs.present(above, animated: false)
        _ = journal.take()
        application._warnOfMemory()
        XCTAssertEqual(
            journal.take(),
            [
                "delegate", "A short of memory", "C short of memory", "B short of memory",
                "D short of memory", "posted",
            ]
        )
    }

    func testEveryWindow() {
        show(controller("A"))
        show(controller("B"))
        _ = journal.take()
        application._warnOfMemory()
        XCTAssertEqual(journal.take(), ["delegate", "A short of memory", "B short of memory", "posted"])
        windows[0].isHidden = true
        _ = journal.take()
        application._warnOfMemory()
        XCTAssertEqual(journal.take(), ["delegate", "B short of memory", "posted"])
    }

    func testNotBeforeTheLaunchAndNotInTheEnd() {
        application._isLaunched = false
        application._warnOfMemory()
        application._isLaunched = true
        application._isTerminating = true
        application._warnOfMemory()
        XCTAssertEqual(journal.take(), [])
    }

    func testAChildThatGoesMeanwhile() {
        final class LettingGo: UIViewController {
            override func didReceiveMemoryWarning() {
                for child in children { child.removeFromParent() }
            }
        }
        let parent = LettingGo()
        let child = controller("A")
        parent.addChild(child)
        show(parent)
        application._warnOfMemory()
        XCTAssertEqual(journal.take(), ["delegate", "posted"])
        XCTAssertEqual(parent.children, [])
    }

    /// The pipe stands for the file that the service manager names, as its protocol allows.
    func testTheSystemSaysSo() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("pressure-\(UUID())").path
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        defer { unlink(path) }
        show(controller("A"))
        application._followMemory(["MEMORY_PRESSURE_WATCH": path, "MEMORY_PRESSURE_WRITE": ""])
        XCTAssertNotNil(application._memoryPressure)
        MainLoop.iterate(seconds: 0.05)
        _ = journal.take()
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.write(contentsOf: Data("short".utf8))
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { journal.entries.contains("posted") })
        XCTAssertEqual(journal.take(), ["delegate", "A short of memory", "posted"])
        try handle.write(contentsOf: Data("short".utf8))
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(journal.take(), [], "it is the same shortage")
        application._lastMemoryWarning = -.infinity
        try handle.write(contentsOf: Data("short".utf8))
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { journal.entries.contains("posted") })
        try handle.close()
    }

    func testTheUserMayTurnItOff() {
        application._followMemory(["MEMORY_PRESSURE_WATCH": "/dev/null"])
        XCTAssertNil(application._memoryPressure)
        application._followMemory([:], systemPath: "/nowhere")
        XCTAssertNil(application._memoryPressure)
    }
}
