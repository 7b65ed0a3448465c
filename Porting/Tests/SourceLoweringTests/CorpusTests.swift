import Foundation
import SourceLowering
import XCTest

/// Sources of real apps, where the environment names folders with some: `LOWERING_CORPUS=/a:/b`, each folder a module.
/// `LOWERING_OUTPUT` is a folder for the lowered files, `LOWERING_UIKIT` one with UIKit's own sources.
final class CorpusTests: LoweringTestCase {
    func testO6RealSourcesKeepTheirLines() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let corpus = environment["LOWERING_CORPUS"] else {
            throw XCTSkip("LOWERING_CORPUS names no folders")
        }
        let uikit = environment["LOWERING_UIKIT"].map(Self.index(ofUIKitIn:)) ?? Self.uikit
        for folder in corpus.split(separator: ":").map({ URL(fileURLWithPath: String($0)) }) {
            try lower(folder, uikit, output: environment["LOWERING_OUTPUT"].map { URL(fileURLWithPath: $0) })
        }
    }

    private static func index(ofUIKitIn folder: String) -> ModuleIndex {
        let files = files(in: URL(fileURLWithPath: folder)).map { file, text in
            FileFacts(
                of: ParsedSource(text, fileName: file.lastPathComponent),
                conditions: BuildConditions(seesUIKit: false)
            )
        }
        return ModuleIndex(module: "UIKit", files: files).exportedToOtherPackages
    }

    private static func files(in folder: URL) -> [(URL, String)] {
        let all =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return all.compactMap { $0 as? URL }.filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
        }
        .sorted { $0.path < $1.path }
        .compactMap { file in
            (try? Data(contentsOf: file)).flatMap { String(data: $0, encoding: .utf8) }.map { (file, $0) }
        }
    }

    private func lower(_ folder: URL, _ uikit: ModuleIndex, output: URL?) throws {
        let clock = ContinuousClock()
        let files = Self.files(in: folder)
        var sources: [ParsedSource] = []
        let parsing = clock.measure {
            sources = files.map { ParsedSource($0.1, fileName: $0.0.lastPathComponent) }
        }
        let conditions = BuildConditions(flags: ["DEBUG"])
        var facts: [FileFacts] = []
        let collecting = clock.measure { facts = sources.map { FileFacts(of: $0, conditions: conditions) } }
        let index = ModuleIndex(module: folder.lastPathComponent, files: facts, dependencies: [uikit])
        let lowering = Lowering(index: index, conditions: conditions)
        var changed = 0
        var messages: [String] = []
        let lowered = clock.measure {
            for (file, source) in zip(files, sources) {
                let result = lowering.lower(source)
                XCTAssertEqual(lines(result.text).count, lines(source.text).count, file.0.path)
                if result.isChanged { changed += 1 }
                messages += result.diagnostics.map { $0.description(path: file.0.path) }
                let facts = FileFacts(of: source, conditions: conditions)
                if !lowering.needsLowering(facts) {
                    XCTAssertEqual(Array(result.text.utf8), Array(source.text.utf8), file.0.path)
                    XCTAssertEqual(result.diagnostics, [])
                }
                guard let output else { continue }
                let path = file.0.path.dropFirst(folder.deletingLastPathComponent().path.count + 1)
                let target = output.appendingPathComponent(String(path))
                try? FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try? Data(result.text.utf8).write(to: target)
            }
        }
        print(
            "\(folder.lastPathComponent): \(files.count) files, \(changed) changed, parsing \(parsing), facts \(collecting), lowering \(lowered)"
        )
        for message in messages { print("  \(message)") }
    }
}
