import TabardTesting
import XCTest

/// The window that follows a document.
@preconcurrency @MainActor
final class ShowTests: XCTestCase {
    func testTheWindowFollowsTheFile() throws {
        let program = try PreviewProgram()
        func scene(_ id: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="Scene \(id)" id="\(id)">
            <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="200" height="150"/></view>
            </viewController></objects></scene>
            """
        }
        let path = try program.storyboard(scene("A"), to: "Main.storyboard")
        let app = try TestApplication("InterfacePreview", arguments: ["show", path], on: TestDisplay())
        _ = try app.window(titled: "Main.storyboard")
        func lines() -> [String] { app.standardOutput.split(separator: "\n").map(String.init) }
        XCTAssertTrue(waitUntil { lines() == ["Scenes: 1"] }, app.endDescription)

        try program.storyboard(scene("A") + scene("B"), to: "Main.storyboard")
        XCTAssertTrue(waitUntil { lines().count == 2 }, app.endDescription)
        XCTAssertEqual(lines().last, "Scenes: 2")

        try program.write("<document><objects>", to: "Main.storyboard")
        XCTAssertTrue(waitUntil { lines().count == 3 }, app.endDescription)
        XCTAssertTrue(lines().last?.hasPrefix("Main.storyboard:1: ") == true, app.endDescription)

        // An editor writes another file, and puts it in the place of this one.
        try FileManager.default.removeItem(atPath: path)
        let other = try program.storyboard(scene("C"), to: "Other.storyboard")
        try FileManager.default.moveItem(atPath: other, toPath: path)
        XCTAssertTrue(waitUntil { lines().count == 4 }, app.endDescription)
        XCTAssertEqual(lines().last, "Scenes: 1")

        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
    }
}
