import Foundation
import TabardTesting
import XCTest

/// An app whose `Info.plist` names fonts that can't be used: it starts, and the log names each of them in one line.
@preconcurrency @MainActor
final class AppFontsTests: XCTestCase {
    func testTheAppStartsAndTheLogNamesTheFiles() throws {
        let display = try TestDisplay()
        let example = try RepackagedExample(
            "Controls",
            information: ["UIAppFonts": ["Broken.ttf", "Missing.ttf", "Text.ttf", "Huge.ttf"]],
            files: [
                "Broken.ttf": Data([0, 1, 0, 0]) + Data(repeating: 0xA5, count: 5_000),
                "Text.ttf": Data("no font".utf8), "Huge.ttf": Data(),
            ]
        )
        defer { example.remove() }
        let huge = try FileHandle(forWritingTo: example.folder.appendingPathComponent("Huge.ttf"))
        try huge.truncate(atOffset: 64_000_001)
        try huge.close()
        let app = try example.start(on: display)
        _ = try app.window(titled: "Controls")
        let lines = app.standardError.split(separator: "\n").filter { $0.contains("font") }
        XCTAssertEqual(
            lines.compactMap { line in line.range(of: "The app's").map { String(line[$0.lowerBound...]) } },
            [
                "The app's font Broken.ttf can't be used: it is damaged or no font",
                "The app's font Missing.ttf can't be used: there is no such file in \(example.folder.path)",
                "The app's font Text.ttf can't be used: it is damaged or no font",
                "The app's font Huge.ttf can't be used: it has more than 64000000 bytes",
            ],
            app.standardError
        )
        XCTAssertEqual(lines.count, 4, app.standardError)
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }
}
