import XCTest

/// The worked examples a to i of the saved layout, by command line (S4).
final class WorkedExamplesTests: CommandLineTestCase {
    private let before = "Home Search Feed Me"
    private let withShop = "Home Search Shop Feed Me"

    /// A layout whose user dragged Me first.
    private func meFirst(_ layout: String = "L") throws {
        try tabard("declare \(layout) \(before)")
        try tabard("move \(layout) Me --first")
    }

    func testTheFirstSession() throws {
        try tabard("declare L home search feed me")
        try tabard("move L me --first")
        let lines = try tabard("show L").split(separator: "\n").map { $0.split(separator: " ").prefix(4) }
        XCTAssertEqual(
            lines.map { $0.joined(separator: " ") },
            [
                "POSITION ID STATE MOVED", "1 me shown moved", "2 home shown -", "3 search shown -",
                "4 feed shown -",
            ]
        )
        XCTAssertEqual(try names(), ["L"])
    }

    func testExampleA() throws {
        try meFirst()
        try tabard("declare L \(withShop)")
        try assertVisible("L", "Me Home Search Shop Feed")
        XCTAssertEqual(try shown("L").new, ["Shop"])
        XCTAssertTrue(try tabard("show L").contains("shown, new"))
    }

    func testExampleB() throws {
        try tabard("declare L \(before)")
        try tabard("move L Search --last")
        try tabard("declare L \(withShop)")
        try assertVisible("L", "Home Shop Feed Me Search")
    }

    func testExampleC() throws {
        try meFirst()
        try tabard("declare L Home Search Me")
        try assertVisible("L", "Me Home Search")
        XCTAssertEqual(try shown("L").absent.map(\.id), ["Feed"])
        XCTAssertTrue(try tabard("show L").contains("Not in the app now; their places are kept:\n  Feed"))
        try tabard("move L Search --first")
        try tabard("declare L \(before)")
        try assertVisible("L", "Search Me Home Feed")
    }

    func testExampleD() throws {
        try tabard("declare L \(before)")
        try tabard("move L Search --last")
        try tabard("declare L Home Discover Feed Me --former Discover=Search")
        try assertVisible("L", "Home Feed Me Discover")
        XCTAssertEqual(try shown("L").moved, ["Discover"])
        XCTAssertEqual(try shown("L").new, [])
        XCTAssertEqual(try shown("L").absent, [])
        try tabard("declare L \(before)")
        try assertVisible("L", "Home Feed Me Search")
    }

    func testExampleE() throws {
        try meFirst()
        try tabard("declare L Feed Home Search Me")
        try assertVisible("L", "Me Feed Home Search")
    }

    func testExampleF() throws {
        try meFirst()
        try tabard("hide L Feed")
        try tabard("declare L Home Search Me")
        try tabard("move L Search --first")
        XCTAssertEqual(try shown("L").absent.map(\.isHidden), [true])
        try tabard("declare L \(before)")
        try assertVisible("L", "Search Me Home")
        XCTAssertEqual(try shown("L").hidden, ["Feed"])
    }

    func testExampleG() throws {
        try meFirst("A")
        try tabard("declare B \(before)")
        try tabard("hide B Feed")
        try tabard("move B Search --last")
        try tabard("join A B J")
        try assertVisible("J", "Me Home Search")
        XCTAssertEqual(try shown("J").hidden, ["Feed"])
    }

    func testExampleH() throws {
        try meFirst("A")
        try tabard("declare B \(before)")
        try tabard("move B Me --after Home")
        try tabard("join A B J")
        try assertVisible("J", "Home Me Search Feed")
        try tabard("join B A K")
        XCTAssertEqual(try shown("J").tabs, try shown("K").tabs)
        try tabard("move A Search --first")
        try tabard("move A Me --last")
        try tabard("join A B J")
        try assertVisible("J", "Search Home Feed Me")
    }

    func testExampleI() throws {
        try tabard("declare A \(withShop)")
        try tabard("move A Shop --first")
        try copy("A", to: "B")
        try tabard("declare B \(before)")
        try assertVisible("B", "Home Search Feed Me")
        try tabard("move B Me --first")
        try tabard("declare B \(withShop)")
        XCTAssertEqual(Set(try shown("B").moved), ["Shop", "Me"])
        let atB = try shown("B").tabs
        try tabard("join A B A")
        XCTAssertEqual(try shown("A").tabs, atB)
        XCTAssertEqual(try shown("A").visible.count, 5)
    }
}
