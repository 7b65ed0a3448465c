import ArgumentParser
import Foundation
import SourceLowering

/// Writes the index of UIKit from the kit's own sources, once for each kit.
struct IndexKitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index-kit",
        abstract: "Write what lowering has to know of UIKit, from the kit's sources",
        shouldDisplay: false
    )

    @Option(help: "The file to write.")
    var output: String

    @Argument(help: "The folders with the kit's sources.")
    var folders: [String]

    func run() throws {
        let conditions = BuildConditions(flags: [], seesUIKit: false, modules: nil, languageMode: 6)
        let files = try folders.flatMap(sources(in:))
        let facts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        let parsed = files.indices.mapInParallel { index in
            FileFacts(
                of: ParsedSource(facts[index], fileName: files[index].lastPathComponent),
                conditions: conditions
            )
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let index = ModuleIndex(module: "UIKit", files: parsed).exportedToOtherPackages
        try encoder.encode(index).write(to: URL(fileURLWithPath: output), options: .atomic)
    }

    private func sources(in folder: String) throws -> [URL] {
        guard let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String],
            !paths.isEmpty
        else {
            throw Failure("There are no sources in \(folder)")
        }
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            URL(fileURLWithPath: folder).appendingPathComponent($0)
        }
    }
}
