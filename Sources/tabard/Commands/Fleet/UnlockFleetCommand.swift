import ArgumentParser

struct UnlockFleetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlock",
        abstract: "Lets the users change tabs again; what they had changed before counts again."
    )

    @OptionGroup var place: FleetPlace

    func execute() async throws {
        try await place.publish { $0.defaults?.isLocked = false }
    }
}
