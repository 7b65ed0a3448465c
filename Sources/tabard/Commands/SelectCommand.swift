import ArgumentParser
import TabModel

struct SelectCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "select",
        abstract: "Selects a tab in a window."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Argument(help: "The tab.", completion: KnownIDs.completion)
    var id: TabID

    @Option(help: ArgumentHelp("The window, by the id that the app gave it.", valueName: "id"))
    var window: TabID = "main"

    func execute() async throws {
        let (id, window) = (id, window)
        try await file.edit { record, declaration, stamp in
            try record.select(id, in: window, of: declaration, at: stamp)
        }
    }
}
