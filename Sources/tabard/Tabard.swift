import ArgumentParser

@main
struct Tabard: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabard",
        abstract: "Shows, changes, checks and mends a saved tab layout.",
        discussion: """
            A layout is one file: what a user did to the tabs of an app. 'declare' says which tabs the app has, as \
            the app itself does when it starts; the other commands do what the user does, or look after the file.

            EXIT STATUS
              0   done
              1   the layout is damaged or missing, or the edit was refused
              2   the system did not let the file be read or written
              64  the command was not understood
            """,
        subcommands: [
            DeclareCommand.self, ShowCommand.self, MoveCommand.self, HideCommand.self, UnhideCommand.self,
            SelectCommand.self, ResetCommand.self, UndoCommand.self, VerifyCommand.self, RepairCommand.self,
            ImportCommand.self, ExportCommand.self, JoinCommand.self,
        ]
    )
}
