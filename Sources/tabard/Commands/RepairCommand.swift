import ArgumentParser
import Foundation
import TabModel
import TabStore

struct RepairCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "repair",
        abstract: "Mends a damaged file with what can be read of it; the damaged one is kept aside.",
        discussion:
            "If the older of the two saves alone is damaged, it is written anew, and nothing is kept aside."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Flag(help: "If nothing can be read, keep the file aside and make an empty layout.")
    var startEmpty = false

    func execute() async throws {
        let examination = try Examination(of: file)
        guard !examination.isSound else {
            return print("\(file.argument): whole; there is nothing to repair")
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
        try await file.update { record, stamp in
            // Another stamp makes the store write, be the layout itself as it was.
            record.declare(SavedDeclaration(in: record), at: stamp)
        }
        let after = try Examination(of: file)
        guard after.isSound else { throw file.failure("the file is still damaged", status: .system) }
        let count = KnownTabs(of: after.reading.record).declaration.tabs.count
        print("\(file.argument): repaired; it knows \(count) \(count == 1 ? "tab" : "tabs")")
        for name in keptAside where !before.contains(name) {
            print("  the damaged file is kept as \(name)")
        }
    }

    /// The names of files that were kept aside.
    private var keptAside: [String] {
        let location = file.location
        let names = (try? FileManager.default.contentsOfDirectory(atPath: location.directory)) ?? []
        return names.filter { $0.hasPrefix(location.fileName + ".damaged-") }.sorted()
    }
}
