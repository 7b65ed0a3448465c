import Foundation
import TabardTesting
import XCTest

/// Programs that an action of a desktop file starts with `--shortcut`, with scenes and without.
@preconcurrency @MainActor
final class ShortcutsTests: XCTestCase {
    private static let type = "org.example.Windows.note"

    private func end(_ app: TestApplication, line: UInt = #line) {
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription, line: line)
        XCTAssertEqual(app.warnings, [], line: line)
    }

    /// What the example `Windows` prints at its start.
    private static func launch(opensBy type: String?) -> [String] {
        [
            "app willFinishLaunching (background)",
            "app didFinishLaunching (background)",
            "posted UIApplicationDidFinishLaunchingNotification",
            "app configurationForConnecting (background)",
            "scene 1 willConnect (unattached)",
        ] + (type.map { ["scene 1 opens by \($0) (unattached)"] } ?? []) + [
            "posted UISceneWillConnectNotification",
            "scene 1 willEnterForeground (background)",
            "posted UISceneWillEnterForegroundNotification",
            "posted UIApplicationWillEnterForegroundNotification",
            "scene 1 didBecomeActive (active)",
            "posted UISceneDidActivateNotification",
            "posted UIApplicationDidBecomeActiveNotification",
        ]
    }

    func testTheFirstSceneGetsItAndNobodyElse() throws {
        let display = try TestDisplay()
        let app = try TestApplication("Windows", arguments: ["--shortcut", Self.type], on: display)
        PrintedLines(app).assertAre(Self.launch(opensBy: Self.type))
        _ = try app.window(titled: "Window 1")
        end(app)
        display.stop()
    }

    func testASceneThatIsThereHearsNothingOfASecondStart() throws {
        let display = try TestDisplay()
        let app = try TestApplication("Windows", on: display)
        let lines = PrintedLines(app)
        lines.assertAre(Self.launch(opensBy: nil))
        let other = try TestApplication("Windows", arguments: ["--shortcut=\(Self.type)"], on: display)
        PrintedLines(other).assertAre(Self.launch(opensBy: Self.type))
        lines.assertAre([
            "scene 1 willResignActive (active)",
            "posted UISceneWillDeactivateNotification",
            "posted UIApplicationWillResignActiveNotification",
        ])
        end(other)
        end(app)
        display.stop()
    }

    func testAShortcutThatTheAppDoesNotHaveIsNamedAndTheAppStarts() throws {
        let display = try TestDisplay()
        let app = try TestApplication(
            "Windows",
            arguments: ["--shortcut", "org.example.gone"],
            on: display,
            environment: ["G_DEBUG": nil]
        )
        PrintedLines(app).assertAre(Self.launch(opensBy: nil))
        let named = "The program was started with the shortcut 'org.example.gone'"
        XCTAssertEqual(app.warnings.filter { $0.contains(named) }.count, 1, app.standardError)
        XCTAssertEqual(app.warnings.count, 1, app.standardError)
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        display.stop()
    }

    /// The same program without a scene manifest: the delegate gets it with the options of the launch, and again before the app
    /// is active.
    func testWithoutScenesTheDelegateGetsItBeforeTheAppIsActive() throws {
        let display = try TestDisplay()
        let example = try RepackagedExample(
            "Windows",
            information: [
                "UIApplicationShortcutItems": [
                    [
                        "UIApplicationShortcutItemType": Self.type,
                        "UIApplicationShortcutItemTitle": "New Note",
                    ]
                ]
            ]
        )
        defer { example.remove() }
        let app = try example.start(arguments: ["--shortcut", Self.type], on: display)
        let lines = PrintedLines(app)
        lines.assertAre([
            "app willFinishLaunching (inactive)",
            "app launched by \(Self.type) (inactive)",
            "app didFinishLaunching (inactive)",
            "posted UIApplicationDidFinishLaunchingNotification",
            "app performs \(Self.type) (inactive)",
            "app didBecomeActive (active)",
            "posted UIApplicationDidBecomeActiveNotification",
            // Of the one scene that apps without scenes have too.
            "posted UISceneDidActivateNotification",
        ])
        end(app)
        lines.assertAre([
            "app willTerminate (active)", "posted UIApplicationWillTerminateNotification",
        ])
        display.stop()
    }

    /// What the user sees: the catalogue shows the shortcut's tab, at the first start and at one that remembers another tab.
    func testTheCatalogueShowsTheShortcutsTab() throws {
        let display = try TestDisplay(size: PixelSize(width: 1_300, height: 900))
        func start(_ arguments: [String]) throws -> (TestApplication, [String]) {
            let app = try TestApplication(
                "Catalogue",
                arguments: arguments,
                on: display,
                environment: ["TABARD_WINDOW_SIZE": "1200x800"]
            )
            let root = try app.accessibleRoot()
            // A wide window has them in its sidebar.
            let tabs = try root.waitFor(role: .list, name: "Tabs")
            XCTAssertTrue(waitUntil { try tabs.rows.count == 11 }, root.treeDescription)
            let selected = try tabs.rows.filter { try $0.state.contains(.selected) }
            return (app, try selected.map { try $0.name })
        }
        for (arguments, tab) in [
            (["--shortcut", "org.tabard.Catalogue.form"], "Form"), ([], "Form"),
            (["--shortcut=org.tabard.Catalogue.symbols"], "Symbols"),
        ] {
            let (app, selected) = try start(arguments)
            XCTAssertEqual(selected, [tab], "\(arguments)")
            end(app)
        }
        display.stop()
    }
}
