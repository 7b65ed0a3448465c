import ArgumentParser
import TabModel

struct DeclareCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "declare",
        abstract: "Says which tabs the app has; makes the file if there is none.",
        discussion: """
            On a file that is there it is what an update of the app does: nothing of what the user did is changed by \
            it, and what was declared before is replaced as a whole. Options for several tabs are given several times.
            """
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @OptionGroup var tabs: DeclaredTabs

    func execute() async throws {
        try file.checkMayBeChanged(creating: true)
        let declaration = tabs.declaration
        let isChanged = try await file.update { record, stamp in
            guard !declaration.isSame(as: SavedDeclaration(in: record)) else { return false }
            record.declare(declaration, at: stamp)
            return true
        }
        if !isChanged {
            file.note("nothing to change; these tabs are declared already")
        }
    }
}
