import ArgumentParser
import TabRoaming
import TabStore

struct RoamCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "roam",
        abstract:
            "Keeps a layout in step with the user's other devices, through a folder that is synchronized.",
        discussion: """
            Order and visibility roam; selection, sidebar and closed sections stay with the device. Each device has one \
            file in the folder, which is for this layout alone, and whatever synchronizes folders carries it to the \
            others. Without --once the command goes on until it is interrupted, and says what it does. The app may run \
            meanwhile. The file is made if there is none.
            """
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Option(
        help: ArgumentHelp("The folder; it has to be there.", valueName: "path"),
        completion: .directory
    )
    var folder: String

    @Option(help: ArgumentHelp("What you call this device; each has a name of its own.", valueName: "name"))
    var device: String

    @Flag(help: "Exchange once and end.")
    var once = false

    func validate() throws {
        if !DeviceName.isName(device) {
            throw ValidationError(
                "A device's name has 1 to 200 bytes and no control characters, unlike '\(device)'."
            )
        }
        if folder.isEmpty { throw ValidationError("The folder's path is empty.") }
    }

    func execute() async throws {
        try file.checkMayBeChanged(creating: true)
        let (file, folder) = (file, folder)
        let carrier = FolderCarrier(folder: folder, device: device, layout: file.location)
        let roamer = TabRoamer(file.location, through: carrier) { Notice.write($0.description) }
        guard !once else {
            try StandardOutput.write(lines: [Self.line(of: try await Self.exchange(roamer, file), file)])
            return
        }
        let task = roamer.start { exchange in
            guard exchange.isChanged || exchange.isPublished else { return }
            // Where nobody reads it any more, the layout roams all the same.
            try? StandardOutput.write(lines: [Self.line(of: exchange, file)])
        }
        await Interruption.wait()
        task.cancel()
        await task.value
    }

    private static func exchange(_ roamer: TabRoamer, _ file: LayoutFile) async throws -> TabRoamer.Exchange {
        do throws(TabStoreError) {
            return try await roamer.exchange()
        } catch {
            throw file.failure(error)
        }
    }

    private static func line(of exchange: TabRoamer.Exchange, _ file: LayoutFile) -> String {
        let parts = [
            exchange.isChanged ? "took in what other devices changed" : nil,
            exchange.isPublished ? "published to them" : nil,
        ].compactMap { $0 }
        return Plain.text(
            "\(file.argument): \(parts.isEmpty ? "nothing new" : parts.joined(separator: ", "))"
        )
    }
}
