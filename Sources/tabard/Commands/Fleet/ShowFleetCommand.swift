import ArgumentParser
import TabModel
import TabStore

struct ShowFleetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows what is published; writes nothing."
    )

    @OptionGroup var place: FleetPlace

    @Flag(help: "Print JSON.")
    var json = false

    func execute() async throws {
        let edition = try await place.edition()
        guard !json else {
            return try StandardOutput.write(lines: [String(decoding: edition.json, as: UTF8.self)])
        }
        try StandardOutput.write(lines: Self.lines(edition))
    }

    private static func lines(_ edition: ManagedDefaultsEdition) -> [String] {
        let head = [
            [
                "fleet",
                edition.name.isEmpty
                    ? edition.fleet.hexadecimal : "\(edition.name) (\(edition.fleet.hexadecimal))",
            ],
            ["edition", String(edition.number.serial)],
            ["layout", edition.layout.isEmpty ? "any" : edition.layout],
            ["term", edition.term.map { Counted.text($0, "day") } ?? "none"],
        ]
        guard let defaults = edition.defaults else {
            return lines(head + [["tabs", "withdrawn; the app's own order counts"]])
        }
        let groups = defaults.groups.map { ["in \($0.id)", list($0.order)] }
        return lines(
            head + [["locked", defaults.isLocked ? "yes" : "no"], ["order", list(defaults.order)]] + groups
                + [
                    ["hidden", list(defaults.hidden.sorted())],
                    ["required", list(defaults.required.sorted())],
                    ["fixed", list(defaults.fixed.sorted())],
                ]
        )
    }

    private static func lines(_ rows: [[String]]) -> [String] {
        Columns.lines(rows.map { $0.map(Plain.text) })
    }

    private static func list(_ ids: [TabID]) -> String {
        ids.isEmpty ? "-" : ids.map(\.string).joined(separator: " ")
    }
}
