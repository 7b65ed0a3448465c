import Foundation
import SourceLowering
import XCTest

/// Lowers sources beside each other, as the files of one module.
class LoweringTestCase: XCTestCase {
    static let uikit = ModuleIndex(
        module: "UIKit",
        files: [("TabardFoundation.swift", StubRuntime.foundation), ("TabardKit.swift", StubRuntime.kit)].map
        { name, text in
            FileFacts(of: ParsedSource(text, fileName: name), conditions: BuildConditions(seesUIKit: false))
        }
    ).exportedToOtherPackages

    /// The lowered files of a module, by name.
    func lowerModule(
        _ files: [String: String],
        dependencies: [ModuleIndex] = [],
        conditions: BuildConditions = BuildConditions(),
        module: String = "App",
        line: UInt = #line
    ) -> [String: LoweredSource] {
        let sources = files.map { ParsedSource($0.value, fileName: $0.key) }
        let index = ModuleIndex(
            module: module,
            files: sources.map { FileFacts(of: $0, conditions: conditions) },
            dependencies: dependencies + [Self.uikit]
        )
        let lowering = Lowering(index: index, conditions: conditions)
        var lowered: [String: LoweredSource] = [:]
        for source in sources {
            let result = lowering.lower(source)
            XCTAssertEqual(
                lines(result.text).count,
                lines(source.text).count,
                "lines of \(source.fileName)",
                line: line
            )
            let facts = FileFacts(of: source, conditions: conditions)
            if result.isChanged || !result.diagnostics.isEmpty {
                XCTAssertTrue(
                    lowering.needsLowering(facts),
                    "\(source.fileName) was taken not to need it:\n\(source.text)",
                    line: line
                )
            }
            lowered[source.fileName] = result
        }
        return lowered
    }

    /// One file, without diagnostics.
    func lower(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> String {
        let lowered = lowerModule(["Tabs.swift": text], line: line)["Tabs.swift"]
        XCTAssertEqual(lowered?.diagnostics, [], file: file, line: line)
        return lowered?.text ?? ""
    }

    func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The diagnostics of one file as the compiler prints them.
    func diagnostics(_ text: String, line: UInt = #line) -> [String] {
        lowerModule(["Tabs.swift": text], line: line)["Tabs.swift"]?.diagnostics.map {
            $0.description(path: "Tabs.swift")
        } ?? []
    }

    /// The lines of a text that are others in a lowered text, trimmed.
    func changedLines(_ text: String, line: UInt = #line) -> [String] {
        let lowered = lower(text, line: line)
        return zip(lines(text), lines(lowered)).filter { $0 != $1 }
            .map { $1.trimmingCharacters(in: .whitespaces) }
    }
}
