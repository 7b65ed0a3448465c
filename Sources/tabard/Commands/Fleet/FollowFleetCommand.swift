import ArgumentParser
import TabModel
import TabRoaming
import TabStore

struct FollowFleetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "follow",
        abstract: "Lets this device go by a fleet's defaults; for a device that is managed.",
        discussion: """
            Without --once the command goes on until it is interrupted, and says what it does. With --device it tells the \
            administrator what it has, where it may write into the folder. The app may run meanwhile, and has what came when \
            it starts next, or sooner.
            """
    )

    @Argument(help: "The layout's file; it need not be there yet.")
    var file: LayoutFile

    @OptionGroup var place: FleetPlace

    @Option(help: ArgumentHelp("What this device is called, to report.", valueName: "name"))
    var device: String?

    @Flag(help: "Look once and end.")
    var once = false

    func validate() throws {
        if let device, !DeviceName.isName(device) {
            throw ValidationError(
                "A device's name has 1 to 200 bytes and no control characters, unlike '\(device)'."
            )
        }
    }

    func execute() async throws {
        let file = file
        let follower = FleetFollower(file.location, through: place.carrier, device: device) {
            Notice.write($0.description)
        }
        guard !once else {
            let event = try await FleetPlace.failing { try await follower.look() }
            let line = event.map { Self.words($0) } ?? "nothing new"
            return try StandardOutput.write(lines: [Plain.text("\(file.argument): \(line)")])
        }
        let task = Task {
            await follower.run { event in
                try? StandardOutput.write(lines: [Plain.text("\(file.argument): \(Self.words(event))")])
            }
        }
        await Interruption.wait()
        await Interruption.end(task)
    }

    private static func words(_ event: ManagedDefaultsEvent) -> String {
        switch event {
        case .taken(let edition): "\(edition.words) counts now"
        case .withdrawn(let edition):
            "\(edition.words) withdraws the defaults; the app's own order counts again"
        case .expired(let edition, let days):
            "nothing was heard for \(Counted.text(days, "day")) after \(edition.words); the app's own order counts again"
        }
    }
}
