import ArgumentParser
import TabModel

struct UndoCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Takes back the last move, change of visibility or reset; another one takes that back."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    func execute() async throws {
        try await file.edit { record, _, stamp in
            try record.undoLastEdit(at: stamp)
            return true
        }
    }
}
