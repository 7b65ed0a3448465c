import Foundation
import XCTest

/// Orders that older code saved as titles (S6).
final class ImportTests: CommandLineTestCase {
    private func save(_ values: [String: Any], to name: String) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: url(name))
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try tabard("declare L home search feed me")
    }

    func testTitlesByMaps() throws {
        try save(["savedTabOrder": ["Me", "Home", "search", "Feed"]], to: "P")
        try tabard("import --plist P L --map Me=me --map Home=home --map Feed=feed")
        try assertVisible("L", "me home search feed")
        XCTAssertEqual(try shown("L").moved, ["me"])
        try assertFails("undo L", 1, saying: "There is no edit to take back")
    }

    func testTheSelectedTab() throws {
        try save(["tabOrder": ["me", "home", "search", "feed"], "selectedTab": 2], to: "P")
        try tabard("import --plist P L --window w")
        XCTAssertEqual(try shown("L").tabs.map(\.selectedIn), [[], [], ["w"], []])
    }

    func testUnknownTitlesAreNamed() throws {
        try save(["savedTabOrder": ["me", "Shop", "Old", "home", "search", "feed"]], to: "P")
        try assertFails(
            "import --plist P L",
            1,
            saying: "P: no tab is known for 'Shop', 'Old'",
            "--map 'Shop=ID' names one of home, search, feed, me"
        )
        XCTAssertEqual(try shown("L").new, [])
        let outcome = try run(["import", "--plist", "P", "L", "--map", "Shop=shop", "--map", "Old="])
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("'shop' is none of the declared tabs"), outcome.errors)
        try assertVisible("L", "me home search feed")
        XCTAssertEqual(try shown("L").absent.map(\.id), ["shop"])
    }

    func testAUsersOrderIsReplacedOnlyWhenTold() throws {
        try tabard("move L search --first")
        try tabard("hide L feed")
        try save(["savedTabOrder": ["me", "home", "search", "feed"]], to: "P")
        try assertFails("import --plist P L", 1, saying: "--replace")
        try assertVisible("L", "search home me")
        try tabard("import --plist P L --replace")
        try assertVisible("L", "me home search")
        XCTAssertEqual(try shown("L").hidden, ["feed"])
    }

    func testADomainOfUserDefaults() throws {
        #if os(macOS)
            let folder = "Library/Preferences"
        #else
            let folder = "config"
        #endif
        try FileManager.default.createDirectory(at: url(folder), withIntermediateDirectories: true)
        try save(["savedTabOrder": ["me", "home", "search", "feed"]], to: folder + "/org.example.App.plist")
        let environment = ["HOME": directory.path, "XDG_CONFIG_HOME": url("config").path]
        let outcome = try run(["import", "--defaults", "org.example.App", "L"], environment: environment)
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        try assertVisible("L", "me home search feed")
        let missing = try run(
            ["import", "--defaults", "org.example.None", "L", "--replace"],
            environment: environment
        )
        XCTAssertEqual(missing.status, 1)
        XCTAssertTrue(missing.errors.contains("org.example.None"), missing.errors)
    }

    func testWhatCannotBeImported() throws {
        try save(["other": 1], to: "P")
        try assertFails("import --plist P L", 1, saying: "P: there is no tab order to import")
        try assertFails("import --plist missing L", 1, saying: "missing: ")
        try assertFails("import --plist . L", 2, saying: ".: ")
        try save(["savedTabOrder": ["a"]], to: "P")
        try assertFails("import --plist P M", 1, saying: "tabard declare M")
        try assertFails("import L", 64, saying: "--plist, --defaults and --json")
        try assertFails("import --plist P --json P L", 64, saying: "by one of")
        try assertFails("import --json P L --map a=b", 64, saying: "--map is for titles")
        try assertFails("import --plist P L --map a", 64, saying: "title=id")
    }
}
