import ArgumentParser

struct KeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract:
            "Makes the key with which your devices seal what they publish, and takes it to another device.",
        discussion: """
            The first device makes a key, the others are told its nine words. Who has the key can read and change what \
            roams; a folder or server without it sees sizes and times. A lost key can't be made again: make another one \
            and tell it to all devices, which then go on from what each of them has.
            """,
        subcommands: [NewKeyCommand.self, ShowKeyCommand.self, EnterKeyCommand.self]
    )
}
