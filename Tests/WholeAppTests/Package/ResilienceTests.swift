import Foundation
import XCTest

/// What the compiler says of sources that use the installed kit's enumerations and structures, in both language modes.
///
/// `make package` installs the kit and says where; without that the tests are skipped.
final class ResilienceTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for target in ["Five", "Six"] {
            let sources = folder.appendingPathComponent("Sources/\(target)")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App",
                platforms: [.iOS(.v15)],
                targets: [
                    .target(name: "Five", swiftSettings: [.swiftLanguageMode(.v5)]),
                    .target(name: "Six", swiftSettings: [.swiftLanguageMode(.v6)]),
                ]
            )
            """
        try manifest.write(
            to: folder.appendingPathComponent("Package.swift"),
            atomically: true,
            encoding: .utf8
        )
    }

    override func tearDown() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// The lines with which the compiler names the file, in each language mode, without the file's folder.
    private func messages(of source: String) throws -> (five: [String], six: [String]) {
        guard let prefix = ProcessInfo.processInfo.environment["TABARD_PREFIX"] else {
            throw XCTSkip("TABARD_PREFIX names no kit; `make package` installs one")
        }
        var messages: [[String]] = []
        for target in ["Five", "Six"] {
            let file = folder.appendingPathComponent("Sources/\(target)/A.swift")
            try source.write(to: file, atomically: true, encoding: .utf8)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: prefix).appendingPathComponent("bin/tabard-swift")
            process.arguments = ["build", "--package-path", folder.path, "--target", target]
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
            let named = lines.filter { $0.hasPrefix(file.path + ":") }.map {
                $0.dropFirst(file.path.count + 1)
            }
            // A failing build tells what went wrong in lines of the file, or the test would pass for another reason.
            let failed = named.contains { $0.contains(" error: ") }
            XCTAssertEqual(process.terminationStatus != 0, failed, lines.joined(separator: "\n"))
            var seen: Set<String> = []
            messages.append(named.map { String($0) }.filter { seen.insert($0).inserted })
        }
        return (messages[0], messages[1])
    }

    /// An enumeration of UIKit's may get cases, as Apple's: a warning, and in Swift 6 an error.
    func testOpenEnumerations() throws {
        let messages = try messages(
            of: """
                import UIKit
                func number(_ axis: NSLayoutConstraint.Axis) -> Int {
                    switch axis {
                    case .horizontal: 1
                    case .vertical: 2
                    }
                }
                func known(_ axis: NSLayoutConstraint.Axis) -> Int {
                    switch axis {
                    case .horizontal: 1
                    case .vertical: 2
                    @unknown default: 3
                    }
                }
                """
        )
        let text =
            "switch covers known cases, but 'NSLayoutConstraint.Axis' may have additional unknown values"
        XCTAssertEqual(
            messages.five,
            ["3:5: warning: \(text); this is an error in the Swift 6 language mode"]
        )
        XCTAssertEqual(messages.six, ["3:5: error: \(text)"])
    }

    /// What Apple closes needs no default, and Tabard's own enumerations need none.
    func testClosedEnumerations() throws {
        let messages = try messages(
            of: """
                import TabModel
                import UIKit
                func number(_ result: ComparisonResult) -> Int {
                    switch result {
                    case .orderedAscending: 1
                    case .orderedSame: 2
                    case .orderedDescending: 3
                    }
                }
                func number(_ visibility: TabVisibility) -> Int {
                    switch visibility {
                    case .default: 1
                    case .shown: 2
                    case .hidden: 3
                    }
                }
                """
        )
        XCTAssertEqual(messages.five, [])
        XCTAssertEqual(messages.six, [])
    }

    /// Two members of a structure of C's are changed at once, and its bits are copied; not so where Apple wrote Swift.
    func testStructures() throws {
        let messages = try messages(
            of: """
                import UIKit
                func turn(_ insets: inout UIEdgeInsets) {
                    swap(&insets.left, &insets.right)
                }
                func bits<Value: BitwiseCopyable & Sendable>(_ value: Value) {}
                func copy(_ transform: CGAffineTransform, _ edges: NSDirectionalRectEdge) {
                    bits(transform)
                    bits(edges)
                }
                func turn(_ background: inout UIBackgroundConfiguration) {
                    swap(&background.cornerRadius, &background.strokeWidth)
                }
                """
        )
        let text = "error: overlapping accesses to 'background', but modification requires exclusive access"
        for messages in [messages.five, messages.six] {
            let errors = messages.filter { $0.contains(" error: ") }
            XCTAssertEqual(errors.count, 1, "\(messages)")
            XCTAssertTrue(errors.allSatisfy { $0.hasPrefix("11:") && $0.contains(text) }, "\(messages)")
        }
    }
}
