import ArgumentParser
import TabRoaming

struct NewKeyCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a key by chance, in a file that only you can read, and prints its words."
    )

    @Argument(help: "The key's file, which must not be there yet.")
    var file: KeyFile

    func execute() async throws {
        let key = RoamingKey()
        try file.write(key)
        try StandardOutput.write(lines: [key.words])
    }
}
