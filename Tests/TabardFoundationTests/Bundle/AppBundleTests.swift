import XCTest

@testable import TabardFoundation

/// N5: the main bundle finds the app's resources, its `Info.plist` and its identifier.
final class AppBundleTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        let place = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        folder = URL(fileURLWithPath: place).appendingPathComponent("Bundle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func propertyList(_ entries: [String: Any]) throws -> String {
        let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
        return String(decoding: data, as: UTF8.self)
    }

    private var notes: AppBundle {
        AppBundle(program: AppProgram(file: folder.appendingPathComponent("Notes")))
    }

    func testResourcesAreThoseOfTheProgramsTarget() throws {
        try write("{}", to: "Other_Other.resources/data.json")
        try write("[]", to: "Package_Notes.resources/data.json")
        let url = try XCTUnwrap(notes.bundle.url(forResource: "data", withExtension: "json"))
        XCTAssertEqual(url.lastPathComponent, "data.json")
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "[]")
    }

    func testAProgramMayHaveSpacesInItsName() throws {
        try write("{}", to: "Package_Other.resources/data.json")
        try write("[]", to: "Package_My_2_notes.resources/data.json")
        let program = AppProgram(file: folder.appendingPathComponent("My 2 notes"))
        XCTAssertEqual(program.ownResourceFolders.map(\.lastPathComponent), ["Package_My_2_notes.resources"])
        XCTAssertEqual(
            AppBundle(program: program).bundle.bundleURL.lastPathComponent,
            "Package_My_2_notes.resources"
        )
    }

    func testTheOnlyResourcesAreTheApps() throws {
        try write("{}", to: "Package_App.resources/data.json")
        XCTAssertNotNil(notes.bundle.path(forResource: "data", ofType: "json"))
        try write("{}", to: "Package_Library.resources/data.json")
        XCTAssertNil(notes.bundle.path(forResource: "data", ofType: "json"))
    }

    func testTheInfoPropertyListIsRead() throws {
        let list: [String: Any] = [
            "CFBundleIdentifier": "org.example.Notes", "CFBundleShortVersionString": "1.2",
            "CFBundleExecutable": "$(EXECUTABLE_NAME)", "Unknown": "$(SOMETHING)",
            "UIBackgroundModes": ["audio"],
        ]
        try write("{}", to: "P_Notes.resources/data.json")
        for path in ["Info.plist", "Notes-Info.plist", "Resources/Info.plist"] {
            try write(propertyList(list), to: "P_Notes.resources/\(path)")
            let app = notes
            XCTAssertEqual(app.identifier, "org.example.Notes", path)
            XCTAssertEqual(app.information["CFBundleShortVersionString"] as? String, "1.2")
            XCTAssertEqual(app.information["CFBundleExecutable"] as? String, "Notes")
            XCTAssertEqual(app.information["CFBundleName"] as? String, "Notes")
            XCTAssertEqual(app.information["UIBackgroundModes"] as? [String], ["audio"])
            XCTAssertNil(app.information["Unknown"])
            try FileManager.default.removeItem(at: folder.appendingPathComponent("P_Notes.resources/\(path)"))
        }
    }

    /// As deep as they lie; what holds one that only a build settles is left out alone.
    func testVariablesAreFilledInWithinLists() throws {
        let list: [String: Any] = [
            "Scenes": [
                ["Delegate": "$(PRODUCT_MODULE_NAME).SceneDelegate", "Unknown": "$(SOMETHING)", "Count": 3],
                "$(SOMETHING)", "$(PRODUCT_NAME)",
            ] as [Any]
        ]
        for (name, module) in [("Notes", "Notes"), ("2 Notes-app", "_2_Notes_app")] {
            let program = AppProgram(file: folder.appendingPathComponent(name))
            try write(propertyList(list), to: "P_\(name).resources/Info.plist")
            let scenes = try XCTUnwrap(AppBundle(program: program).information["Scenes"] as? [Any])
            XCTAssertEqual(scenes.count, 2, "\(scenes)")
            let first = scenes.first as? [String: Any]
            XCTAssertEqual(first?["Delegate"] as? String, "\(module).SceneDelegate")
            XCTAssertEqual(first?["Count"] as? Int, 3)
            XCTAssertEqual(first?.count, 2)
            XCTAssertEqual(scenes.last as? String, name)
        }
    }

    func testTheListOfAPortedProjectComesFirst() throws {
        // SwiftPM writes a list of its own beside it, and other packages have theirs.
        try write(
            propertyList(["CFBundleIdentifier": "org.example.Other"]),
            to: "P_Notes.resources/Info.plist"
        )
        try write(
            propertyList(["CFBundleIdentifier": "org.example.Service"]),
            to: "P_Notes.resources/GoogleService-Info.plist"
        )
        XCTAssertEqual(notes.identifier, "org.example.Other")
        try write(
            propertyList(["CFBundleIdentifier": "org.example.Notes"]),
            to: "P_Notes.resources/Tabard-Info.plist"
        )
        XCTAssertEqual(notes.identifier, "org.example.Notes")
    }

    func testAnAppWithoutAListIsKnownByItsProgram() throws {
        XCTAssertEqual(notes.identifier, "Notes")
        XCTAssertEqual(notes.information["CFBundleIdentifier"] as? String, "Notes")
        for text in ["no list", "", "<plist><array/></plist>"] {
            try write(text, to: "P_Notes.resources/Info.plist")
            XCTAssertEqual(notes.identifier, "Notes", text)
        }
        try write(
            propertyList(["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)"]),
            to: "P_Notes.resources/Info.plist"
        )
        XCTAssertEqual(notes.identifier, "Notes")
    }

    func testAProgramOfTestsHasAName() {
        XCTAssertEqual(AppProgram(file: URL(fileURLWithPath: "/a/NotesTests.xctest")).name, "NotesTests")
        let gone = AppBundle(program: AppProgram(file: URL(fileURLWithPath: "/nowhere/Notes")))
        XCTAssertEqual(gone.identifier, "Notes")
        XCTAssertEqual(gone.bundle.bundlePath, "/")
    }

    func testWhatALoweredFileSees() throws {
        let name = AppProgram.current.name
        let seen = mainBundleInformation()
        XCTAssertEqual(seen.identifier, name)
        XCTAssertEqual(seen.name as? String, name)
        XCTAssertEqual(seen.program?.lastPathComponent, name + ".xctest")
        XCTAssertEqual(mainBundle().bundlePath, bundle(of: Self.self).bundlePath)
        try write(propertyList(["CFBundleIdentifier": "org.example.Library"]), to: "L.bundle/Info.plist")
        let other = try XCTUnwrap(Bundle(path: folder.appendingPathComponent("L.bundle").path))
        XCTAssertEqual(information(of: other)?["CFBundleIdentifier"] as? String, "org.example.Library")
    }
}
