import ArgumentParser

struct StateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "state",
        abstract: "Shows, exports and resets what an app's windows come back with when it starts.",
        subcommands: [ShowStateCommand.self, ExportStateCommand.self, ResetStateCommand.self]
    )
}
