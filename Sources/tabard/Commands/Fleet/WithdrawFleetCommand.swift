import ArgumentParser

struct WithdrawFleetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw",
        abstract: "Leaves the tabs to the app and the users again, the lock included.",
        discussion: "Deleting the file does not do that: devices keep what they heard."
    )

    @OptionGroup var place: FleetPlace

    func execute() async throws {
        try await place.publish { $0.defaults = nil }
    }
}
