import TabModel
import XCTest

@testable import TabStore

final class LocationTests: XCTestCase {
    private func path(_ variables: [String: String]) -> String {
        StateDirectory.path { variables[$0] }
    }

    func testTheStateDirectoryFollowsTheEnvironment() {
        XCTAssertEqual(path(["HOME": "/h", "XDG_STATE_HOME": "/s"]), "/s")
        XCTAssertEqual(path(["HOME": "/h"]), "/h/.local/state")
    }

    func testHostileVariablesAreRefused() {
        for value in ["", "relative/path", "./state", "../up", "~/state"] {
            XCTAssertEqual(path(["HOME": "/h", "XDG_STATE_HOME": value]), "/h/.local/state", value)
        }
        XCTAssertTrue(path(["HOME": "relative"]).hasPrefix("/"))
        XCTAssertTrue(path([:]).hasSuffix("/.local/state"))
    }

    func testPaths() {
        let own = TabStoreLocation(applicationIdentifier: "org.example.A", stateDirectory: "/s")
        XCTAssertEqual(own.path, "/s/org.example.A/tabs.layout")
        XCTAssertTrue(own.isDirectoryOwn)
        let other = TabStoreLocation(file: "/d/x.layout")
        XCTAssertEqual(other.directory, "/d")
        XCTAssertEqual(other.fileName, "x.layout")
        XCTAssertEqual(TabStoreLocation(file: "L").directory, ".")
        for path in ["", "/"] {
            XCTAssertEqual(TabStore.read(at: TabStoreLocation(file: path)).problems.first?.code, .invalidPath)
        }
    }

    func testADirectoryThatIsNotTheStoresOwnIsNotMade() {
        let location = TabStoreLocation(file: "/nonexistent-\(UInt32.random(in: 0 ... .max))/L")
        XCTAssertTrue(TabStore.read(at: location).problems.isEmpty)
        var keeper = LayoutKeeper(location)
        XCTAssertThrowsError(try keeper.save { $0 = .sample(1) }) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .missingDirectory)
        }
    }

    func testDates() {
        XCTAssertEqual(FileDate.text(milliseconds: 0), "19700101T000000Z")
        XCTAssertEqual(FileDate.text(milliseconds: 951_782_400_000), "20000229T000000Z")
        XCTAssertEqual(FileDate.text(milliseconds: 1_767_355_445_999), "20260102T120405Z")
    }

    func testADefaultsDomainLeadsNowhereElse() {
        let path = DefaultsDirectory.path(ofDomain: "../../etc/passwd") { $0 == "HOME" ? "/h" : nil }
        XCTAssertFalse(path.contains("/../"), path)
    }
}
