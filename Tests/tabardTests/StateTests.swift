import Foundation
import TabStore
import XCTest

/// What `tabard state` tells of the states of an app, and what it does to them.
final class StateTests: CommandLineTestCase {
    private static let application = "org.example.Notes"

    /// Runs a command line in an environment whose directory of states is the test's.
    private func run(_ line: String) throws -> Outcome {
        try run(
            line.split(separator: " ").map(String.init),
            environment: ["XDG_STATE_HOME": directory.path, "HOME": directory.path]
        )
    }

    private func printed(_ line: String, line number: UInt = #line) throws -> String {
        let outcome = try run(line)
        XCTAssertEqual(outcome.status, 0, outcome.errors, line: number)
        return outcome.output
    }

    private func location(session: String = "main") -> StateLocation {
        StateLocation(
            applicationIdentifier: Self.application,
            session: session,
            stateDirectory: directory.path
        )
    }

    private func save(_ session: String = "main", title: String = "Secret plans") throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.outputFormat = .binary
        archiver.encode("my diary" as NSString, forKey: "text")
        archiver.encode(3, forKey: "row")
        archiver.finishEncoding()
        let archive = Array(archiver.encodedData)
        let userInfo = try PropertyListSerialization.data(
            fromPropertyList: ["note": 12],
            format: .binary,
            options: 0
        )
        let state = SavedState(
            applicationVersion: "1.2",
            systemVersion: "12.0",
            savedAt: 1_767_355_445_000,
            attempts: 1,
            session: SavedSession(
                identifier: session,
                role: "UIWindowSceneSessionRoleApplication",
                configurationName: "Default",
                userInfo: Array(userInfo)
            ),
            window: SavedWindow(width: 640, height: 480.5, isMaximized: true, monitor: "DP-1", title: title),
            objects: [
                SavedObject(path: ["tabs"], kind: .controller, className: "UITabBarController", archive: []),
                SavedObject(
                    path: ["tabs", "list"],
                    kind: .controller,
                    className: "ListController",
                    restorationClassName: "ListMaker",
                    storyboard: "Main",
                    storyboardIdentifier: "list",
                    archive: archive
                ),
                SavedObject(path: ["other", "view"], kind: .view, className: "UIView", archive: [1, 2]),
            ]
        )
        try StateStore(location(session: session)).save(state)
    }

    func testShow() throws {
        try save()
        let size = try XCTUnwrap(StateStore.read(at: location()).state?.objects[1].archive.count)
        let expected = """
            Session main, saved 2026-01-02T12:04:05Z by version 1.2 on 12.0
              UIWindowSceneSessionRoleApplication, configuration Default
              1 start in a row did not come to an end
              user info: {note: 12}
              a window of 640.0 × 480.5 points, maximized, on DP-1, titled a text of 12 characters
              3 objects of \(size + 2) bytes
                tabs  UITabBarController (controller), 0 bytes
                  list  ListController (controller), from Main as list, made by ListMaker, \(size) bytes
                    - row: 3
                    - text: a text of 8 characters
                other/view  UIView (view), 2 bytes
                  - this cannot be told apart

            """
        XCTAssertEqual(try printed("state show \(Self.application)"), expected)
        XCTAssertEqual(try printed("state show \(location().path)"), expected)
        let shown = try printed("state show \(Self.application) --private")
        XCTAssertTrue(shown.contains("titled \"Secret plans\""), shown)
        XCTAssertTrue(shown.contains("- text: \"my diary\""), shown)
    }

    func testTextsDoNotActOnATerminal() throws {
        try save(title: "\u{1b}[2J")
        let shown = try printed("state show \(Self.application) --private")
        XCTAssertTrue(shown.contains("titled \"\\u{1b}[2J\""), shown)
        XCTAssertFalse(shown.contains("\u{1b}"))
    }

    private struct Shown: Decodable {
        struct State: Decodable {
            struct Object: Decodable {
                struct Archive: Decodable {
                    let size: Int
                    let bytes: String?
                }

                let path: [String]
                let archive: Archive
            }

            struct Session: Decodable {
                let identifier: String
            }

            let session: Session
            let objects: [Object]
        }

        let states: [State]
    }

    func testJSONHidesTextsAndExportHasAll() throws {
        try save("a")
        try save("b")
        let json = try printed("state show \(Self.application) --json")
        XCTAssertFalse(json.contains("diary"))
        XCTAssertFalse(json.contains("Secret"))
        XCTAssertTrue(json.contains("\"hiddenCharacters\" : 8"), json)
        let shown = try JSONDecoder().decode(Shown.self, from: Data(json.utf8))
        XCTAssertEqual(Set(shown.states.map(\.session.identifier)), ["a", "b"])
        XCTAssertNil(shown.states[0].objects[1].archive.bytes)

        let exported = try printed("state export \(location(session: "a").path)")
        XCTAssertTrue(exported.contains("my diary"))
        let all = try JSONDecoder().decode(Shown.self, from: Data(exported.utf8))
        XCTAssertEqual(all.states.count, 1)
        let archive = try XCTUnwrap(StateStore.read(at: location(session: "a")).state?.objects[1].archive)
        XCTAssertEqual(all.states[0].objects[1].archive.bytes, Data(archive).base64EncodedString())

        XCTAssertEqual(try printed("state export \(location(session: "a").path) --output E"), "")
        XCTAssertEqual(try bytes("E"), Array(exported.utf8))
        let mode = try FileManager.default.attributesOfItem(atPath: url("E").path)[.posixPermissions]
        XCTAssertEqual(mode as? Int, 0o600)
        XCTAssertEqual(try run("state export \(Self.application) --output none/E").status, 2)
    }

    func testResetSetsAllSessionsAside() throws {
        try save("a")
        try save("b")
        let output = try printed("state reset \(Self.application)")
        XCTAssertEqual(output.split(separator: "\n").count, 2)
        XCTAssertTrue(output.contains("a.state: kept as \(location(session: "a").path).aside-"), output)
        XCTAssertEqual(try StateFile.all(ofApplication: Self.application, stateDirectory: directory.path), [])
        let outcome = try run("state show \(Self.application)")
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.contains("no state of such an app is saved"), outcome.errors)
    }

    func testResetLeavesARunningAppsStateAlone() throws {
        try save()
        let claim = try XCTUnwrap(try location().claim())
        let outcome = try run("state reset \(Self.application)")
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.contains("the app is running"), outcome.errors)
        withExtendedLifetime(claim) {}
        XCTAssertNotNil(StateStore.read(at: location()).state)
    }

    func testWhatCannotBeRead() throws {
        try write(Array("no state".utf8), to: "D.state")
        XCTAssertEqual(try run("state show D.state").status, 1)
        XCTAssertEqual(try run("state export D.state").status, 1)
        XCTAssertEqual(try run("state show missing.state").status, 1)
        XCTAssertEqual(try run("state show").status, 64)
        // One that can be read is shown, and the other one named.
        try save("a")
        try write(Array("no state".utf8), to: Self.application + "/state/b.state")
        let outcome = try run("state show \(Self.application)")
        XCTAssertEqual(outcome.status, 0)
        XCTAssertTrue(outcome.output.contains("Session a"), outcome.output)
        XCTAssertTrue(outcome.errors.contains("b.state: what was saved is damaged"), outcome.errors)
    }
}
