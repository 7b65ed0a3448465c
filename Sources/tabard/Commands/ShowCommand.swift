import ArgumentParser
import Foundation
import TabStore

struct ShowCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract:
            "Shows the tabs in the user's order, where that comes from, and what else is saved; writes nothing."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @OptionGroup var bar: BarOptions

    @Flag(help: "Print JSON.")
    var json = false

    func execute() async throws {
        let reading = try file.read()
        let managed = ManagedDefaultsStore.read(at: file.location)
        let layout = ShownLayout(file.argument, reading, bar.policy, managed)
        for problem in managed.problems { Notice.write(problem.description) }
        if json {
            try StandardOutput.write(lines: [try layout.json])
        } else {
            try StandardOutput.write(lines: layout.lines)
        }
        if let fleet = layout.fleet { file.note(fleet.line) }
        if !layout.isDeclared {
            file.note("no tabs were declared here, so all that the layout knows are shown")
        }
        if layout.tree != nil {
            file.note(
                "these tabs are in a tree, which the app alone knows; what no order here names stands where it declares it"
            )
        }
    }
}
