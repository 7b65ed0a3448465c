import ArgumentParser
import Foundation
import TabModel
import TabStore

struct FleetDevicesCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract:
            "Lists the devices that report, which edition they have, and when they last looked; writes nothing.",
        discussion: """
            A device reports once a day at most, and when it takes something in. When it looked is what its own clock says, which \
            may be wrong; which edition it has is certain. A device that reports nothing is not listed.
            """
    )

    @OptionGroup var place: FleetPlace

    @Flag(help: "Print JSON.")
    var json = false

    func execute() async throws {
        let carrier = place.carrier
        let edition = try await place.published()
        let (reports, problems) = try await FleetPlace.failing { try await carrier.reports() }
        for problem in problems { Notice.write(problem.description) }
        let devices = reports.map { ShownDevice($0, edition) }.sorted(by: ShownDevice.precedes)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try StandardOutput.write(lines: [
                String(decoding: try encoder.encode(devices), as: UTF8.self)
            ])
        }
        guard !devices.isEmpty else { return try StandardOutput.write(lines: ["No device has reported."]) }
        var lines = Columns.lines([ShownDevice.head] + devices.map(\.row))
        if let edition {
            let count = devices.count { $0.isUpToDate }
            let verb = count == 1 ? "has" : "have"
            lines += ["", "\(count) of \(Counted.text(devices.count, "device")) \(verb) \(edition.words)."]
        }
        try StandardOutput.write(lines: lines.map(Plain.text))
    }
}
