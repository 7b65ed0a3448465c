import ArgumentParser
import TabModel

struct HideCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "hide",
        abstract: "Hides a tab; no update of the app unhides it."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Argument(help: "The tab.", completion: KnownIDs.completion)
    var id: TabID

    @OptionGroup var bar: BarOptions

    func execute() async throws {
        let (id, policy) = (id, bar.policy)
        try await file.edit { record, declaration, stamp in
            try record.hide(id, in: declaration, policy: policy, at: stamp)
        }
    }
}
