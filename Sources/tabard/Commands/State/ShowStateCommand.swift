import ArgumentParser

struct ShowStateCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows what would come back: sessions, windows and objects; writes nothing.",
        discussion:
            "Texts, data and windows' titles are hidden unless --private is given; keys, classes and numbers are not."
    )

    @Argument(help: StateFiles.help)
    var states: StateFiles

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(name: .customLong("private"), help: "Show texts and data, too.")
    var isPrivate = false

    func execute() async throws {
        let shown = try states.read().map {
            ShownState($0.file, $0.state, showing: isPrivate ? .all : .structure)
        }
        if json {
            try StandardOutput.write(lines: [try ShownStates(states: shown).json])
        } else {
            try StandardOutput.write(lines: Array(shown.map(\.lines).joined(separator: [""])))
        }
    }
}
