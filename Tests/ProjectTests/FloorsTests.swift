import XCTest

/// Each floor of the kit names only those below it, but for what UIKit's own signatures force.
///
/// What is named is read from the index that the compiler wrote when this test was built.
final class FloorsTests: XCTestCase {
    private let checkout = Checkout.current

    /// The folder that this test was built into.
    private var build: URL {
        Bundle(for: Self.self).bundleURL.deletingLastPathComponent().deletingLastPathComponent()
    }

    private func runFloors(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = checkout.root.appendingPathComponent("Scripts/floors")
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    func testFloorsNameOnlyThoseBelow() throws {
        let (status, output) = try runFloors([build.path])
        XCTAssertEqual(status, 0, output)
        XCTAssertTrue(output.contains("0 problems"), output)
    }

    func testWhatIsNotInTheListIsFound() throws {
        let empty = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: empty)
        defer { try? FileManager.default.removeItem(at: empty) }
        let (status, output) = try runFloors(["--list", empty.path, build.path])
        XCTAssertEqual(status, 1)
        XCTAssertTrue(
            output.contains("UIView/UIView.swift")
                && output.contains("Views names UIWindow of Controllers (signature)"),
            output
        )
    }

    func testEachFolderSaysWhatItIsFor() throws {
        let architecture = checkout.text("Documentation/architecture.md")
        var floor = ""
        var described: Set<String> = []
        for row in architecture.split(separator: "\n") where row.hasPrefix("|") {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 5, cells[2].hasPrefix("`"), !cells[1].hasPrefix("`") else { continue }
            if !cells[1].isEmpty { floor = cells[1] == "Drawing" ? "TabardDrawing" : "TabardKit/" + cells[1] }
            for name in cells[2].matches(of: /`(\w+)`/) { described.insert("Sources/\(floor)/\(name.1)") }
        }
        XCTAssertEqual(
            described,
            folders(of: ["TabardDrawing", "TabardKit/Views", "TabardKit/Widgets"])
                .union(folders(of: ["TabardKit/Controllers", "TabardKit/Bars"]))
        )
    }

    private func folders(of floors: [String]) -> Set<String> {
        Set(
            floors.map { "Sources/" + $0 }.flatMap { floor in
                checkout.files(in: [floor], endingWith: ["swift", "svg"]).compactMap { file -> String? in
                    let rest = file.path.dropFirst(floor.count + 1).split(separator: "/")
                    return rest.count > 1 ? "\(floor)/\(rest[0])" : nil
                }
            }
        )
    }

    func testEachForcedSignatureHasAReason() {
        let rows = checkout.text("Tests/ProjectTests/Floors/forced-signatures.tsv").split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        XCTAssertFalse(rows.isEmpty)
        for row in rows {
            let cells = row.split(separator: "\t")
            XCTAssertEqual(cells.count, 3, "\(row)")
            XCTAssertTrue(cells.last?.hasSuffix(".") == true, "\(row)")
        }
    }
}
