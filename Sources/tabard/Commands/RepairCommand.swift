import ArgumentParser
import Foundation
import TabModel
import TabStore

struct RepairCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "repair",
        abstract: "Mends a damaged file with what can be read of it; the damaged one is kept aside.",
        discussion:
            "If older saves alone are damaged, they are written over, and nothing is kept aside."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Flag(help: "If nothing can be read, keep the file aside and make an empty layout.")
    var startEmpty = false

    func execute() async throws {
        let examination = try Examination(of: file)
        guard !examination.isSound else {
            return try StandardOutput.write(lines: ["\(file.argument): whole; there is nothing to repair"])
        }
        if examination.reading.condition == .newer {
            throw file.failure("a newer version wrote this; it is not overwritten")
        }
        if examination.isUnrecognizable, !startEmpty {
            throw file.failure(
                "nothing of this can be read; --start-empty keeps it aside and makes an empty layout"
            )
        }
        let before = Set(keptAside)
        var after = examination
        for _ in 0..<Self.slotCount where !after.isSound {
            try await file.update { record, stamp in
                // Another stamp makes the store write, be the layout itself as it was.
                record.declare(SavedDeclaration(in: record), at: stamp)
            }
            after = try Examination(of: file)
        }
        guard after.isSound else { throw file.failure("the file is still damaged", status: .system) }
        let record = after.reading.record
        let summary = KnownTabs(of: record).summary(of: record)
        let kept = keptAside.filter { !before.contains($0) }
        try StandardOutput.write(
            lines: ["\(file.argument): repaired; \(summary)"]
                + kept.map { "  the damaged file is kept as \($0)" }
        )
    }

    /// Each save is written over another one, of which one or more may be damaged.
    private static let slotCount = 4

    /// The names of files that were kept aside.
    private var keptAside: [String] {
        let location = file.location
        let names = (try? FileManager.default.contentsOfDirectory(atPath: location.directory)) ?? []
        return names.filter { $0.hasPrefix(location.fileName + ".damaged-") }.sorted()
    }
}
