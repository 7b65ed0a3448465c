import Foundation
import GtkInterop
import XCTest

@testable import TabardKit

/// A program whose whole interface is a storyboard, without a word of code for what comes back but the delegate's two answers
/// (R1, S7).
@preconcurrency @MainActor
final class RestoredStoryboardTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        ["launch": { print("status: \(UIApplication._run(delegateClass: RestoringDelegate.self))") }]
    }

    private static func controller(_ id: String, _ identifier: String, _ content: String = "") -> String {
        "<viewController storyboardIdentifier=\"\(identifier)\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\" id=\"\(id)\"><view key=\"view\" id=\"\(id)v\"/>\(content)</viewController>"
    }

    private static func stack(_ id: String, _ identifier: String, root: String) -> String {
        "<navigationController restorationIdentifier=\"\(identifier)\" id=\"\(id)\"><navigationBar key=\"navigationBar\" id=\"\(id)b\"/>"
            + StoryboardText.relationship("rootViewController", [root]) + "</navigationController>"
    }

    private let document = StoryboardText.text([
        "<tabBarController restorationIdentifier=\"Tabs\" id=\"a\"><tabBar key=\"tabBar\" id=\"ab\"/>"
            + StoryboardText.relationship("viewControllers", ["b", "c"]) + "</tabBarController>",
        stack("b", "Home", root: "d"), stack("c", "Library", root: "e"), controller("d", "Start"),
        controller(
            "e",
            "List",
            "<connections><segue destination=\"f\" kind=\"show\" identifier=\"open\" id=\"g\"/></connections>"
        ), controller("f", "Detail"),
    ])

    func testR1AStoryboardsControllersAreFoundByThemselves() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let information: [String: Any] = [
            "UIMainStoryboardFile": "Main", "CFBundleIdentifier": "org.example.Restored",
            "CFBundleVersion": "7",
        ]
        let states = ["XDG_STATE_HOME": folder]
        let (_, first) = try run(
            "launch",
            information,
            document: document,
            states.merging(["TABARD_OPENS": "1"]) { $1 }
        )
        XCTAssertTrue(first.contains("launched: Home Start | Library List, selected 0"), first)
        XCTAssertTrue(first.contains("left: Home Start | Library List Detail, selected 1"), first)
        let (reason, second) = try run("launch", information, document: document, states)
        XCTAssertEqual(reason, .exit, second)
        XCTAssertTrue(second.contains("version 7, storyboard Main"), second)
        XCTAssertTrue(second.contains("launched: Home Start | Library List Detail, selected 1"), second)
    }
}

/// An app that wants its interface kept, and says what it is.
final class RestoringDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }

    private var stacks: String {
        let texts = (tabs?.viewControllers ?? []).compactMap { $0 as? UINavigationController }
            .map { stack in
                ([stack] + stack.viewControllers).map { $0.restorationIdentifier ?? "nil" }
                    .joined(separator: " ")
            }
        return "\(texts.joined(separator: " | ")), selected \(tabs?.selectedIndex ?? -1)"
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        true
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        if identifierComponents.last == "Detail" {
            let version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) ?? "nil"
            let storyboard =
                coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
                as? UIStoryboard
            print("version \(version), storyboard \(storyboard?._name ?? "nil")")
        }
        return nil
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("launched: \(stacks)")
        MainLoop.after(seconds: 0.1) { [self] in
            if ProcessInfo.processInfo.environment["TABARD_OPENS"] != nil {
                tabs?.selectedIndex = 1
                let stack = tabs?.viewControllers?[1] as? UINavigationController
                stack?.topViewController?.performSegue(withIdentifier: "open", sender: nil)
            }
            MainLoop.after(seconds: 0.5) { [self] in
                print("left: \(stacks)")
                UIApplication.shared._terminate()
            }
        }
    }
}
