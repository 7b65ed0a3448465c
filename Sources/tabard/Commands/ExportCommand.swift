import ArgumentParser
import Foundation
import TabStore

struct ExportCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Prints the whole layout as JSON, which 'tabard import --json' reads; writes nothing."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    func execute() async throws {
        try StandardOutput.write(String(decoding: try file.read().record.json, as: UTF8.self))
    }
}
