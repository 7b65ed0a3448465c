import Foundation
import TabardTesting
import XCTest

/// The audit of accessibility over every screen of every example, in each look.
///
/// With `TABARD_SOAK=1` each example is walked through in every look; otherwise the smaller ones, in light. With
/// `TABARD_WALK=write` what was found is written into the table of Documentation/accessibility.md, and `TABARD_WALK_ONLY` names
/// the examples and looks, divided by commas, if not all.
@preconcurrency @MainActor
final class AccessibilityWalkTests: XCTestCase {
    /// An example, and how many screens a walk must find at least, so that one that ends too soon does not pass.
    private struct Example {
        let name: String
        let leastScreenCount: Int
        var isShort = false
        var maximumScreenCount = 100
    }

    private struct Look {
        let name: String
        var environment: [String: String?] = [:]
        var arguments: [String] = []
        var textScale = 1.0
    }

    private static let examples = [
        Example(name: "FirstTabBar", leastScreenCount: 2, isShort: true),
        Example(name: "Controls", leastScreenCount: 3, isShort: true),
        Example(name: "Bars", leastScreenCount: 16),
        Example(name: "Brightness", leastScreenCount: 14),
        Example(name: "CustomTabBar", leastScreenCount: 5, isShort: true),
        Example(name: "Languages", leastScreenCount: 1, isShort: true),
        Example(name: "ManyTabs", leastScreenCount: 19, maximumScreenCount: 20),
        Example(name: "Reader", leastScreenCount: 6),
        Example(name: "TabBarSaveState", leastScreenCount: 9),
        Example(name: "Library", leastScreenCount: 20),
        Example(name: "Windows", leastScreenCount: 10, maximumScreenCount: 10),
        Example(name: "Catalogue", leastScreenCount: 30),
    ]

    private static let looks = [
        Look(name: "light"),
        Look(name: "dark", environment: ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"]),
        Look(name: "contrast", environment: ["ADW_DEBUG_HIGH_CONTRAST": "1"]),
        // So it runs from right to left, whether or not the C library has such a locale.
        Look(name: "Arabic", arguments: ["-AppleLanguages", "(ar)"]),
        Look(name: "texts ×2", textScale: 2),
    ]

    private static let environment = ProcessInfo.processInfo.environment
    private static var writes: Bool { environment["TABARD_WALK"] == "write" }
    private static var isSoak: Bool { environment["TABARD_SOAK"] == "1" || writes }

    private static func isWanted(_ name: String, among names: [String]) -> Bool {
        let wanted = (environment["TABARD_WALK_ONLY"] ?? "").split(separator: ",").map(String.init)
        let own = wanted.filter(names.contains)
        return own.isEmpty || own.contains(name)
    }

    /// Walks through an example, prints a line of what was seen, and returns what fails.
    private func walk(_ example: Example, _ look: Look) throws -> [String] {
        let walk = AccessibilityWalk {
            let display = try TestDisplay(textScale: look.textScale)
            return try TestApplication(
                example.name,
                arguments: look.arguments,
                on: display,
                environment: look.environment
            )
        }
        walk.maximumScreenCount = example.maximumScreenCount
        // The keys go the same ways in each look.
        if look.name == "light" { walk.types.formUnion([.keyboardFocus, .action]) }
        try walk.run()
        let screens = walk.screens
        let failures = screens.flatMap { screen in
            screen.report.failures.map { "\(example.name), \(look.name), \(screen.title): \($0)" }
        }
        let count = screens.map(\.report.elementCount).reduce(0, +)
        print(
            "\(example.name), \(look.name): screens \(screens.count), objects \(count), failing \(failures.count)"
        )
        // Of a list that leads to a screen a row, fewer rows are in sight then.
        let least = look.textScale > 1 ? example.leastScreenCount * 3 / 4 : example.leastScreenCount
        XCTAssertGreaterThanOrEqual(screens.count, least, "\(example.name), \(look.name)")
        if Self.writes {
            let table = AccessibilityWalkTable(looks: Self.looks.map(\.name))
            try table.write("\(screens.count), \(count), \(failures.count)", for: example.name, in: look.name)
        }
        return failures
    }

    /// Closing the last window ends the app, a moment after the press.
    func testAWalkGoesOnWhereTheAppEnds() throws {
        let walk = AccessibilityWalk { try TestApplication("Windows", on: TestDisplay()) }
        walk.types = .action
        walk.maximumScreenCount = 4
        try walk.run()
        XCTAssertEqual(walk.screens.count, 4)
        XCTAssertGreaterThan(walk.startCount, 1)
    }

    func testEveryScreenOfTheExamples() throws {
        var failures: [String] = []
        let looks = Self.looks.filter { Self.isWanted($0.name, among: Self.looks.map(\.name)) }
        let examples = Self.examples.filter { Self.isWanted($0.name, among: Self.examples.map(\.name)) }
        for look in Self.isSoak ? looks : Array(Self.looks.prefix(1)) {
            for example in examples where Self.isSoak || example.isShort {
                failures += try walk(example, look)
            }
        }
        XCTAssertEqual(failures, [], failures.joined(separator: "\n"))
    }
}
