import ArgumentParser
import TabModel
import TabStore

struct JoinCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Joins the layouts of two devices into a file.",
        discussion: """
            Of each field of each tab the later value stays; in which order the two are named makes no difference. \
            The file may be one of the two. If it is there already, what it holds is joined as well: nothing is lost.
            """
    )

    @Argument(help: "A layout's file.")
    var first: LayoutFile

    @Argument(help: "Another layout's file.")
    var second: LayoutFile

    @Argument(help: "The file for the joined layout.")
    var file: LayoutFile

    func execute() async throws {
        let (first, second) = (try first.read().record, try second.read().record)
        try file.checkMayBeChanged(creating: true)
        let summary = try await file.update { record, stamp in
            let declared = [record, first, second].compactMap(SavedDeclaration.init(in:))
            record = record.joined(with: TabRecord.join(first, second))
            // A malformed field may have been the greater text.
            if SavedDeclaration(in: record) == nil, let latest = declared.max(by: SavedDeclaration.precedes) {
                let stamp = record.nextStamp(milliseconds: stamp.milliseconds, replica: stamp.replica)
                record.declare(latest, at: stamp)
            }
            return KnownTabs(of: record).summary(of: record)
        }
        try StandardOutput.write(lines: [Plain.text("\(file.argument): joined; \(summary)")])
    }
}
