import ArgumentParser
import TabModel

struct UndoCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Takes back the last move, change of visibility or reset; another one takes that back.",
        discussion: """
            What an edit of a tree of tabs changed together comes back together. Closing a section, and hiding the \
            sidebar, is no edit that is taken back. What is another now is printed.
            """
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    func execute() async throws {
        try await file.editTelling { record, stamp in
            try record.undoLastEdit(at: stamp)
        }
    }
}
