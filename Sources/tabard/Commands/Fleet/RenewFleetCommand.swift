import ArgumentParser

struct RenewFleetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "renew",
        abstract: "Publishes the same again, so that the devices' terms begin anew."
    )

    @OptionGroup var place: FleetPlace

    func execute() async throws {
        try await place.publish { _ in }
    }
}
