import ArgumentParser
import Foundation
import TabStore

struct ShowCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows the tabs in the user's order, and what else is saved; writes nothing."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @OptionGroup var bar: BarOptions

    @Flag(help: "Print JSON.")
    var json = false

    func execute() async throws {
        let layout = ShownLayout(file.argument, try file.read(), bar.policy)
        if json {
            print(try layout.json)
        } else {
            print(layout.lines.joined(separator: "\n"))
        }
        if !layout.isDeclared {
            file.note("no tabs were declared here, so all that the layout knows are shown")
        }
    }
}
