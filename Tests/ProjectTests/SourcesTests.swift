import XCTest

/// The rules for the sources hold in this checkout.
final class SourcesTests: XCTestCase {
    private let checkout = Checkout.current

    private func assertNone(_ findings: [Finding], line: UInt = #line) {
        let list = findings.map(\.description).joined(separator: "\n")
        XCTAssertTrue(findings.isEmpty, "\n" + list, line: line)
    }

    func testTheCheckoutIsRead() {
        let paths = checkout.files(in: ["Sources", "Tests", "Examples"]).map(\.path)
        XCTAssertTrue(paths.contains("Tests/ProjectTests/SourcesTests.swift"))
        XCTAssertTrue(paths.contains { $0.hasPrefix("Sources/TabModel/") })
        XCTAssertTrue(checkout.allFiles.contains { $0.path == ".ci/run" })
        XCTAssertFalse(checkout.allFiles.contains { $0.path.hasPrefix(".build") })
    }

    func testImportsPointOneWay() {
        let files = checkout.files(in: ["Sources", "Tests", "Examples"], endingWith: ["swift"])
        assertNone(Imports.findings(in: files))
    }

    func testEachRoomHasItsRow() throws {
        let architecture = checkout.text("Documentation/architecture.md")
        for (room, imports) in Imports.rooms {
            let name = "`\(room.dropFirst("Sources/".count))`"
            let row = architecture.split(separator: "\n").first { $0.hasPrefix("| \(name) |") }
            let cells = try XCTUnwrap(row, "no row for \(name)").split(separator: "|")
            let named = try XCTUnwrap(cells.last { $0.contains(/\S/) }).matches(of: /`(\w+)`/)
            XCTAssertEqual(Set(named.map { String($0.1) }), imports, name)
        }
    }

    func testUnsafeWordsStayInGtkInterop() {
        let files = checkout.files(in: ["Sources", "Tests", "Examples", "Kit"], endingWith: ["swift"])
        assertNone(UnsafeWords.findings(in: files))
    }

    func testTheKitsInterfaceNamesNoRoomBelowIt() {
        assertNone(HiddenImports.findings(in: checkout.files(in: ["Sources"], endingWith: ["swift"])))
    }

    func testMisuseAlwaysSaysWhatIsWrong() {
        assertNone(SilentChecks.findings(in: checkout.files(in: ["Sources", "Kit"], endingWith: ["swift"])))
    }

    func testMembersTakeNoClosuresOfTheMainActor() {
        let rooms = [
            "Sources/TabardDrawing", "Sources/TabardKit", "Sources/TabMemory", "Sources/TabardNotifications",
            "Sources/TabardTesting", "Tests",
        ]
        // Layers belong to no actor, so that what their views are asked has to.
        let layers = "Sources/TabardKit/Views/Layers/CALayer/CALayer+Changing.swift"
        let files = checkout.files(in: rooms, endingWith: ["swift"]).filter { $0.path != layers }
        assertNone(IsolatedClosures.findings(in: files))
    }

    func testNoTextNamesAMachinesFolders() {
        assertNone(MachinePaths.findings(in: checkout.allFiles))
    }

    /// Of products, `PublicInterfaceTests` asks the compiler.
    func testDeclarationsForOtherRoomsAreDocumented() {
        let files = checkout.files(in: ["Sources/GtkInterop", "Kit/Sources"], endingWith: ["swift"])
        assertNone(DocumentationComments.findings(in: files))
    }
}
