import XCTest

@testable import TabardKit

/// N1, N2: an app that really runs, as a child process: how it is launched, and what it leaves behind at its end.
@preconcurrency @MainActor
final class LaunchTests: DefaultsTestCase {
    private final class OldDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
            DefaultsTestCase.tell("did finish")
        }

        func applicationDidBecomeActive(_ application: UIApplication) {
            DefaultsTestCase.tell("active")
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                RunLoop.main.perform {
                    DefaultsTestCase.tell("turned")
                }
            }
        }

        func applicationWillTerminate(_ application: UIApplication) {
            UserDefaults.standard.set("terminated", forKey: "delegate")
            _ = NotificationCenter.default.addObserver(
                forName: UIApplication.willTerminateNotification,
                object: nil,
                queue: nil
            ) { _ in UserDefaults.standard.set("posted", forKey: "observer") }
        }
    }

    private final class NewDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            DefaultsTestCase.tell("did finish with options")
            return true
        }

        func applicationDidFinishLaunching(_ application: UIApplication) { DefaultsTestCase.tell("old form") }

        func applicationDidBecomeActive(_ application: UIApplication) {
            UserDefaults.standard.set("exit", forKey: "delegate")
            exit(3)
        }
    }

    private static func runApp(_ delegate: AnyClass) {
        DefaultsTestCase.tell("status \(UIApplication._run(delegateClass: delegate))")
        // Without the save of an orderly exit, so that only what was written before is there.
        kill(getpid(), SIGKILL)
    }

    override class var programs: [String: () -> Void] {
        ["old": { runApp(OldDelegate.self) }, "new": { runApp(NewDelegate.self) }]
    }

    func testTheOldFormIsCalledWhereTheNewOneIsMissing() throws {
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let (process, output) = try start("old")
            var text = ""
            while !text.contains("turned") {
                let data = output.availableData
                guard !data.isEmpty else { break }
                text += String(decoding: data, as: UTF8.self)
            }
            kill(process.processIdentifier, signal)
            text += String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            XCTAssertEqual(
                text.split(separator: "\n").filter { !$0.contains("Test ") },
                ["did finish", "active", "turned", "status 0"]
            )
            assertContents(["delegate": "terminated", "observer": "posted"], "\(signal)")
        }
    }

    func testTheOldFormIsNotCalledBesideTheNewOne() throws {
        let end = try run("new")
        XCTAssertEqual(end.status, 3, end.text)
        XCTAssertTrue(end.text.contains("did finish with options"), end.text)
        XCTAssertFalse(end.text.contains("old form"), end.text)
        assertContents(["delegate": "exit"])
    }
}
