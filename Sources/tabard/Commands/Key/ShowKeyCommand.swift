import ArgumentParser

struct ShowKeyCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Prints a key's words, to be entered on another device."
    )

    @Argument(help: "The key's file.")
    var file: KeyFile

    func execute() async throws {
        try StandardOutput.write(lines: [file.read().words])
    }
}
