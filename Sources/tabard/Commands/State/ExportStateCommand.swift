import ArgumentParser
import Foundation

struct ExportStateCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract:
            "Prints all that is saved as JSON, texts and archives included; changes nothing that is saved."
    )

    @Argument(help: StateFiles.help)
    var states: StateFiles

    @Option(
        help: ArgumentHelp("A file to write, for the user alone, instead of printing.", valueName: "path"),
        completion: .file()
    )
    var output: String?

    func execute() async throws {
        let shown = try states.read().map { ShownState($0.file, $0.state, showing: .allWithArchives) }
        let json = try ShownStates(states: shown).json
        guard let output else { return try StandardOutput.write(lines: [json]) }
        let isWritten = FileManager.default.createFile(
            atPath: output,
            contents: Data((json + "\n").utf8),
            attributes: [.posixPermissions: 0o600]
        )
        if !isWritten {
            throw Failure("\(output): it cannot be written", status: .system)
        }
    }
}
