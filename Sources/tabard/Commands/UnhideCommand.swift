import ArgumentParser
import TabModel

struct UnhideCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "unhide",
        abstract: "Shows a tab that was hidden, by the user or by default."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Argument(help: "The tab.", completion: KnownIDs.completion)
    var id: TabID

    @OptionGroup var bar: BarOptions

    func execute() async throws {
        let (id, policy) = (id, bar.policy)
        try await file.edit { record, declaration, stamp in
            try record.unhide(id, in: declaration, policy: policy, at: stamp)
        }
    }
}
