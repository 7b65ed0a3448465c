import ArgumentParser
import Foundation
import TabRoaming

struct EnterKeyCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "enter",
        abstract:
            "Reads the words of another device's key, and writes them to a file that only you can read.",
        discussion: """
            The words come from the standard input and not from the command's arguments, which others on this machine can \
            see.
            """
    )

    @Argument(help: "The key's file, which must not be there yet.")
    var file: KeyFile

    func execute() async throws {
        if isatty(FileHandle.standardInput.fileDescriptor) == 1 {
            Notice.write("the key's \(RoamingKey.wordCount) words, in one line or several:")
        }
        let key: RoamingKey
        do throws(RoamingKeyError) {
            key = try RoamingKey(words: Self.enteredWords())
        } catch {
            throw Failure("\(error)")
        }
        try file.write(key)
    }

    /// Reads lines until there are words enough.
    private static func enteredWords() -> String {
        var text = ""
        while text.split(whereSeparator: { !$0.isLetter }).count < RoamingKey.wordCount, let line = readLine()
        {
            text += line + "\n"
        }
        return text
    }
}
